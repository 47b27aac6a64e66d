import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../app/ui/field.tsx";
import type { OfficeWords } from "../../../content/office-words.ts";
import { type LeadWork, leadStatuses } from "../../../domain/lead/lead-work.ts";
import { Card } from "../ui/card.tsx";
import styles from "./lead.module.css";

type Props = {
  words: OfficeWords<"lead">;
  shared: OfficeWords<"leads">;
  lead: { work: LeadWork };
  owners: readonly { value: string; text: string }[];
  person: number;
  /** What somebody chose or wrote that was not kept. */
  typed: Record<string, string> | undefined;
};

/** What the team does with a lead, each field with a form of its own. */
export function WorkForms({ words, shared, lead: { work }, owners, person, typed = {} }: Props) {
  const { status, followUp, version } = work;
  const owner = String(work.owner ?? "");
  const choices = leadStatuses.map((value) => ({ value, text: shared.statuses[value] }));
  return (
    <Card title={words.work.title}>
      <WorkForm version={version} name="status" save={words.work.save}>
        <SelectField
          id="status"
          name="status"
          label={words.work.status}
          empty={words.work.status}
          choices={choices}
          defaultValue={typed.status ?? status}
        />
      </WorkForm>
      <WorkForm version={version} name="owner" save={words.work.save}>
        <SelectField
          id="owner"
          name="owner"
          label={words.work.owner}
          empty={words.work.nobody}
          choices={owners}
          defaultValue={typed.owner ?? owner}
        />
      </WorkForm>
      {owner !== String(person) && (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="do" value="take" ghost>
            {words.work.take}
          </Button>
        </Form>
      )}
      <WorkForm version={version} name="follow-up" save={words.work.save}>
        <TextField
          id="followUp"
          name="followUp"
          type="date"
          label={words.work.followUp}
          defaultValue={typed.followUp ?? followUp ?? ""}
        />
      </WorkForm>
      <Form method="post" className="stack g2">
        <TextArea
          id="note"
          name="note"
          label={words.work.note}
          hint={words.work.noteHint}
          defaultValue={typed.note}
          rows={3}
        />
        <Button type="submit" name="do" value="note" ghost>
          {words.work.addNote}
        </Button>
      </Form>
    </Card>
  );
}

type WorkFormProps = { version: number; name: string; save: string; children: ReactNode };

/** The version is what this person saw: whoever was faster is not overwritten. */
function WorkForm({ version, name, save, children }: WorkFormProps) {
  return (
    <Form method="post" className={styles.work}>
      <input type="hidden" name="version" value={version} />
      {children}
      <Button type="submit" name="do" value={name} ghost>
        {save}
      </Button>
    </Form>
  );
}

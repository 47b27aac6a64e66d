import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../app/ui/field.tsx";
import { type LeadWork, leadStatuses } from "../../../domain/lead/lead-work.ts";
import { fill } from "../../../domain/slots.ts";
import type { Dictionary } from "../dictionary.server.ts";
import { Card } from "../ui/card.tsx";
import { KeepTyped } from "../ui/keep-typed.tsx";
import { isUnsent, Unsent, type UnsentResult } from "../ui/unsent.tsx";
import { useScript } from "../ui/use-script.ts";
import type { LeadResult } from "./change-lead.server.ts";
import styles from "./lead.module.css";

/** What somebody chose or wrote, and what became of it. */
type Refused = Extract<LeadResult, { typed: object }>;
type Answer = LeadResult | UnsentResult;

type Props = {
  words: Dictionary["lead"];
  shared: Dictionary["leads"];
  lead: { work: LeadWork };
  warm: object | undefined;
  owners: readonly { value: string; text: string }[];
  days: readonly { value: string; text: string }[];
  now: { status: string; owner: string; followUp: string };
  person: number;
  /** What was not kept of a form that was sent without script. */
  refused: Refused | undefined;
  /** Something else that changes the lead is on its way. */
  isWaiting: boolean;
};

/** What the team does with a lead, each field with a form of its own. With script a choice is saved at once. */
export function WorkForms({
  words,
  shared,
  lead: { work },
  warm,
  owners,
  days,
  now,
  person,
  refused,
  isWaiting,
}: Props) {
  const { status, followUp, version } = work;
  const owner = String(work.owner ?? "");
  const fetcher = useFetcher<Answer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const isLive = useScript();
  const frame = { version, fetcher, isWaiting, save: words.work.save, refused: refusedOf(answer) ?? refused?.typed };
  const take = owner !== String(person) && !warm ? [{ value: String(person), text: words.work.take }] : [];
  const choices = leadStatuses.map((value) => ({ value, text: shared.statuses[value] }));
  return (
    <Card title={words.work.title}>
      {answer && "typed" in answer && !isUnsent(answer) && (
        <p role="alert" className={styles.refused}>
          {fill(words.results[answer.outcome], now)}
        </p>
      )}
      <ChoiceForm {...frame} name="status" field="status" saved={status}>
        {(control) => (
          <SelectField
            id="status"
            label={words.work.status}
            empty={words.work.status}
            choices={choices}
            data-key="s"
            {...control}
          />
        )}
      </ChoiceForm>
      <ChoiceForm {...frame} name="owner" field="owner" saved={owner} picks={take} pickKey="a">
        {(control) => (
          <SelectField id="owner" label={words.work.owner} empty={words.work.nobody} choices={owners} {...control} />
        )}
      </ChoiceForm>
      <ChoiceForm {...frame} name="follow-up" field="followUp" saved={followUp ?? ""} picks={days}>
        {(control) => (
          <TextField id="followUp" type="date" min="2020-01-01" label={words.work.followUp} data-key="t" {...control} />
        )}
      </ChoiceForm>
      {isLive && (
        <p role="status" className="muted">
          {answer?.outcome === "saved" ? words.results.saved : words.work.hint}
        </p>
      )}
      <NoteForm words={words} typed={refused?.typed.do === "note" ? refused.typed.note : undefined} />
      <Unsent fetcher={fetcher} />
    </Card>
  );
}

function refusedOf(answer: Answer | undefined) {
  return answer && "typed" in answer ? answer.typed : undefined;
}

type SentProps = { do: string; version?: number };

/** What is to be done with which version: whoever was faster is not overwritten. With script the page stays. */
export function SentLive({ do: wanted, version }: SentProps) {
  return (
    <>
      <input type="hidden" name="do" value={wanted} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {useScript() && <input type="hidden" name="live" value="yes" />}
    </>
  );
}

/** Arrow keys pass by what nobody means to choose. */
const choiceTime = 500;

/** Of two presses of a button the second sends nothing. */
export function onceAtATime({ state }: FetcherWithComponents<unknown>) {
  return (event: SubmitEvent) => {
    if (state !== "idle") event.preventDefault();
  };
}

type Control = { name: string; value: string; onChange: (event: { currentTarget: { value: string } }) => void };

type ChoiceProps = {
  name: string;
  field: string;
  saved: string;
  version: number;
  save: string;
  /** One for all choices: the next waits until the one before is saved, and knows its version. */
  fetcher: FetcherWithComponents<Answer>;
  isWaiting: boolean;
  refused: Record<string, string> | undefined;
  /** Choices with a button of their own. Without script the last value of a field counts. */
  picks?: readonly { value: string; text: string }[];
  pickKey?: string;
  children: (control: Control) => ReactNode;
};

/** Saved a moment after the choice or when one leaves it; what was refused waits for its button. */
function ChoiceForm({
  name,
  field,
  saved,
  version,
  save,
  fetcher,
  isWaiting,
  refused,
  picks = [],
  pickKey,
  children,
}: ChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useScript();
  const [chosen, setChosen] = useState<string>();
  // Whoever goes back to what is saved has no more to do with what was refused.
  const [settled, setSettled] = useState<object>();
  const kept = refused === settled ? undefined : refused?.[field];
  const isIdle = fetcher.state === "idle" && !isWaiting;
  const sent = fetcher.formData?.get("do") === name ? String(fetcher.formData.getAll(field).at(-1)) : undefined;
  const value = chosen ?? sent ?? kept ?? saved;
  const isDue = isLive && isIdle && chosen !== undefined;

  function send(): void {
    if (!isDue || !form.current?.checkValidity()) return;
    // At once, so that no other form thinks that nothing is on its way.
    if (chosen !== saved) void fetcher.submit(form.current, { flushSync: true });
    else setSettled(refused);
    setChosen(undefined);
  }

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(send, choiceTime);
    return () => clearTimeout(timer);
  });

  return (
    <fetcher.Form ref={form} method="post" className="stack g2" onBlur={send} onSubmit={() => setChosen(undefined)}>
      <SentLive do={name} version={version} />
      <div className={styles.work}>
        {children({ name: field, value, onChange: ({ currentTarget }) => setChosen(currentTarget.value) })}
        {(!isLive || kept !== undefined) && (
          <Button type="submit" ghost>
            {save}
          </Button>
        )}
      </div>
      {picks.length > 0 && (
        <div className={styles.days}>
          {picks.map(({ value, text }) => (
            <button
              key={value}
              type={isLive ? "button" : "submit"}
              name={field}
              value={value}
              onClick={isLive ? () => setChosen(value) : undefined}
              data-key={pickKey}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </fetcher.Form>
  );
}

/** Emptied once it is kept; whatever else is saved meanwhile leaves it alone. */
function NoteForm({ words, typed }: { words: Dictionary["lead"]; typed: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<Answer>();
  const { state, data } = fetcher;
  useEffect(() => {
    if (state === "idle" && data?.outcome === "saved") form.current?.reset();
  }, [state, data]);
  const problem = problemOf(fetcher);
  return (
    <>
      <fetcher.Form ref={form} method="post" className="stack g2" onSubmit={onceAtATime(fetcher)}>
        <SentLive do="note" />
        <TextArea
          id="note"
          name="note"
          label={words.work.note}
          hint={words.work.noteHint}
          error={problem && words.results[problem]}
          defaultValue={typed}
          readOnly={state !== "idle"}
          rows={3}
          data-key="n"
        />
        <Button type="submit" ghost small>
          {words.work.addNote}
        </Button>
      </fetcher.Form>
      <Unsent fetcher={fetcher} />
      <KeepTyped
        words={words.leave}
        isTyped={() =>
          [...document.querySelectorAll("textarea")].some(({ value, defaultValue }) => value.trim() !== defaultValue)
        }
      />
    </>
  );
}

function problemOf({ state, data }: FetcherWithComponents<Answer>) {
  const outcome = state === "idle" && data && "typed" in data && !isUnsent(data) ? data.outcome : undefined;
  return outcome === "stale" ? undefined : outcome;
}

type OwnNoteProps = { words: Dictionary["lead"]; id: string; text: string; refused: Refused | undefined };

/** The reader's own note, to be changed or removed. */
export function OwnNote({ words: { work, results }, id, text, refused }: OwnNoteProps) {
  const fetcher = useFetcher<Answer>();
  const problem = problemOf(fetcher);
  const typed = refused?.typed.id === id ? refused.typed.note : undefined;
  return (
    <details className={`noprint ${styles.own}`} open={typed !== undefined || undefined}>
      <summary>{work.editNote}</summary>
      <fetcher.Form method="post" className="stack g2" onSubmit={onceAtATime(fetcher)}>
        <SentLive do="note-change" />
        <input type="hidden" name="id" value={id} />
        <TextArea
          id={`note-${id}`}
          name="note"
          label={work.ownNote}
          error={problem && results[problem]}
          defaultValue={typed ?? text}
          readOnly={fetcher.state !== "idle"}
          rows={3}
        />
        <div className="row">
          <Button type="submit" ghost small>
            {work.saveNote}
          </Button>
          <Button type="submit" name="do" value="note-remove" ghost small>
            {work.removeNote}
          </Button>
        </div>
      </fetcher.Form>
      <Unsent fetcher={fetcher} />
    </details>
  );
}

import type { LeadFilter } from "../ports/leads.ts";
import { answer, type Command, type Session, withStorage } from "./command.ts";
import { leadColumns, leadDocument } from "./lead-view.ts";
import { table } from "./table.ts";
import { amount } from "./words.ts";

export const listCommand: Command = {
  name: "list",
  mayHave: { least: 0, most: 0 },
  options: ["form", "held", "since", "limit"],
  summary: "Lists leads, the newest first.",
  examples: ["list", "list --form report --since 7d", "list --since 2026-11-01 --limit 200 --json"],
  run: withStorage(list),
};

/** Lists what fits the options; also under "held list". */
export async function list(session: Session, held = session.values.held ?? false): Promise<number> {
  const { storage, values } = session;
  const { form, since, limit = 50 } = values;
  const filter: LeadFilter = { form, since, held };
  const [leads, total] = [await storage.leads.list({ ...filter, limit }), await storage.leads.count(filter)];
  const heldToo = held ? 0 : await storage.leads.count({ ...filter, held: true });
  answer(session, { leads: leads.map(leadDocument), total, held: held ? total : heldToo }, () =>
    [
      total === 0 ? `No leads${held ? " are held" : ""}.` : table(leadColumns(held), leads, session.terminal.columns),
      ...(total > leads.length ? [`\n${leads.length} of ${amount(total, "lead")}: --limit shows more.`] : []),
      ...(heldToo > 0 ? [`\nHeld as suspected bots: ${amount(heldToo, "lead")} ("held list" shows them).`] : []),
    ].join("\n"),
  );
  return 0;
}

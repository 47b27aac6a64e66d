import { leadForms } from "../../domain/lead/lead.ts";
import { type Command, type Session, withStorage } from "./command.ts";
import { misuse } from "./ending.ts";
import { tracesOf } from "./outbox-files.ts";
import { counted, startProgress } from "./progress.ts";
import { removeLeads } from "./remove-leads.ts";
import { shownTime } from "./times.ts";
import { amount } from "./words.ts";

export const purgeCommand: Command = {
  name: "purge",
  mayHave: { least: 0, most: 0 },
  options: ["older-than", "yes"],
  summary: "Removes leads that were kept long enough.",
  details: [
    "Held ones too, with their deliveries and with the mails about them in DATA_DIR/outbox; other mails and SMS there go by their age. Meant for a timer: nothing to remove is no failure.",
  ],
  examples: ["purge --older-than 730d", "purge --older-than 730d --yes --json"],
  run: withStorage(purge),
};

async function purge(session: Session): Promise<number> {
  const { storage, terminal, values } = session;
  const before = values["older-than"];
  if (before === undefined) throw misuse("Say what goes, by --older-than.");
  const total = await storage.leads.count({ before });
  const reading = startProgress(terminal, "Reading leads:", total);
  const { addresses, references } = await tracesOf(counted(storage.leads.each({ before }), reading));
  await removeLeads(session, {
    leads: total,
    traces: { addresses, references, phones: new Set(), writtenBefore: before },
    shown: await countsBefore(session, before),
    remove: () => removeBefore(session, before, total),
    reason: "purge",
    nothing: `Nothing is older than ${shownTime(before)}.`,
  });
  return 0;
}

async function countsBefore({ storage }: Session, before: number): Promise<string> {
  const counts = await Promise.all(leadForms.map((form) => storage.leads.count({ form, before })));
  const rows = leadForms.map((form, index) => `  ${form.padEnd(10)}${amount(counts[index] ?? 0, "lead")}`);
  return [`Received before ${shownTime(before)}:`, ...rows].join("\n");
}

/** In a few portions, because after each of them the database is rebuilt. */
async function removeBefore({ storage, terminal }: Session, before: number, total: number): Promise<number> {
  const limit = Math.max(1_000, Math.ceil(total / 10));
  const progress = startProgress(terminal, "Removing leads:", total);
  let removed = 0;
  let last: number;
  do {
    last = await storage.leads.remove({ before, limit }, "purge");
    removed += last;
    progress.step(last);
  } while (last === limit);
  progress.end();
  return removed;
}

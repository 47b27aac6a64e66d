import { pipeline } from "node:stream/promises";
import type { Destruction } from "../ports/destructions.ts";
import type { KeptConsent } from "../ports/storage.ts";
import { answer, type Command, type Session, withStorage } from "./context.ts";
import { isoTime, shownTime } from "./format.ts";
import { type Column, table } from "./table.ts";

export const consentsCommand: Command = {
  name: "consents",
  mayHave: { least: 0, most: 0 },
  options: ["since"],
  summary: "Writes what visitors decided about cookies, a JSON line each, the oldest first.",
  details: [
    "A decision has the random id that stands in the visitor's cookie: whoever shows it can be shown what was decided, and when.",
  ],
  examples: ["consents --since 2026-11-01", "consents --json"],
  run: withStorage(consents),
};

async function consents({ storage, terminal, values }: Session): Promise<number> {
  const { since, json = false } = values;
  const decisions = documentsOf(storage.consents.each(since === undefined ? {} : { since }));
  await pipeline(json ? jsonList("consents", decisions) : linesOf(decisions), terminal.out, { end: false });
  return 0;
}

async function* documentsOf(consents: AsyncIterable<KeptConsent>) {
  for await (const { keptAt, ...decision } of consents) yield { ...decision, keptAt: isoTime(keptAt) };
}

async function* linesOf(documents: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

export const destructionsCommand: Command = {
  name: "destructions",
  mayHave: { least: 0, most: 0 },
  options: ["since", "limit"],
  summary: "Lists what was destroyed, when, how much and why, the newest first.",
  details: [
    "It names nobody. The days are those on which the oldest and the newest of what went came in, or were last changed.",
    "Reasons: retention (its time was up), erasure (a person asked for it), purge and drop (an operator's commands), visitor (began anew).",
  ],
  examples: ["destructions", "destructions --since 2026-01-01 --limit 1000 --json"],
  run: withStorage(destructions),
};

const columns: Column<Destruction>[] = [
  { title: "WHEN", of: ({ at }) => shownTime(at) },
  { title: "WHAT", of: ({ kind }) => kind },
  { title: "COUNT", of: ({ count }) => count.toLocaleString("en") },
  { title: "WHY", of: ({ reason }) => reason },
  { title: "OLDEST", of: ({ oldest }) => oldest },
  { title: "NEWEST", of: ({ newest }) => newest },
];

async function destructions(session: Session): Promise<number> {
  const { since, limit = 50 } = session.values;
  const found = await session.storage.destructions.list({ limit, ...(since !== undefined && { since }) });
  answer(session, { destructions: found.map(({ at, ...rest }) => ({ at: isoTime(at), ...rest })) }, () =>
    found.length === 0 ? "Nothing was destroyed." : table(columns, found, session.terminal.columns),
  );
  return 0;
}

/** One JSON document with one list, a line for each of its items. */
export async function* jsonList(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = `{"${name}":[\n`;
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ",\n";
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}

import { pipeline } from "node:stream/promises";
import type { KeptConsent } from "../ports/storage.ts";
import { type Command, type Session, withStorage } from "./command.ts";
import { jsonList } from "./json-list.ts";
import { isoTime } from "./times.ts";

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

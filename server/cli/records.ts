import { pipeline } from "node:stream/promises";
import type { Command } from "@commander-js/extra-typings";
import { operatorLocale } from "../../site/locales.ts";
import type { Destruction } from "../ports/destructions.ts";
import type { KeptConsent } from "../ports/storage.ts";
import { type CliContext, type JsonOptions, print, type StorageContext, withStorage } from "./context.ts";
import { isoTime, shownTime } from "./format.ts";
import { examples, jsonOption, limitOption, sinceOption } from "./options.ts";
import { type Column, table } from "./table.ts";

/** What the site keeps as proof. */
export function addRecordCommands(program: Command, context: CliContext): void {
  program
    .command("consents")
    .summary("Writes what visitors decided about cookies, a JSON line each, the oldest first.")
    .description(
      "A decision has the random id that stands in the visitor's cookie: whoever shows it can be shown what was decided, and when.",
    )
    .addOption(sinceOption(context))
    .addOption(jsonOption)
    .addHelpText("after", examples("consents --since 2026-11-01", "consents --json"))
    .action((options) => withStorage(context, (open) => consents(open, options)));
  program
    .command("destructions")
    .summary("Lists what was destroyed, when, how much and why, the newest first.")
    .description(
      "It names nobody. The days are those on which the oldest and the newest of what went came in, or were last changed.\n\nReasons: retention (its time was up), erasure (a person asked for it), purge and drop (an operator's commands), visitor (began anew).",
    )
    .addOption(sinceOption(context))
    .addOption(limitOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("destructions", "destructions --since 2026-01-01 --limit 1000 --json"))
    .action((options) => withStorage(context, (open) => destructions(open, options)));
}

type RecordOptions = JsonOptions & { since?: number };

async function consents({ storage, terminal }: StorageContext, { since, json }: RecordOptions): Promise<void> {
  const decisions = documentsOf(storage.consents.each(since === undefined ? {} : { since }));
  await pipeline(json ? jsonList("consents", decisions) : linesOf(decisions), terminal.out, { end: false });
}

async function* documentsOf(consents: AsyncIterable<KeptConsent>) {
  for await (const { keptAt, ...decision } of consents) yield { ...decision, keptAt: isoTime(keptAt) };
}

async function* linesOf(documents: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

const columns: Column<Destruction>[] = [
  { title: "WHEN", of: ({ at }) => shownTime(at) },
  { title: "WHAT", of: ({ kind }) => kind },
  { title: "COUNT", of: ({ count }) => count.toLocaleString(operatorLocale) },
  { title: "WHY", of: ({ reason }) => reason },
  { title: "OLDEST", of: ({ oldest }) => oldest },
  { title: "NEWEST", of: ({ newest }) => newest },
];

async function destructions(open: StorageContext, options: RecordOptions & { limit: number }): Promise<void> {
  const { since, limit } = options;
  const found = await open.storage.destructions.list({ limit, ...(since !== undefined && { since }) });
  print(open, options, { destructions: found.map(({ at, ...rest }) => ({ at: isoTime(at), ...rest })) }, () =>
    found.length === 0 ? "Nothing was destroyed." : table(columns, found, open.terminal.columns),
  );
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

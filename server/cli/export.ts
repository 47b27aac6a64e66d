import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { Argument, type Command, Option } from "@commander-js/extra-typings";
import type { Lead, LeadForm } from "../../domain/lead/lead.ts";
import { sourceFields } from "../../domain/lead/source.ts";
import { defaultLocale, type Locale, locales } from "../../site/locales.ts";
import { answerNames, type Column, labelledColumns } from "../lead-export/columns.ts";
import { csvTable, type Separator, separators } from "../lead-export/csv.ts";
import type { LeadFilter } from "../ports/leads.ts";
import {
  type CliContext,
  failure,
  isSystemError,
  type JsonOptions,
  print,
  type StorageContext,
  usageError,
  withStorage,
} from "./context.ts";
import { amount } from "./format.ts";
import { leadDocument, packagesText } from "./leads.ts";
import { examples, formOption, heldOption, jsonOption, replaceOption, sinceOption } from "./options.ts";
import { jsonList } from "./records.ts";
import { startProgress, withProgress } from "./terminal.ts";

const languages = Object.keys(locales) as Locale[];

export function addExportCommand(program: Command, context: CliContext): void {
  program
    .command("export")
    .summary("Writes leads with all their answers, the oldest first.")
    .description(
      "CSV is for spreadsheets: an apostrophe stands before whatever they would take for a formula or a date, phone numbers included. JSON is exact as it is.\n\nA file that is there already is kept unless --replace is given.",
    )
    .addArgument(new Argument("<format>", "what to write").choices(formatNames))
    .addOption(formOption)
    .addOption(heldOption)
    .addOption(sinceOption(context))
    .option("--output <file>", "write to this file; only its owner may read it")
    .addOption(replaceOption)
    .addOption(
      new Option(
        "--separator <sign>",
        'what stands between cells of CSV: a comma unless given; Excel in Turkish wants ";"',
      ).choices(separators),
    )
    .option("--labels", "headers and values of CSV in words, for people")
    .addOption(new Option("--language <name>", `of --labels; ${defaultLocale} unless given`).choices(languages))
    .addOption(jsonOption)
    .addHelpText(
      "after",
      examples(
        "export csv --since 2026-11-01 --output november.csv",
        'export csv --labels --separator ";" --output excel.csv',
        "export json --form contact --output contacts.json",
      ),
    )
    .action((format, options) => withStorage(context, (open) => exportLeads(open, format, options)));
}

type ExportOptions = JsonOptions & {
  form?: LeadForm;
  held?: true;
  since?: number;
  output?: string;
  replace?: true;
  separator?: Separator;
  labels?: true;
  language?: Locale;
};

async function exportLeads(open: StorageContext, format: ExportFormat, options: ExportOptions): Promise<void> {
  const { storage, terminal, clock, folder } = open;
  const { form, since, held = false, output, separator } = options;
  const labels = options.language ?? (options.labels ? defaultLocale : undefined);
  if (format === "json" && (separator || labels)) throw usageError("--separator and --labels are for csv.");
  if (options.json && !output && format === "csv") {
    throw usageError("--json answers about a file: --output must name it.");
  }
  // Two readings must see the same leads.
  const filter: LeadFilter = { form, since, held, before: clock() };
  const total = await storage.leads.count(filter);
  const read = () => storage.leads.each(filter);
  if (!output) {
    await pipeline(exportFormats[format](read, { separator, labels }), terminal.out, { end: false });
    return;
  }
  const file = resolve(folder, output);
  if (existsSync(file) && !options.replace) {
    throw failure(`The file ${file} is there already: --replace puts the new one in its place.`);
  }
  const counting = () => withProgress(read(), startProgress(terminal, "Reading leads:", total));
  await write(file, exportFormats[format](counting, { separator, labels }));
  print(open, options, { exported: total, file }, () => `Exported ${amount(total, "lead")} to ${file}.`);
}

/** The file is there once it is complete. */
async function write(file: string, text: AsyncIterable<string>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(text, createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (!isSystemError(error)) throw error;
    throw failure(`The file ${file} cannot be written: ${error.message}.`);
  }
}

type Leads = () => AsyncIterable<Lead>;
/** `labels`: the language of headers and values; without it both are as programs want them. */
type CsvOptions = { separator?: Separator | undefined; labels?: Locale | undefined };

const formatNames = ["csv", "json"] as const;
type ExportFormat = (typeof formatNames)[number];

const exportFormats = { csv, json } satisfies Record<
  ExportFormat,
  (leads: Leads, options: CsvOptions) => AsyncIterable<string>
>;

const facts = ["reference", "id", "form", "createdAt", "held", "locale", "page", "email", "phone"] as const;

/** Facts, every answer that any form asks for or any lead has, consents; the columns are the same in every export. */
async function* csv(leads: Leads, { separator, labels }: CsvOptions): AsyncGenerator<string> {
  const answers = await answerNames(leads());
  yield* csvTable(labels ? labelledColumns(answers, labels) : plainColumns(answers), leads(), separator);
}

function plainColumns(answers: readonly string[]): Column<Lead>[] {
  return [
    ...facts.map((head) => ({ head, of: (lead: Lead) => leadDocument(lead)[head] ?? "" })),
    ...sourceFields.map((name) => ({ head: `source.${name}`, of: ({ source }: Lead) => source?.[name] ?? "" })),
    ...answers.map((name) => ({ head: `answers.${name}`, of: (lead: Lead) => lead.answers[name] ?? "" })),
    { head: "packages", of: packagesText },
    { head: "notice", of: ({ notice }) => notice },
    { head: "consents", of: (lead) => JSON.stringify(leadDocument(lead).consents) },
  ];
}

function json(leads: Leads): AsyncGenerator<string> {
  return jsonList("leads", documentsOf(leads()));
}

async function* documentsOf(leads: AsyncIterable<Lead>) {
  for await (const lead of leads) yield leadDocument(lead);
}

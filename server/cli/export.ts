import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { defaultLocale } from "../../site/locales.ts";
import type { LeadFilter } from "../ports/leads.ts";
import { answer, type Command, type Session, withStorage } from "./command.ts";
import { failure, isSystemError, misuse } from "./ending.ts";
import { type CsvOptions, type ExportFormat, exportFormats } from "./export-formats.ts";
import { counted, startProgress } from "./progress.ts";
import { amount } from "./words.ts";

export const exportCommand: Command = {
  name: "export",
  operands: "csv|json",
  mayHave: { least: 1, most: 1 },
  options: ["form", "held", "since", "output", "replace", "separator", "labels", "language"],
  summary: "Writes leads with all their answers, the oldest first.",
  details: [
    "CSV is for spreadsheets: an apostrophe stands before whatever they would take for a formula or a date, phone numbers included. JSON is exact as it is.",
    "A file that is there already is kept unless --replace is given.",
  ],
  examples: [
    "export csv --since 2026-11-01 --output november.csv",
    'export csv --labels --separator ";" --output excel.csv',
    "export json --form contact --output contacts.json",
  ],
  run: withStorage(exportLeads),
};

async function exportLeads(session: Session): Promise<number> {
  const { storage, terminal, values, operands, clock, folder } = session;
  const { form, since, held = false, output } = values;
  const format = formatOf(operands[0]);
  const csv: CsvOptions = {
    separator: values.separator,
    labels: values.language ?? (values.labels ? defaultLocale : undefined),
  };
  if (format === "json" && (csv.separator || csv.labels)) throw misuse("--separator and --labels are for csv.");
  if (values.json && !output && format === "csv") throw misuse("--json answers about a file: --output must name it.");
  // Two readings must see the same leads.
  const filter: LeadFilter = { form, since, held, before: clock() };
  const total = await storage.leads.count(filter);
  const read = () => storage.leads.each(filter);
  if (!output) {
    await pipeline(exportFormats[format](read, csv), terminal.out, { end: false });
    return 0;
  }
  const file = resolve(folder, output);
  if (existsSync(file) && !values.replace) {
    throw failure(`The file ${file} is there already: --replace puts the new one in its place.`);
  }
  const text = exportFormats[format](() => counted(read(), startProgress(terminal, "Reading leads:", total)), csv);
  await write(file, text);
  answer(session, { exported: total, file }, () => `Exported ${amount(total, "lead")} to ${file}.`);
  return 0;
}

function formatOf(name: string | undefined): ExportFormat {
  if (name === "csv" || name === "json") return name;
  throw misuse(`The format must be csv or json, but is "${name}".`);
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

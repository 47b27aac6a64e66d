import { fillCounted } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import {
  askedAnswers,
  type Column,
  csvTable,
  inPieces,
  type LeadInList,
  type LeadWorkFilter,
  labelledColumns,
  mostSheetRows,
  type OfficeServices,
  otherAnswers,
  workbook,
} from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { type Filters, readFilters } from "./filters.ts";
import type { Names } from "./shown-lead.server.ts";
import { saidFilters } from "./view.server.ts";

export type ExportFormat = "xlsx" | "csv";

export const mediaTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

/** A sheet has an end. */
export function formatsFor(count: number): ExportFormat[] {
  return count > mostSheetRows ? ["csv"] : ["xlsx", "csv"];
}

type Row = Pick<LeadInList, "lead" | "work">;
type Wanted = { format: ExportFormat; isPersonal: boolean; filter: LeadWorkFilter; names: Names; locale: Locale };

/** The leads of a filter as a file, read as fast as it is taken. */
export function exportFile({ leads }: Pick<OfficeServices, "leads">, wanted: Wanted): AsyncGenerator<Uint8Array> {
  const { format, filter, locale } = wanted;
  const [columns, rows] = [columnsOf(wanted), leads.each(filter)];
  if (format === "csv") return inPieces(csvTable(columns, rows, separatorIn(locale)));
  return workbook(dictionary(locale).leads.title, columns, rows);
}

/** What the command line exports for people, and what the team does with a lead behind when it came. */
function columnsOf({ isPersonal, names, locale }: Wanted): Column<Row>[] {
  const { columns, statuses } = dictionary(locale).leads;
  const work: Column<Row>[] = [
    { head: columns.status, of: ({ work: { status } }) => statuses[status] },
    { head: columns.owner, of: ({ work: { owner } }) => (owner === null ? "" : (names.get(owner) ?? "")) },
    { head: columns.followUp, of: ({ work: { followUp } }) => ({ day: followUp }) },
  ];
  // Held leads are in no view.
  const shown = labelledColumns(askedAnswers, locale).filter(
    (column) => column.name !== "held" && (isPersonal || !column.isPersonal),
  );
  const others: Column<Row> = { head: dictionary(locale).export.others, of: ({ lead }) => otherAnswers(lead) };
  return [
    ...shown.flatMap(({ name, head, of }) => {
      const column: Column<Row> = { head, of: ({ lead }) => of(lead) };
      return name === "createdAt" ? [column, ...work] : [column];
    }),
    ...(isPersonal ? [others] : []),
  ];
}

/** Where a comma stands in numbers, spreadsheets want a semicolon between cells. */
function separatorIn(locale: Locale): "," | ";" {
  return Intl.NumberFormat(locale).format(0.5).includes(",") ? ";" : ",";
}

type Exported = { format: ExportFormat; isPersonal: boolean; rows: number; filters: Filters; person: number };

/** What the log keeps of an export. Of what was typed it keeps that there was something. */
export function loggedExport({ format, isPersonal, rows, filters, person }: Exported): string {
  const { text, source, owner } = filters;
  const kept = {
    ...filters,
    text: text && "yes",
    source: source && "yes",
    owner: owner === "mine" ? String(person) : owner,
  };
  const all = { format, rows: String(rows), personal: isPersonal ? "yes" : "", ...kept };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== "")).toString();
}

/** The same in words: "41 talep, Excel, kişisel veriyle. Durum: Yeni, Arama". */
export function saidExport(logged: string, names: Names, locale: Locale): string {
  const { log } = dictionary(locale).export;
  const { filters: labels } = dictionary(locale).leads;
  const kept = new URLSearchParams(logged);
  const filters = readFilters(kept);
  const said = [
    ...saidFilters({ ...filters, text: "", source: "" }, names, locale),
    ...(filters.text ? [labels.search] : []),
    ...(filters.source ? [labels.source] : []),
  ];
  const what = [
    fillCounted(log.rows, Number(kept.get("rows"))),
    log.formats[kept.get("format") === "csv" ? "csv" : "xlsx"],
    kept.has("personal") ? log.personal : log.impersonal,
  ];
  return `${what.join(", ")}. ${said.join(", ") || labels.none}`;
}

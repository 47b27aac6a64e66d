import { Zip, ZipDeflate } from "fflate";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { day, dayOf, istanbulOffset, minute } from "../../domain/time.ts";
import type { Cell, Column } from "./columns.ts";
import { inPieces } from "./pieces.ts";

/** What a sheet holds below its header. */
export const mostSheetRows = 1_048_575;
/** What a cell holds. */
const mostCharacters = 32_767;
/** The day before 1 January 1900, from which spreadsheets count, for all dates after February of that year. */
const firstDay = dayOf("1899-12-30");
/** Places in the list of `cellXfs`. */
const styles = { text: 1, moment: 2, day: 3, head: 4 } as const;

/**
 * A table as an Excel workbook, in pieces. Every text is marked as text, so that none is taken for a formula or a
 * number, also once somebody edits it; moments and days are dates, written as the reader's own spreadsheet writes them.
 */
export async function* workbook<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    return part;
  };
  for (const [name, xml] of Object.entries(partsOf(title))) add(name).push(Buffer.from(declaration + xml), true);
  const sheet = add("xl/worksheets/sheet1.xml");
  for await (const piece of inPieces(sheetOf(columns, rows))) {
    sheet.push(piece);
    yield* ready.splice(0);
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  yield* ready;
}

async function* sheetOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const places = columns.map((_, index) => placeOf(index));
  const line = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join("")}</row>`;
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData>`;
  yield line(
    1,
    columns.map(({ head }, index) => textCell(`${places[index]}1`, head, styles.head)),
  );
  let number = 1;
  for await (const row of rows) {
    number += 1;
    const cells = columns.map(({ of }, index) => cellOf(`${places[index]}${number}`, of(row)));
    yield line(number, cells);
  }
  yield `</sheetData><autoFilter ref="A1:${places.at(-1)}${number}"/></worksheet>`;
}

/** The name of a column: A, B … Z, AA. */
function placeOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? placeOf(before - 1) : "") + String.fromCharCode(65 + (index % 26));
}

function cellOf(place: string, cell: Cell): string {
  if (typeof cell === "string") return textCell(place, cell, styles.text);
  if ("moment" in cell) return dateCell(place, momentNumber(cell.moment), styles.moment);
  return cell.day === null ? "" : dateCell(place, dayOf(cell.day) - firstDay, styles.day);
}

function textCell(place: string, text: string, style: number): string {
  if (text === "") return "";
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function dateCell(place: string, number: number, style: number): string {
  return `<c r="${place}" s="${style}"><v>${number}</v></c>`;
}

/** Days since the first one, as the clocks in Istanbul show the moment. Seconds are left out, as everywhere. */
function momentNumber(at: number): number {
  const local = at + istanbulOffset;
  return (local - (local % minute)) / day - firstDay;
}

/** Signs that XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unwritable = /[\0-\x08\x0b-\x1f\ufffe\uffff]/g;

/** "_x000A_" in a cell is read as the sign of that number, so its first underscore is written as one. */
function escaped(text: string): string {
  const written = text
    .slice(0, mostCharacters)
    .toWellFormed()
    .replace(unwritable, "")
    .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
  return escapeMarkup(written);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const related = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const sheetTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** All of a workbook but its sheet. The formats 14, 22 and 49 are a date, a date with its time, and text. */
function partsOf(title: string): Record<string, string> {
  return {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetTypes}.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${related}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">${["", ' numFmtId="49" applyNumberFormat="1"', ' numFmtId="22" applyNumberFormat="1"', ' numFmtId="14" applyNumberFormat="1"', ' fontId="1" applyFont="1"'].map((style) => `<xf xfId="0"${style}/>`).join("")}</cellXfs></styleSheet>`,
  };
}

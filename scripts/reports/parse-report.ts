import { lexer, type Token, type Tokens } from "marked";
import { BrokenText } from "../../copy/front-matter.ts";
import type { ReportChart } from "../../copy/report-schema.ts";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { type PageName, pageNames } from "../../site/pages.ts";

/** A stretch of text in one look. */
export type Run = { text: string; strong?: boolean; link?: string };

export type Block =
  | { kind: "heading"; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; marks: ListMarks; items: Run[][] }
  | { kind: "table"; align: ("right" | null)[]; head: Run[][]; rows: Run[][][] }
  | { kind: "callout"; title: Run[]; runs: Run[] }
  | { kind: "charts"; charts: ReportChart[] }
  | { kind: "figure"; value: string; label: string }
  | { kind: "note"; runs: Run[] };

/** What stands before the items of a list: numbers, points, or boxes to tick. */
export type ListMarks = "numbers" | "points" | "boxes";

export type Chapter = { title: string; blocks: Block[] };

/** The text of a report, in the order in which it is read. */
export type ReportText = { summary: Block[]; chapters: Chapter[] };

const directive = /^::(\w+) +(.+)$/s;

/** Splits a report's Markdown into its summary and its chapters. What cannot be typeset stops the build with one sentence. */
export function parseReport(body: string, charts: readonly ReportChart[], place: Place): ReportText {
  const summary: Block[] = [];
  const chapters: Chapter[] = [];
  for (const token of lexer(body)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token.depth === 2) {
      chapters.push({ title: textOf(parseInline(token.tokens, place)), blocks: [] });
    } else {
      (chapters.at(-1)?.blocks ?? summary).push(parseBlock(token, charts, place));
    }
  }
  checkCharts([...summary, ...chapters.flatMap(({ blocks }) => blocks)], charts, place);
  return { summary, chapters };
}

function parseBlock(token: Token, charts: readonly ReportChart[], place: Place): Block {
  const runs = () => parseInline((token as Tokens.Paragraph).tokens, place);
  if (token.type === "heading" && token.depth === 3) return { kind: "heading", runs: runs() };
  if (token.type === "list") return parseList(token as Tokens.List, place);
  if (token.type === "table") return parseTable(token as Tokens.Table, place);
  if (token.type === "blockquote") return parseCallout(token as Tokens.Blockquote, place);
  if (token.type !== "paragraph")
    throw new BrokenText(place.file, `a report has no place for "${firstLine(token.raw)}"`);
  const [, name, value] = directive.exec(token.text) ?? [];
  if (name === undefined || value === undefined) return { kind: "paragraph", runs: runs() };
  return parseDirective(name, value.trim(), charts, place);
}

function parseDirective(name: string, value: string, charts: readonly ReportChart[], place: Place): Block {
  if (name === "note") return { kind: "note", runs: parseInline([{ type: "text", raw: value, text: value }], place) };
  if (name === "chart") {
    return { kind: "charts", charts: value.split(/\s+/).map((id) => findChart(id, charts, place)) };
  }
  const [figure, label] = value.split(" | ");
  if (name === "figure" && figure && label) return { kind: "figure", value: plain(figure), label: plain(label) };
  throw new BrokenText(
    place.file,
    `"::${name} ${firstLine(value)}" is neither a chart, a figure with a label nor a note`,
  );
}

function parseList(token: Tokens.List, place: Place): Block {
  const items = token.items.map((item) => {
    const [text, ...others] = item.tokens.filter(({ type }) => type !== "checkbox");
    if (!text || others.length > 0) throw new BrokenText(place.file, `"${firstLine(item.text)}" is more than a line`);
    return parseInline([text], place);
  });
  const marks = token.ordered ? "numbers" : token.items.every(({ task }) => task) ? "boxes" : "points";
  return { kind: "list", marks, items };
}

function parseTable(token: Tokens.Table, place: Place): Block {
  return {
    kind: "table",
    align: token.align.map((side) => (side === "right" ? "right" : null)),
    head: token.header.map((cell) => parseInline(cell.tokens, place)),
    rows: token.rows.map((row) => row.map((cell) => parseInline(cell.tokens, place))),
  };
}

function parseCallout(token: Tokens.Blockquote, place: Place): Block {
  const [title, text, ...others] = token.tokens.filter(({ type }) => type !== "space");
  if (title?.type !== "heading" || text?.type !== "paragraph" || others.length > 0) {
    throw new BrokenText(place.file, `"${firstLine(token.text)}" must be a heading and one paragraph`);
  }
  return {
    kind: "callout",
    title: parseInline((title as Tokens.Heading).tokens, place),
    runs: parseInline((text as Tokens.Paragraph).tokens, place),
  };
}

function findChart(id: string, charts: readonly ReportChart[], { file }: Place): ReportChart {
  const chart = charts.find((one) => one.id === id);
  if (!chart) throw new BrokenText(file, `the text names the chart "${id}", which its front matter does not hold`);
  return chart;
}

function checkCharts(blocks: Block[], charts: readonly ReportChart[], { file }: Place): void {
  const shown = blocks.flatMap((block) => (block.kind === "charts" ? block.charts : []));
  const unused = charts.find((chart) => !shown.includes(chart));
  if (unused) throw new BrokenText(file, `no "::chart ${unused.id}" stands in the text`);
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

export type Place = { file: string; locale: Locale; origin: string };

/** Keeps words together on a page of HTML; a search in a PDF would stumble over it. */
const WORD_JOINER = /\u2060/g;

/** Markdown inside a line: plain words, strong words and links. Anything else stops the build. */
function parseInline(tokens: Token[] | undefined, place: Place, look: Omit<Run, "text"> = {}): Run[] {
  return (tokens ?? []).flatMap((token): Run[] => {
    switch (token.type) {
      case "text":
        return "tokens" in token && token.tokens
          ? parseInline(token.tokens, place, look)
          : [{ ...look, text: plain(token.text) }];
      case "escape":
        return [{ ...look, text: plain(token.text) }];
      case "strong":
        return parseInline(token.tokens, place, { ...look, strong: true });
      case "link":
        return parseInline(token.tokens, place, { ...look, link: resolve((token as Tokens.Link).href, place) });
      default:
        throw new BrokenText(place.file, `a report has no place for "${token.raw}"`);
    }
  });
}

/** A sign of a sum stays with the number after it, and a number with its unit. */
const SIGN = /(?<= [×÷+−=]) (?=[%\d])/g;
const UNIT = /(?<=\d) (?=(?:TL|[GM]B|k?W|[kM]Wh)(?!\p{L}))/gu;

export function plain(text: string): string {
  return text
    .replace(WORD_JOINER, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(SIGN, "\u00a0")
    .replace(UNIT, "\u00a0");
}

function resolve(target: string, { file, locale, origin }: Place): string {
  if (!target.startsWith("page:")) return target;
  const [name, query] = target.slice("page:".length).split("?");
  if (!pageNames.includes(name as PageName)) throw new BrokenText(file, `links to the unknown page "${name}"`);
  return origin + href(name as PageName, locale, Object.fromEntries(new URLSearchParams(query)));
}

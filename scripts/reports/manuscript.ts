import type { ReportChart } from "../../content/report-schema.ts";
import type { Run } from "../../server/pdf/set-lines.ts";

export type Block =
  | { kind: "heading"; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Run[][] }
  | { kind: "table"; align: ("right" | null)[]; head: Run[][]; rows: Run[][][] }
  | { kind: "callout"; title: Run[]; runs: Run[] }
  | { kind: "charts"; charts: ReportChart[] }
  | { kind: "figure"; value: string; label: string }
  | { kind: "note"; runs: Run[] };

export type Chapter = { title: string; blocks: Block[] };

/** The text of a report, in the order in which it is read. */
export type Manuscript = { summary: Block[]; chapters: Chapter[] };

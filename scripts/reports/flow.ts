import type { Box } from "../../server/pdf/box.ts";

/** Boxes over the full width, or boxes that run in two columns. What follows text takes some of it along to a new page. */
export type Item = { kind: "full" | "columns"; above: number; boxes: Box[]; followsText?: boolean };

/** A part of the report that begins with a heading of its own. `header` stands at the top of the pages it goes on to. */
export type Part = { anchor: string; header: string; items: Item[] };

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentTable } from "../../server/env.ts";
import { report, root } from "./sources.ts";

export type Row = { name: string; default: string; description: string; build?: boolean };

const start = "<!-- environment:start -->";
const end = "<!-- environment:end -->";

/** The settings as the README shows them. */
export function settingsTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, default: value, description, build }) => {
    const note = build ? `${description} Part of the pages: a change builds them anew.` : description;
    return `| \`${name}\` | ${value === "" ? "" : `\`${value}\` `}| ${note.replaceAll("|", "\\|")} |`;
  });
  return ["| setting | default | what it does |", "| --- | --- | --- |", ...lines].join("\n");
}

/** The text with the table between its two markers. */
export function betweenMarkers(text: string, table: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md needs the lines ${start} and ${end}, in this order.`);
  return `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`;
}

if (import.meta.main) {
  const path = join(root, "README.md");
  const readme = existsSync(path) ? readFileSync(path, "utf8") : "";
  const wanted = betweenMarkers(readme, settingsTable(environmentTable));

  if (process.argv.includes("--write")) writeFileSync(path, wanted);
  else if (wanted !== readme) {
    report(["README.md: the table of settings differs from server/env.ts; run npm run readme to write it again."]);
  }
}

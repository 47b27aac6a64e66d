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

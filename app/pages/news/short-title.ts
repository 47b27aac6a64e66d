const longest = 48;

/** A headline short enough for the breadcrumbs: up to its first pause, or to the last whole word that fits. */
export function shortTitle(title: string): string {
  const [beginning] = title.split(/[,;:](?=\s)/) as [string];
  const clean = beginning.replace(/[.!?…]+$/, "");
  if (clean.length <= longest) return clean;
  return `${clean.slice(0, clean.lastIndexOf(" ", longest))}…`;
}

const nouns = {
  lead: ["lead", "leads"],
  delivery: ["delivery", "deliveries"],
  file: ["file", "files"],
  request: ["data-subject request", "data-subject requests"],
  draft: ["unfinished quote", "unfinished quotes"],
} as const;

/** "1 lead", "1,204 leads". */
export function amount(count: number, noun: keyof typeof nouns): string {
  return `${count.toLocaleString("en")} ${nouns[noun][count === 1 ? 0 : 1]}`;
}

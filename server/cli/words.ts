const plurals = { lead: "leads", delivery: "deliveries", file: "files" } as const;

/** "1 lead", "1,204 leads". */
export function amount(count: number, noun: keyof typeof plurals): string {
  return `${count.toLocaleString("en")} ${count === 1 ? noun : plurals[noun]}`;
}

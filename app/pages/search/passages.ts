/** Keys of copy whose values no visitor reads, or reads only in a state the page is not usually in. */
const unread = new Set(
  "meta id icon image sign story direction pattern mailbox nav paging empty errors messages mail".split(" "),
);

/** The texts of a piece of copy, in the order of the page. Links are left out: their words belong to other pages. */
export function copyPassages(value: unknown): string[] {
  if (typeof value === "string") return isWords(value) ? [value] : [];
  if (typeof value !== "object" || value === null || "to" in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : copyPassages(inner)));
}

/** Lower-case letters without a space are keys. */
function isWords(text: string): boolean {
  return text !== "" && !/^[a-z0-9-]+$/.test(text);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The texts of our rendered Markdown: paragraphs, headings, list items, cells. */
export function htmlPassages(html: string): string[] {
  return html
    .split(/<\/?(?:p|h\d|li|ul|ol|td|th|tr|blockquote|hr|div|table)\b[^>]*>/)
    .map((part) =>
      part.replace(/<[^>]+>/g, "").replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] as string),
    )
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** Whether an item may be seen: no draft, and its publish moment (if any) has come. */
export function isPublished(item: { draft: boolean; publish?: string | undefined }, now: Date): boolean {
  return !item.draft && (item.publish === undefined || new Date(item.publish) <= now);
}

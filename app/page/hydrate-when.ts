/** When a page's app starts: when its visitor shows intent, by itself once the browser has time, or not at all. */
export type HydrateWhen = "intent" | "idle" | "never";

export function hydrateWhen(type: string | undefined): HydrateWhen {
  if (!type) return "never";
  return type === "contact" || type === "report" || type === "quote" || type === "request" ? "idle" : "intent";
}

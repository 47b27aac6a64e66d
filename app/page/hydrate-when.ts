/** When a page's app starts: at the first sign of a visitor, by itself once the browser has time, or not at all. */
export type HydrateWhen = "sign" | "idle" | "never";

export function hydrateWhen(type: string | undefined): HydrateWhen {
  if (!type) return "never";
  return type === "contact" || type === "report" || type === "quote" || type === "request" ? "idle" : "sign";
}

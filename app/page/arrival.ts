import { campaignParameters, type LeadSource, sourceLength } from "../../domain/lead/source.ts";

/** What the app knows of where the visit came from. It is in the memory of the page alone, and goes with it. */
let arrival: LeadSource | undefined;

/** Reads it once, when the app starts: later the address is that of another page. */
export function noteArrival(): void {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  arrival ??= arrivalOf(location.href, document.referrer, load?.type);
}

/** Adds it to a form for a lead. The server cleans it. */
export function addArrival(body: FormData): void {
  for (const [name, value] of Object.entries(arrival ?? {})) body.set(name, value);
}

/**
 * Where a document's visit came from. One that was loaded inside the site, again or by going back is no arrival, and
 * nothing is known. Of the page before, the host alone is taken.
 */
export function arrivalOf(address: string, referrer: string, load: NavigationTimingType = "navigate"): LeadSource {
  const { origin, pathname, searchParams } = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (before?.origin === origin || load === "reload" || load === "back_forward") return {};
  const campaign = Object.entries(campaignParameters).flatMap(([field, parameter]) => {
    const value = [...(searchParams.get(parameter) ?? "")].slice(0, sourceLength).join("");
    return value ? [[field, value]] : [];
  });
  return {
    ...Object.fromEntries(campaign),
    ...(before?.hostname && { referringHost: before.hostname }),
    landingPage: pathname,
  };
}

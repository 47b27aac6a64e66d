import type { Posted } from "./read-form.ts";

/** In the order in which it is shown. Forms post it under the same names. */
export const sourceFields = [
  "utmSource",
  "utmMedium",
  "utmCampaign",
  "utmTerm",
  "utmContent",
  "referringHost",
  "landingPage",
] as const;
export type SourceField = (typeof sourceFields)[number];

/** Where a visit came from, as far as it is known: the landing page is an address path of ours. */
export type LeadSource = Partial<Record<SourceField, string>>;

/** What the fields of a campaign are called in addresses. */
export const campaignParameters = {
  utmSource: "utm_source",
  utmMedium: "utm_medium",
  utmCampaign: "utm_campaign",
  utmTerm: "utm_term",
  utmContent: "utm_content",
} as const satisfies LeadSource;

/** What people read: the campaign's source, else the host that referred; undefined is not known. */
export function shownSource(source: LeadSource | undefined): string | undefined {
  return source?.utmSource ?? source?.referringHost;
}

/** The same to filter and count by; null is not known. Campaigns are typed by hand, so capitals do not matter. */
export function sourceName(source: LeadSource | undefined): string | null {
  return shownSource(source)?.toLowerCase() ?? null;
}

/** Characters of each field. */
export const sourceLength = 100;

export type OwnSite = {
  /** Is no source. */
  host: string;
  isPage: (path: string) => boolean;
};

/** The source that came with a form. What cannot be one is left out: a form is never refused for it. */
export function readSource(posted: Posted, own: OwnSite): LeadSource | undefined {
  const source: LeadSource = {};
  for (const name of sourceFields) {
    const value = readValue(name, posted[name] ?? "", own);
    if (value) source[name] = value;
  }
  return Object.keys(source).length > 0 ? source : undefined;
}

function readValue(name: SourceField, typed: string, { host, isPage }: OwnSite): string {
  if (name === "landingPage") return isPath(typed) && isPage(typed) ? typed : "";
  const value = name === "referringHost" ? readHost(typed) : readCampaign(typed);
  return isSameHost(value, host) ? "" : value;
}

/** Addresses of the table are lower-case letters, digits and hyphens. */
function isPath(typed: string): boolean {
  return typed.length <= sourceLength && /^\/[a-z\d/-]*$/.test(typed);
}

const hostShape = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;

/** A host alone: whatever has a user, a port or a path is none. */
function readHost(typed: string): string {
  const host = typed
    .slice(0, 2 * sourceLength)
    .trim()
    .toLowerCase();
  return host.length <= sourceLength && hostShape.test(host) ? host : "";
}

/** Control characters, and signs that nobody sees: marks of direction, joiners, fillers, half of a pair. */
const invisible = /[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/gu;
/** "gclid=…" and its like name a person's click, not a channel. */
const clickId = /(?:clk?id|[gw]braid)=/i;

function readCampaign(typed: string): string {
  const clean = typed
    .slice(0, 4 * sourceLength)
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
  if (clickId.test(clean)) return "";
  return [...clean].slice(0, sourceLength).join("").trim();
}

function isSameHost(value: string, host: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, "");
  return value !== "" && bare(value) === bare(host);
}

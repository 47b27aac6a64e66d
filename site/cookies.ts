const day = 24 * 60 * 60;

type Cookie = {
  name: string;
  seconds: number;
  /** An optional one may be set only after consent. */
  kind: "necessary" | "optional";
  /** Out of reach for scripts; on https its name also keeps other hosts from setting it. */
  httpOnly: boolean;
};

/** Every cookie the site sets. The cookie policy has a row for each; a test compares the two. */
export const cookies = {
  language: { name: "i18n_redirected", seconds: 365 * day, kind: "necessary", httpOnly: false },
  quoteDraft: { name: "teklif", seconds: 7 * day, kind: "necessary", httpOnly: true },
  /** Holds what was chosen in the wizard until it is saved, usually less than a second. */
  quoteChoices: { name: "teklif_son", seconds: 10 * 60, kind: "necessary", httpOnly: false },
  consent: { name: "cerez_tercihi", seconds: 180 * day, kind: "necessary", httpOnly: false },
} as const satisfies Record<string, Cookie>;

/** What scripts keep in the browser besides cookies, by name. The policy names these too; none is sent anywhere. */
export const storedItems = {
  searchKey: "search-key",
  hardReload: "loaded-afresh",
  scrollPositions: "scroll-positions",
  typedValues: "typed",
} as const;

/** A cookie with its value and attributes, as the server and the page's scripts write it. */
export function writeCookie({ name, seconds, httpOnly }: Cookie, value: string, secure: boolean): string {
  const prefix = httpOnly && secure ? "__Host-" : "";
  const attributes = `Max-Age=${seconds}; Path=/; SameSite=Lax${httpOnly ? "; HttpOnly" : ""}${secure ? "; Secure" : ""}`;
  return `${prefix}${name}=${value}; ${attributes}`;
}

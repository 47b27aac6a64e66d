export const categories = ["necessary", "analytics", "marketing"] as const;
export type Category = (typeof categories)[number];

/** What a visitor decided about optional cookies. It says nothing about who decided. */
export type Consent = {
  /** 128 random bits in hexadecimal; stays the same when the visitor changes the decision. */
  id: string;
  /** Of the cookie policy that was in force. */
  version: string;
  time: string;
  /** Those allowed, in the order above; the necessary ones always are. */
  categories: Category[];
};

export const consentAddress = "/_consent";

/** The record as text: it stands so in the cookie, and so it is sent to the server. */
export function writeConsent({ id, version, time, categories }: Consent): string {
  return new URLSearchParams({ id, version, time, categories: categories.join(" ") }).toString();
}

/** The record in a text that `writeConsent` could have written; undefined for every other one. */
export function readConsent(text: string): Consent | undefined {
  const fields = new URLSearchParams(text);
  const field = (name: string) => fields.get(name) ?? "";
  const allowed = field("categories").split(" ");
  const consent: Consent = {
    id: field("id"),
    version: field("version"),
    time: field("time"),
    categories: categories.filter((category) => allowed.includes(category)),
  };
  return isSound(consent) && writeConsent(consent) === text ? consent : undefined;
}

function isSound({ id, version, time, categories }: Consent): boolean {
  return (
    /^[0-9a-f]{32}$/.test(id) &&
    /^[!-~]{1,20}$/.test(version) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) &&
    !Number.isNaN(Date.parse(time)) &&
    categories.includes("necessary")
  );
}

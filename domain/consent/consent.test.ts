import { describe, expect, test } from "vitest";
import { type Consent, readConsent, writeConsent } from "./consent.ts";
import { consentSignals } from "./tag-manager.ts";

const consent: Consent = {
  id: "0123456789abcdef0123456789abcdef",
  version: "1.0",
  time: "2026-03-01T09:30:00.000Z",
  categories: ["necessary", "analytics"],
};
const text = writeConsent(consent);

describe("a decision", () => {
  test("is one text, the same in the cookie and on its way to the server", () => {
    expect(text).toBe(
      "id=0123456789abcdef0123456789abcdef&version=1.0&time=2026-03-01T09%3A30%3A00.000Z&categories=necessary+analytics",
    );
    expect(readConsent(text)).toEqual(consent);
  });

  test.each([
    ["nothing", ""],
    ["a short id", text.replace("id=0123", "id=")],
    ["an id in capitals", text.replace("abcdef", "ABCDEF")],
    ["no version", text.replace("version=1.0", "version=")],
    ["a long version", text.replace("1.0", "1".repeat(21))],
    ["no such moment", text.replace("2026-03-01", "2026-13-01")],
    ["another form of time", text.replace(".000Z", "Z")],
    ["a category we do not know", text.replace("analytics", "everything")],
    ["categories in another order", text.replace("necessary+analytics", "analytics+necessary")],
    ["a category twice", text.replace("analytics", "analytics+analytics")],
    ["no necessary category", text.replace("necessary+", "")],
    ["a further field", `${text}&email=ayse%40ornek.example`],
    ["a field twice", `${text}&version=1.0`],
  ])("is not read from %s", (_, changed) => {
    expect(readConsent(changed)).toBeUndefined();
  });
});

test("Consent Mode v2 hears of each purpose", () => {
  const all = (analytics: string, marketing: string) => ({
    analytics_storage: analytics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
  expect(consentSignals(["necessary"])).toEqual(all("denied", "denied"));
  expect(consentSignals(["necessary", "analytics"])).toEqual(all("granted", "denied"));
  expect(consentSignals(["necessary", "analytics", "marketing"])).toEqual(all("granted", "granted"));
});

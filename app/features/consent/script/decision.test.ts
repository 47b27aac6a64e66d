import { expect, test } from "vitest";
import { type Consent, writeConsent } from "../../../../domain/consent/consent.ts";
import { consentIn } from "./decision.ts";

const consent: Consent = {
  id: "0123456789abcdef0123456789abcdef",
  version: "1.0",
  time: "2026-03-01T09:30:00.000Z",
  categories: ["necessary", "analytics"],
};

test("the decision is found among other cookies, and only a sound one", () => {
  const text = writeConsent(consent);
  expect(consentIn(`i18n_redirected=tr; cerez_tercihi=${text}; x=1`)).toEqual(consent);
  expect(consentIn(`eski_cerez_tercihi=${text}`)).toBeUndefined();
  expect(consentIn("cerez_tercihi=evet")).toBeUndefined();
  expect(consentIn("")).toBeUndefined();
});

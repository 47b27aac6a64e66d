import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const refusalOf = (settings: Record<string, string>) => {
  try {
    readEnvironment(settings);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("a captcha without its key, version or secret is refused by name", () => {
  expect(refusalOf({ RECAPTCHA_VERSION: "3", RECAPTCHA_SECRET: "s" })).toMatch(/^ReCaptcha error: No key provided/);
  expect(refusalOf({ RECAPTCHA_SITE_KEY: "k", RECAPTCHA_SECRET: "s" })).toMatch(
    /^ReCaptcha error: No version provided/,
  );
  expect(refusalOf({ RECAPTCHA_SITE_KEY: "k", RECAPTCHA_VERSION: "3" })).toMatch(/RECAPTCHA_SECRET/);
  expect(refusalOf({ RECAPTCHA_SITE_KEY: "k", RECAPTCHA_VERSION: "3", RECAPTCHA_SECRET: "s" })).toBe("");
});

test("an unsigned webhook and a shared database without a shared secret are refused", () => {
  expect(refusalOf({ WEBHOOK_URL: "https://crm.example/hook" })).toMatch(/WEBHOOK_SECRETS/);
  expect(refusalOf({ DATABASE_URL: "postgres://x@y/z" })).toMatch(/^SECRET /);
});

test("mailboxes are read as a table; a bad row is named", () => {
  const { LEAD_MAILBOXES } = readEnvironment({ LEAD_MAILBOXES: "contact=a@x.example, quote/partner=b@x.example" });
  expect(LEAD_MAILBOXES).toEqual({ contact: "a@x.example", "quote/partner": "b@x.example" });
  expect(refusalOf({ LEAD_MAILBOXES: "sales=a@x.example" })).toMatch(/LEAD_MAILBOXES/);
  expect(refusalOf({ LEAD_MAILBOXES: "contact=nobody" })).toMatch(/LEAD_MAILBOXES/);
});

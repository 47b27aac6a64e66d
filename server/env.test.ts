import { describe, expect, test } from "vitest";
import { buildInputs, environmentTable, readEnvironment } from "./env.ts";
import { StartRefusal } from "./start-refusal.ts";

function refusal(source: Record<string, string>): readonly string[] {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof StartRefusal) return error.sentences;
    throw error;
  }
  return [];
}

describe("the environment", () => {
  test("needs nothing to be set", () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: "0.0.0.0",
      ORIGIN: "http://localhost:3000",
      TAG_MANAGER_ID: "",
      DATA_DIR: "data",
      TRUSTED_PROXIES: [],
      LOG_LEVEL: "info",
    });
  });

  test("reads what is set and takes empty text as not set", () => {
    const source = {
      PORT: "0",
      HOST: "::1",
      ORIGIN: "https://www.yakamoz.example",
      TAG_MANAGER_ID: "GTM-ABC123",
      DATA_DIR: "veri",
      TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    };
    expect(readEnvironment({ ...source, LOG_LEVEL: "" })).toMatchObject({
      PORT: 0,
      HOST: "::1",
      ORIGIN: "https://www.yakamoz.example",
      TAG_MANAGER_ID: "GTM-ABC123",
      DATA_DIR: "veri",
      TRUSTED_PROXIES: ["10.0.0.0/8", "::1"],
      LOG_LEVEL: "info",
    });
  });

  test("says one sentence for each bad value", () => {
    expect(refusal({ PORT: "70000", ORIGIN: "ftp://x", LOG_LEVEL: "loud" })).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "70000".',
      'ORIGIN must be an origin such as "https://www.example.com", without a path or a closing slash, but is "ftp://x".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ]);
  });

  test.each([
    ["PORT", "-1"],
    ["PORT", "3e3"],
    ["PORT", "0x10"],
    ["HOST", "not a host"],
    ["ORIGIN", "www.example.com"],
    ["ORIGIN", "https://www.example.com/"],
    ["ORIGIN", "https://www.example.com/tr"],
    ["ORIGIN", "https://user@www.example.com"],
    ["TAG_MANAGER_ID", "UA-12345"],
    ["TAG_MANAGER_ID", "GTM-abc"],
    ["TAG_MANAGER_ID", "GTM-A/../b"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "proxy.local"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
  ])("refuses %s=%s", (name, value) => {
    expect(refusal({ [name]: value })).toHaveLength(1);
  });

  test("gives the build its inputs as text", () => {
    expect(buildInputs({ ORIGIN: "https://www.yakamoz.example", PORT: "1" })).toEqual({
      ORIGIN: "https://www.yakamoz.example",
      TAG_MANAGER_ID: "",
      TRANSFER_CONSENT: "required",
      RECAPTCHA_SITE_KEY: "",
      COUNTRY_LOOKUP_URL: "/api/country",
    });
  });

  test("describes every setting once", () => {
    const names = environmentTable.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    for (const row of environmentTable) expect(row.description).toMatch(/\.$/);
  });
});

const refusalOf = (settings: Record<string, string>) => {
  try {
    readEnvironment(settings);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("PUBLISHING=unit of an earlier version is refused with the way that took its place", () => {
  expect(refusal({ PUBLISHING: "unit" })).toEqual([
    'PUBLISHING must be on, because npm start with the same OFFICE_DIR now shows what is published, but is "unit".',
  ]);
  expect(refusal({ PUBLISHING: "none" })).toEqual(['PUBLISHING must be on or off, but is "none".']);
});

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
  expect(refusalOf({ DATABASE_URL: "postgres://x@y/z" })).toMatch(
    /^SECRET must be set where DATABASE_URL is, the same for every instance: [^\n]+\.$/,
  );
});

test("a provider of text messages without its credentials is refused by name", () => {
  const netgsm = { SMS_PROVIDER: "netgsm", NETGSM_USER: "850", NETGSM_PASSWORD: "p", NETGSM_HEADER: "YAKAMOZ" };
  const twilio = { SMS_PROVIDER: "twilio", TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+1" };
  for (const provider of [netgsm, twilio]) {
    expect(refusalOf(provider)).toBe("");
    for (const name of Object.keys(provider).slice(1)) {
      expect(refusalOf({ ...provider, [name]: "" })).toBe(
        `${name} must be set where SMS_PROVIDER is ${provider.SMS_PROVIDER}.`,
      );
    }
  }
  expect(refusalOf({ SMS_PROVIDER: "twilio" }).split("\n")).toHaveLength(3);
  expect(refusalOf({ ...netgsm, SMS_COUNTRIES: "TR,DE" })).toMatch(/^SMS_COUNTRIES must be TR/);
  expect(refusalOf({ ...twilio, SMS_COUNTRIES: "tr, de" })).toBe("");
  expect(refusalOf({ SMS_COUNTRIES: "Türkiye" })).toMatch(/^SMS_COUNTRIES must be a comma-separated list/);
  expect(refusalOf({ SMS_PER_DAY: "0" })).toMatch(/^SMS_PER_DAY must be a whole number from 1/);
  expect(refusalOf({ SMS_PROVIDER: "other" })).toMatch(/^SMS_PROVIDER must be one of local, /);
});

test("a host that leaves no room in a text message is refused", () => {
  expect(refusalOf({ ORIGIN: `https://${"a".repeat(60)}.${"b".repeat(60)}.example` })).toMatch(
    /^ORIGIN must have a shorter/,
  );
});

test("mailboxes are read as a table; a bad row is named", () => {
  const { LEAD_MAILBOXES } = readEnvironment({ LEAD_MAILBOXES: "contact=a@x.example, quote/partner=b@x.example" });
  expect(LEAD_MAILBOXES).toEqual({ contact: "a@x.example", "quote/partner": "b@x.example" });
  expect(refusalOf({ LEAD_MAILBOXES: "sales=a@x.example" })).toMatch(/LEAD_MAILBOXES/);
  expect(refusalOf({ LEAD_MAILBOXES: "contact=nobody" })).toMatch(/LEAD_MAILBOXES/);
});

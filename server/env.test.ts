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

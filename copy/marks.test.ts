import { describe, expect, test } from "vitest";
import { assumptionsIn, conditionNames, conditionsOf, resolveMarks } from "./marks.ts";

const none = conditionsOf({ TRANSFER_CONSENT: "off" });

describe("what a build is made with", () => {
  test("by default forms require the consent, and the browser speaks to nobody else", () => {
    expect([...conditionsOf({})]).toEqual(["transfer-consent", "transfer-consent-required"]);
  });

  test("is said by each input", () => {
    expect([...none]).toEqual([]);
    const all = { TRANSFER_CONSENT: "optional", RECAPTCHA_SITE_KEY: "key", TAG_MANAGER_ID: "GTM-A" };
    const elsewhere = { COUNTRY_LOOKUP_URL: "https://country.example/" };
    expect([...conditionsOf({ ...all, ...elsewhere })]).toEqual(
      conditionNames.filter((name) => name !== "transfer-consent-required"),
    );
  });
});

describe("the marks of a text", () => {
  const table = [
    "| a | b |",
    "|---|---|",
    "{{if recaptcha}}",
    "| c | d |",
    "{{/if}}",
    "{{if not recaptcha}}",
    "| e | f |",
    "{{/if}}",
    "| g | h |",
  ].join("\n");

  test("leave rows of one table behind", () => {
    expect(resolveMarks(table, none)).toBe("| a | b |\n|---|---|\n| e | f |\n| g | h |");
    expect(resolveMarks(table, conditionsOf({ RECAPTCHA_SITE_KEY: "key" }))).toBe(
      "| a | b |\n|---|---|\n| c | d |\n| g | h |",
    );
  });

  test("may stand inside a sentence", () => {
    const text = "Two{{if tag-manager}}, or three,{{/if}} cookies. {{assumes WEBHOOK_URL=}} And more.";
    expect(resolveMarks(text, none)).toBe("Two cookies. And more.");
  });

  test("say by line, heading and sentence what is assumed in this build", () => {
    const body = [
      "## Kept",
      "| Data | Period |",
      "|---|---|",
      "| Leads | 730 days {{assumes LEAD_RETENTION_DAYS=730}} |",
      "{{if recaptcha}}",
      "| Others | 30 days {{assumes LEAD_RETENTION_DAYS=30}} |",
      "{{/if}}",
      "",
      "### Sent",
      "By mail. By text. {{assumes SMS_PROVIDER=local,netgsm}} By hand.",
    ].join("\n");
    expect(assumptionsIn(body, 9, none)).toEqual([
      { setting: "LEAD_RETENTION_DAYS", values: ["730"], line: 12, heading: "Kept", sentence: "Leads" },
      { setting: "SMS_PROVIDER", values: ["local", "netgsm"], line: 18, heading: "Sent", sentence: "By text." },
    ]);
  });
});

import { expect, test } from "vitest";
import { capRules, usualCaps } from "../../domain/verification/sms-caps.ts";
import { confirmationRules, visitorRules } from "../leads/limits.ts";
import { alertRule } from "../outbox/alert.ts";
import { requestRules } from "../use-cases/data-request/limits.ts";
import { draftRules, resumeRules } from "../use-cases/quote/limits.ts";
import { limitName, limitNames } from "./limit-names.ts";

const hash = (purpose: string, text: string) => `${purpose} of ${text}`;

test("every limit has a name, which says nothing of whom it met", () => {
  const rules = [
    ...visitorRules("192.0.2.1", true, hash),
    ...confirmationRules("deniz@example.com", hash),
    ...requestRules("deniz@example.com", "192.0.2.1", true, hash),
    ...draftRules("192.0.2.1", hash),
    ...resumeRules("deniz@example.com", "192.0.2.1", hash),
    ...capRules({ number: "n", visitor: "v", country: "TR" }, usualCaps),
  ];
  for (const rule of rules) expect(limitNames).toContainEqual(limitName(rule));
  expect(limitName({ key: "sms:country-day:TR" })).toEqual({ limit: "sms", by: "country" });
  expect(limitName({ key: "forms-day:abc" })).toEqual({ limit: "forms", by: "visitor" });
});

test("what is not known is one name, and what operators get is none", () => {
  for (const key of ["new-rule:abc", "sms:new:abc", "constructor", "", "sms"]) {
    expect(limitName({ key })).toEqual({ limit: "other", by: "other" });
  }
  expect(limitName(alertRule({ reason: "disk-nearly-full", free: 1 }))).toBeUndefined();
});

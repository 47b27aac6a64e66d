import { expect, test } from "vitest";
import { facts } from "../../copy/facts.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { mailboxFor, privacyRequestMailbox } from "./lead-deliveries.ts";

const { email } = facts("tr");

const lead = (form: Lead["form"], answers: Record<string, string>) => ({ form, answers }) as Lead;
const request = (team: string) => lead("contact", { topic: "request", team });

test("without a setting each lead goes to the mailbox of its team", () => {
  const { info, sales, press } = email;
  expect(mailboxFor(lead("contact", { topic: "information", service: "cloud" }), {})).toBe(info);
  expect(mailboxFor(request("sales"), {})).toBe(sales);
  expect(mailboxFor(request("communication"), {})).toBe(press);
  expect(mailboxFor(lead("quote", {}), {})).toBe(sales);
});

test("the owner's narrowest row counts", () => {
  const routes = { contact: "a@x.example", "contact/information/cloud": "b@x.example", "quote/partner": "c@x.example" };
  expect(mailboxFor(lead("contact", { topic: "information", service: "hr" }), routes)).toBe("a@x.example");
  expect(mailboxFor(lead("contact", { topic: "information", service: "cloud" }), routes)).toBe("b@x.example");
  expect(mailboxFor(lead("quote", { partner: "yes" }), routes)).toBe("c@x.example");
  expect(mailboxFor(lead("quote", { partner: "" }), routes)).toBe(email.sales);
});

test("a data subject's request goes to the privacy mailbox, or where its kind leads", () => {
  const routes = { "request/erasure": "erasure@x.example" };
  expect(privacyRequestMailbox({ kind: "access" }, routes)).toBe(email.privacy);
  expect(privacyRequestMailbox({ kind: "erasure" }, routes)).toBe("erasure@x.example");
});

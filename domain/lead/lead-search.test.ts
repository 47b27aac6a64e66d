import { expect, test } from "vitest";
import { contactLead, quoteLead } from "../../testing/samples.ts";
import { leadSearchTerms, leadSearchText } from "./lead-search.ts";

test("a lead is found by number, name, address, phone, company, subject and message, folded", () => {
  expect(leadSearchText(contactLead())).toBe(
    "7f3k-92qm 7f3k92qm deniz isik deniz@kordongida.example +905012345678 kordon gida a.s. yedekleme merhaba, yedegimiz donmuyor.",
  );
  expect(leadSearchText(quoteLead())).toContain("deniz isik deniz@kordongida.example");
});

test("what a database cannot keep or index is left out", () => {
  const answers = { name: "De\u0000niz \ud800", subject: "ﷺ".repeat(200) };
  const text = leadSearchText(contactLead({ answers }));
  expect(text).toMatch(/^7f3k-92qm 7f3k92qm de niz \ufffd /);
  expect([...text].length).toBe(500);
});

test("what is typed becomes parts, a number its digits without the zero that stands for the country", () => {
  expect(leadSearchTerms("  Işık  KORDON ışık ")).toEqual(["kordon", "isik"]);
  expect(leadSearchTerms("kordon gıda 42")).toEqual(["42", "kordon", "gida"]);
  expect(leadSearchTerms("0501 234 56 78")).toEqual(["5012345678"]);
  expect(leadSearchTerms("+90 (501) 234-56-78")).toEqual(["905012345678"]);
  expect(leadSearchTerms("7F3K-92QM")).toEqual(["7f3k-92qm"]);
  for (const text of ["", "  ", "\u0000", "0", "-"]) expect(leadSearchTerms(text)).toEqual([]);
  expect(leadSearchTerms("a b c d e f g h i j")).toHaveLength(8);
});

import { expect, test } from "vitest";
import { localeCodes } from "../../site/locales.ts";
import { codeText, smsFits, smsTextProblem } from "./sms-text.ts";

test.each(localeCodes)("our own message in %s fits, with the host and the code on the last line", (locale) => {
  for (const host of ["localhost", "yakamoz.example", "teklif.kurumsal.yakamoz-teknoloji.example"]) {
    const text = codeText("123456", locale, host);
    expect(smsTextProblem(text)).toBeUndefined();
    expect(text.split("\n").at(-1)).toBe(`@${host} #123456`);
  }
});

test("a host that fits into no message is known before the first visitor comes", () => {
  expect(smsFits(`${"a".repeat(60)}.example`)).toBe(true);
  expect(smsFits(`${"a".repeat(60)}.${"b".repeat(60)}.example`)).toBe(false);
  expect(smsFits("[::1]")).toBe(false);
});

test.each(["doğrulama", "ü", "Ç", "“x”", "€", "[x]", "a\tb", "\u2060", "😀", ""])("%s is refused", (text) => {
  expect(smsTextProblem(text)).toBeDefined();
});

test("155 characters fit, one more does not", () => {
  expect(smsTextProblem("a".repeat(155))).toBeUndefined();
  expect(smsTextProblem("a".repeat(156))).toBe("The SMS text has 156 characters; 155 fit.");
});

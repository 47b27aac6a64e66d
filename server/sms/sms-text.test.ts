import { expect, test } from "vitest";
import { sms as en } from "../../content/en/sms.ts";
import { sms as tr } from "../../content/tr/sms.ts";
import { smsTextProblem } from "./sms-text.ts";

test("our own messages fit in both languages, also with a long host", () => {
  const host = "teklif.kurumsal.yakamoz-teknoloji.example";
  for (const { code } of [tr, en]) expect(smsTextProblem(code("123456", host))).toBeUndefined();
});

test("browsers find host and code on the last line", () => {
  for (const { code } of [tr, en]) expect(code("123456", "yakamoz.example")).toMatch(/\n\n@yakamoz\.example #123456$/);
});

test.each(["doğrulama", "ü", "Ç", "“x”", "€", "[x]", "a\tb", "\u2060", "😀", ""])("%s is refused", (text) => {
  expect(smsTextProblem(text)).toBeDefined();
});

test("155 characters fit, one more does not", () => {
  expect(smsTextProblem("a".repeat(155))).toBeUndefined();
  expect(smsTextProblem("a".repeat(156))).toBe("The SMS text has 156 characters; 155 fit.");
});

import { expect, test } from "vitest";
import { languageCookie } from "./language-choice.ts";

test("the choice is kept for a year, for the whole site", () => {
  expect(languageCookie("en", "http:")).toBe("i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("on https it never travels in the clear", () => {
  expect(languageCookie("tr", "https:")).toBe("i18n_redirected=tr; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
});

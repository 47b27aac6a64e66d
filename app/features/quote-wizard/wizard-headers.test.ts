import { expect, test } from "vitest";
import { draftCookieHeader, readDraftCookie } from "./wizard-headers.ts";

test("the key is found among other cookies", () => {
  expect(readDraftCookie("i18n_redirected=en; teklif=abc_-1; cerez_tercihi=x")).toBe("abc_-1");
  expect(readDraftCookie("teklif=")).toBeUndefined();
  expect(readDraftCookie("xteklif=abc; teklif2=def")).toBeUndefined();
  expect(readDraftCookie(undefined)).toBeUndefined();
});

test("it is set for seven days, out of reach for scripts, and taken away", () => {
  expect(draftCookieHeader("abc")["Set-Cookie"]).toBe("teklif=abc; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly");
  expect(draftCookieHeader("")["Set-Cookie"]).toContain("teklif=; Max-Age=0;");
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cookies, writeCookie } from "./cookies.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("a cookie lasts its time on the whole site and stays with it, and is marked Secure on https", () => {
  const plain = "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax";
  expect(writeCookie(cookies.language, "en", false)).toBe(plain);
  expect(writeCookie(cookies.language, "en", true)).toBe(`${plain}; Secure`);
});

test("one that scripts must not read is bound to this host on https", () => {
  const attributes = "Max-Age=604800; Path=/; SameSite=Lax; HttpOnly";
  expect(writeCookie(cookies.quoteDraft, "k", false)).toBe(`teklif=k; ${attributes}`);
  expect(writeCookie(cookies.quoteDraft, "k", true)).toBe(`__Host-teklif=k; ${attributes}; Secure`);
});

test("nothing else writes a cookie, or keeps anything in the browser under a name of its own", () => {
  const byHand =
    /SameSite=|\bcreateCookie|cookieStore\.set|document\.cookie = (?!writeCookie\()|\.setItem\((?!storedItems\.)|indexedDB/;
  const sources = globSync("{app,domain,server}/**/*.{ts,tsx,js}", { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => byHand.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

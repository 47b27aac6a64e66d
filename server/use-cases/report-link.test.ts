import { expect, test } from "vitest";
import { day } from "../../domain/time.ts";
import { keyedHash } from "../data-folder/secret.ts";
import { readReportLink, reportLink } from "./report-link.ts";

const hash = keyedHash("a secret of thirty-two characters");
const file = { page: "siber-dayaniklilik-raporu", locale: "en" } as const;

function open(link: string, now: number, own = hash) {
  const { pathname, search } = new URL(link, "http://site.example");
  return readReportLink(pathname, search, now, own);
}

test("a link opens its report for seven days", () => {
  const link = reportLink(file, 1_000, hash);
  expect(open(link, 1_000)).toEqual({ file, valid: true });
  expect(open(link, 7 * day + 999)?.valid).toBe(true);
  expect(open(link, 7 * day + 1_000)?.valid).toBe(false);
});

test("another report, another language, a later end, another secret, no signature: none opens", () => {
  const link = reportLink(file, 1_000, hash);
  const forged = [
    link.replace("siber-dayaniklilik", "veri-ve-surdurulebilirlik"),
    link.replace("/en/", "/tr/"),
    link.replace(/until=\d+/, `until=${99 * day}`),
    link.replace(/until=\d+/, "until=Infinity"),
    link.replace(/signature=./, "signature=_"),
    link.replace(/&signature=.*/, ""),
    link.replace(/\?.*/, ""),
  ];
  for (const address of forged) expect(open(address, 1_000)?.valid).toBe(false);
  expect(open(link, 1_000, keyedHash("another secret of many characters"))?.valid).toBe(false);
});

test("other addresses are not its business", () => {
  for (const path of [
    "/",
    "/reports/en/secret.pdf",
    "/reports/de/siber-dayaniklilik-raporu.pdf",
    "/reports/en/../x.pdf",
  ]) {
    expect(readReportLink(path, "", 0, hash)).toBeUndefined();
  }
});

import { expect, test } from "vitest";
import { codeSms, maxSmsLength } from "./sms-text.ts";

const sentences = [
  "Işık teklif talebinizi onaylama kodunuz: {code}. Kodu girince talebiniz satış ekibine iletilir. 3 dakika geçerlidir.",
  "Işık teklif kodunuz: {code}",
];

test("says what the code is for and ends with the line bound to our host", () => {
  expect(codeSms(sentences, "004170", "yakamoz.example")).toBe(
    "Isik teklif talebinizi onaylama kodunuz: 004170. Kodu girince talebiniz satis ekibine iletilir. 3 dakika gecerlidir.\n\n@yakamoz.example #004170",
  );
});

test("takes the shorter sentence where the host is long", () => {
  const host = `teklif.${"a".repeat(60)}.example`;
  const text = codeSms(sentences, "004170", host);
  expect(text).toBe(`Isik teklif kodunuz: 004170\n\n@${host} #004170`);
  expect(text?.length).toBeLessThanOrEqual(maxSmsLength);
});

test("fits to the last character, and not beyond", () => {
  const room = maxSmsLength - "Isik teklif kodunuz: 004170\n\n@ #004170".length;
  expect(codeSms(sentences, "004170", "a".repeat(room))).toHaveLength(maxSmsLength);
  expect(codeSms(sentences, "004170", "a".repeat(room + 1))).toBeUndefined();
});

test("no letter outside the basic alphabet is ever sent", () => {
  expect(codeSms(["Kod: {code} ✓"], "004170", "yakamoz.example")).toBeUndefined();
  expect(codeSms(["Kod: {code}"], "004170", "örnek.example")).toBeUndefined();
  expect(codeSms(["ÇĞİÖŞÜ çğıöşü’ “{code}”"], "004170", "a.example")).toBe(
    `CGIOSU cgiosu' "004170"\n\n@a.example #004170`,
  );
});

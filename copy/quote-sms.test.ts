import { expect, test } from "vitest";
import { words } from "./words.ts";

const en = words("quote-sms", "en");
const tr = words("quote-sms", "tr");

const longest = 155;
const boundLine = (host: string) => `\n\n@${host} #000000`.length;
const lengths = (sentences: string[]) => sentences.map((text) => text.replace("{code}", "000000").length);

test.each([
  ["Turkish", tr],
  ["English", en],
])("%s messages keep to the letters every phone has, each with the code in it", (_, { sentences }) => {
  for (const sentence of sentences) {
    expect(sentence.replace("{code}", "")).toMatch(/^[A-Za-z0-9 .,:']+$/);
    expect(sentence.split("{code}")).toHaveLength(2);
  }
});

test.each([
  ["Turkish", tr],
  ["English", en],
])("%s: the fullest message first, each fitting longer hosts than the one before", (_, { sentences }) => {
  const [full = 0, shorter = 0, shortest = 0] = lengths(sentences);
  expect(full + boundLine("teklif.yakamoz.com.tr")).toBeLessThanOrEqual(longest);
  expect(shorter + boundLine("teklif.yakamoz-teknoloji-hizmetleri.com.tr")).toBeLessThanOrEqual(longest);
  expect(shortest + boundLine(`${"a".repeat(63)}.com.tr`)).toBeLessThanOrEqual(longest);
});

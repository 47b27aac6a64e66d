import { expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import type { Locale } from "../../../site/locales.ts";

const locales: Locale[] = ["tr", "en"];

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);

test.each(locales)("the families of partners add up to the partners of the lead (%s)", (locale) => {
  const { lead, families } = words("cloud", locale).partnerships;
  const partners = sum(families.map(({ note }) => numbers(note)[0] ?? 0));
  expect(partners).toBe(numbers(lead)[0]);
  expect(partners).toBeGreaterThan(50);
});

test.each(locales)("the technical certificates add up (%s)", (locale) => {
  const { items } = words("cloud", locale).competencies.certificates;
  const technical = items.at(-1);
  expect(sum(numbers(technical?.note ?? ""))).toBe(numbers(technical?.title ?? "")[0]);
  expect(items.length - 1 + sum(numbers(technical?.note ?? ""))).toBeGreaterThan(20);
});

import { expect, test } from "vitest";
import { checkDictionaries } from "./dictionaries.ts";

const folder = "office/app/leads";
const turkish = {
  title: "Talepler",
  count: { one: "{count} talep", other: "{count} talep" },
  late: "{day} günü aranacaktı",
};
const english = { title: "Leads", count: { one: "One lead", other: "{count} leads" }, late: "was due on {day}" };

const terms = "tr:\n  - { use: talep, not: [istek-] }\n";

function mistakes(tr: object, en?: object) {
  const text = (dictionary: object) => JSON.stringify(dictionary, null, 2);
  const files = { [`${folder}/tr.json`]: text(tr), ...(en && { [`${folder}/en.json`]: text(en) }) };
  const sources = new Map(Object.entries({ "content/terms.yaml": terms, ...files }));
  return checkDictionaries([folder], sources).map(({ file, line, code }) => `${file.slice(-7)} ${line} ${code}`);
}

test("dictionaries with the same keys and slots in order are accepted", () => {
  expect(mistakes(turkish, english)).toEqual([]);
});

test.each([
  ["a key that is missing", { ...english, late: undefined }, "en.json 1 missing-key-plain"],
  ["a key that the other language has not", { ...english, more: "More" }, "en.json 8 unknown-key"],
  ["a slot that is missing", { ...english, late: "was due" }, "en.json 7 missing-slot"],
  ["a slot that the other language has not", { ...english, title: "{count} leads" }, "en.json 2 unknown-slot-none"],
  ["straight quotation marks", { ...english, title: 'The "leads"' }, "en.json 2 quotes"],
])("%s is a mistake", (_, en, mistake) => {
  expect(mistakes(turkish, en)).toEqual([mistake]);
});

test("a word that has a better term is a mistake", () => {
  expect(mistakes({ ...turkish, title: "İstekler" }, english)).toEqual(["tr.json 2 term"]);
});

test("a language without the dictionary is named", () => {
  expect(mistakes(turkish)).toEqual(["en.json undefined missing-file"]);
});

import { beforeAll, describe, expect, test } from "vitest";
import { checkSources } from "../../../copy/check/check-texts.ts";
import { changeName, changesIn } from "../../../copy/editing/changes.ts";
import { fieldNodes, newEntryFields, textFields } from "../../../copy/view/text-view.ts";
import { draftText, shownChanges, textContext, textsOf } from "../../../testing/server/draft-views.ts";
import { someOpenWords } from "../../../testing/server/words.ts";
import type { Words } from "../../ports/words.ts";
import { changeDraft } from "./change-draft.ts";
import { type SaveAnswer, type SaveRequest, saveText } from "./save-text.ts";

let words: Words;
beforeAll(async () => {
  ({ words } = await someOpenWords({ checkout: "." }));
});

async function aDraft(): Promise<string> {
  return (await words.begin({ title: "Deneme", person: 7 }))?.id ?? "";
}

async function seenIn(draft: string, name: string) {
  const text = await draftText(words, { draft }, name);
  if (!text) throw new Error(`no ${name}`);
  return { text, seen: { tr: text.sides.tr?.version ?? "", en: text.sides.en?.version ?? "" } };
}

async function save(draft: string, name: string, wanted: Partial<SaveRequest>): Promise<SaveAnswer> {
  const { seen } = await seenIn(draft, name);
  return saveText(words, { draft, text: name, person: 7, fields: {}, seen, ...wanted });
}

const nothingWrong = { outcome: "saved", answers: {} };

/** Every line that a draft took out or put in, by file. */
async function linesOf(draft: string): Promise<Record<string, string[]>> {
  const changed = (await words.changes(draft)) ?? [];
  return Object.fromEntries(
    changed.map(({ path, before, after }) => {
      const [old, now] = [before?.text?.split("\n") ?? [], after?.text?.split("\n") ?? []];
      const out = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
      return [path, [...out, ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)]];
    }),
  );
}

async function mistakesIn(draft: string): Promise<string[]> {
  const all = [...(await textsOf(words, { draft }))].map(([path, { text }]) => [path, text] as const);
  return checkSources(new Map(all), new Date(Date.UTC(2026, 10, 20)))
    .filter(({ level }) => level === "error")
    .map(({ file, code }) => `${file} ${code}`);
}

const ayse = {
  "new-all:fact.name": "Ayşe Çınar",
  "new-tr:fact.title": "Finans Direktörü",
  "new-en:fact.title": "Director of Finance",
  "new-tr:description": "Bütçeyi yönetir.",
  "new-en:description": "Leads the budget.",
};
const add = { do: "add", list: "people" } as const;

describe("the facts of the company", () => {
  test("are one text, with the values of each language side by side and the others once", async () => {
    const draft = await aDraft();
    const context = await textContext(words, draft, "facts");
    const { fields } = textFields(context);
    const inputs = (key: string) =>
      fields.find((field) => field.key === key)?.inputs.map(({ name, value }) => [name, value]);
    expect(inputs("people.defne-arslan.title")).toEqual([
      ["tr:people.defne-arslan.title", "Genel Müdür"],
      ["en:people.defne-arslan.title", "General Manager"],
    ]);
    expect(inputs("people.defne-arslan.name")).toEqual([["all:people.defne-arslan.name", "Defne Arslan"]]);
    expect(inputs("founded")).toEqual([["all:founded", "1979"]]);
    expect(fields.every(({ label }) => label.length > 0)).toBe(true);
    const labels = fields.filter(({ key }) => !/^(people|awards|certificates|universities|social)\./.test(key));
    expect(new Set(labels.map(({ label }) => label)).size).toBe(labels.length);
    const lists = fieldNodes(context, fields).flatMap((node) => (node.type === "list" ? [node.key] : []));
    expect(lists).toEqual(["people", "certificates", "awards", "universities"]);
  });

  test("change on exactly the lines concerned, in one language or in both", async () => {
    const draft = await aDraft();
    const fields = {
      "en:people.defne-arslan.title": "Chief Executive",
      "all:contactCenter": "0850 555 01 77",
      "all:founded": "1980",
    };
    expect(await save(draft, "facts", { fields })).toEqual(nothingWrong);
    expect(await linesOf(draft)).toEqual({
      "content/facts.yaml": [
        "- founded: 1979",
        "- contactCenter: 0850 555 01 00",
        "-     title: { tr: Genel Müdür, en: General Manager }",
        "+ founded: 1980",
        "+ contactCenter: 0850 555 01 77",
        "+     title: { tr: Genel Müdür, en: Chief Executive }",
      ],
    });
    const [changed] = await shownChanges(words, (await words.changes(draft)) ?? [], "en");
    expect(changed?.title).toBe("Facts of the company");
    expect(changed?.rows.map(({ name, sides }) => [name, sides.map(({ language }) => language)])).toEqual([
      ["field:founded", [undefined]],
      ["field:contactCenter", [undefined]],
      ["field:people.defne-arslan.title", ["en"]],
    ]);
    const { seen } = await seenIn(draft, "facts");
    const undo = { do: "undo", text: "facts", change: "field:people.defne-arslan.title", language: "en" };
    expect(await changeDraft(words, draft, 7, { ...undo, "seen-en": seen.en })).toEqual({ outcome: "undone" });
    expect((await linesOf(draft))["content/facts.yaml"]).toHaveLength(4);
  });

  test("of two people in one fact the second sees both", async () => {
    const draft = await aDraft();
    const { seen } = await seenIn(draft, "facts");
    await save(draft, "facts", { fields: { "tr:people.mert-yalin.title": "Operasyon" }, seen });
    const fields = { "tr:people.mert-yalin.title": "İşletme", "en:people.mert-yalin.title": "Operations" };
    expect(await save(draft, "facts", { fields, seen, person: 8 })).toEqual({
      outcome: "saved",
      answers: { "tr:people.mert-yalin.title": { code: "conflict", typed: "İşletme", now: "Operasyon" } },
    });
  });

  test("say beside the field what stops publishing", async () => {
    const draft = await aDraft();
    await save(draft, "facts", {
      fields: { "all:contactCenter": "555", "tr:awards.young-talent.name": "Genç 'yetenek'" },
    });
    const wrong = textFields(await textContext(words, draft, "facts")).fields.filter(({ inputs }) =>
      inputs.some(({ problems }) => problems[0]),
    );
    expect(wrong.map(({ key }) => key)).toEqual(["contactCenter", "awards.young-talent.name"]);
  });
});

describe("somebody who is named in the facts and described in a list", () => {
  test("is added in all of them at once, and the check has nothing against it", async () => {
    const draft = await aDraft();
    expect(await save(draft, "management", { step: add, fields: ayse })).toEqual(nothingWrong);
    const lines = (description: string) => [
      "+   - id: ayse-cinar",
      `+     description: "${description}"`,
      "+     image: ayse-cinar",
    ];
    expect(await linesOf(draft)).toEqual({
      "content/en/management.yaml": lines("Leads the budget."),
      "content/facts.yaml": [
        "+   ayse-cinar:",
        "+     name: Ayşe Çınar",
        "+     title: { tr: Finans Direktörü, en: Director of Finance }",
      ],
      "content/tr/management.yaml": lines("Bütçeyi yönetir."),
    });
    expect(await mistakesIn(draft)).toEqual([]);
  });

  test("is asked for by name and position, and not by what the code calls them", async () => {
    const draft = await aDraft();
    const names = newEntryFields(await textContext(words, draft, "management"), "people")?.flatMap(({ inputs }) =>
      inputs.map(({ name }) => name),
    );
    expect(names).toEqual(Object.keys(ayse));
    expect(newEntryFields(await textContext(words, draft, "facts"), "people")).toBeUndefined();
  });

  test("is not added by halves, nor a second time; what was typed comes back", async () => {
    const draft = await aDraft();
    expect(await save(draft, "management", { step: add, fields: { ...ayse, "new-en:fact.title": "" } })).toMatchObject({
      answers: {
        "new-en:fact.title": { code: "fill" },
        "new-tr:description": { code: "kept", typed: "Bütçeyi yönetir." },
      },
    });
    const known = { ...ayse, "new-all:fact.name": "Mert Yalın" };
    expect(await save(draft, "management", { step: add, fields: known })).toMatchObject({
      answers: { "new-all:fact.name": { code: "known", typed: "Mert Yalın" } },
    });
    expect(
      await save(draft, "management", { step: add, fields: { ...ayse, "new-all:fact.name": "..." } }),
    ).toMatchObject({
      answers: { "new-all:fact.name": { code: "fill" } },
    });
    expect(await words.changes(draft)).toEqual([]);
  });

  test("may be in the facts already, and is described from then on", async () => {
    const draft = await aDraft();
    const deniz = { ...ayse, "new-all:fact.name": "Deniz Uslu", "new-tr:fact.title": "Kurumsal İletişim Direktörü" };
    expect(await save(draft, "management", { step: add, fields: deniz })).toEqual(nothingWrong);
    expect((await linesOf(draft))["content/facts.yaml"]).toEqual([
      "-     title: { tr: Kurumsal İletişim Yöneticisi, en: Corporate Communications Manager }",
      "+     title: { tr: Kurumsal İletişim Direktörü, en: Director of Finance }",
    ]);
  });

  test("is removed from all of them, from either side, or undone in all of them", async () => {
    const ways = [
      (draft: string) => save(draft, "management", { step: { do: "remove", list: "people", at: 7 } }),
      (draft: string) => save(draft, "facts", { step: { do: "remove", list: "people", at: "ayse-cinar" } }),
      async (draft: string) => undoIn(draft, "management", "added:people.7"),
      async (draft: string) => undoIn(draft, "facts", "added:people.ayse-cinar"),
    ];
    for (const remove of ways) {
      const draft = await aDraft();
      await save(draft, "management", { step: add, fields: ayse });
      expect(["saved", "undone"]).toContain((await remove(draft)).outcome);
      expect(await words.changes(draft)).toEqual([]);
    }
  });

  test("is not undone over what somebody else changed of it meanwhile", async () => {
    const draft = await aDraft();
    await save(draft, "management", { step: add, fields: ayse });
    const meanwhile = () => save(draft, "facts", { fields: { "tr:people.ayse-cinar.title": "Mali İşler Müdürü" } });
    expect(await undoIn(draft, "management", "added:people.7", meanwhile)).toEqual({ outcome: "stale" });
    expect(JSON.stringify(await linesOf(draft))).toContain("Mali İşler Müdürü");
  });

  test("is not removed while other texts name them, which are said", async () => {
    const draft = await aDraft();
    const elsewhere = ["about", "managed-services/infrastructure", "managed-services/sap"];
    for (const [text, at] of [
      ["management", 2],
      ["facts", "elif-aydin"],
    ] as const) {
      const answer = await save(draft, text, { step: { do: "remove", list: "people", at } });
      expect(answer).toEqual({
        ...nothingWrong,
        list: "named",
        named: elsewhere,
      });
    }
    expect(await words.changes(draft)).toEqual([]);
    const unknown = await save(draft, "facts", { step: { do: "remove", list: "people", at: "__proto__" } });
    expect(unknown).toMatchObject({ list: "list-changed" });
  });

  test("comes back to both places where a removal is undone", async () => {
    const draft = await aDraft();
    const answer = await save(draft, "about", { step: { do: "remove", list: "awards.entries", at: 4 } });
    expect(answer).toEqual(nothingWrong);
    expect(await mistakesIn(draft)).toEqual([]);
    expect(await undoIn(draft, "facts", "removed:awards.customer-experience")).toEqual({ outcome: "undone" });
    expect(await words.changes(draft)).toEqual([]);
  });
});

test("an award is named in the facts and described in the list, by their slots", async () => {
  const draft = await aDraft();
  const fields = {
    "new-all:fact.year": "2026",
    "new-tr:fact.name": "En sessiz veri merkezi",
    "new-en:fact.name": "Quietest data center",
    "new-tr:fact.body": "Mavi Enerji Vakfı",
    "new-en:fact.body": "Blue Energy Foundation",
    "new-tr:content": "Yeni soğutma için.",
    "new-en:content": "For the new cooling.",
    "new-tr:person": "{{people.ismail-gok.name}}, {{people.ismail-gok.title}}",
    "new-en:person": "{{people.ismail-gok.name}}, {{people.ismail-gok.title}}",
  };
  expect(await save(draft, "about", { step: { do: "add", list: "awards.entries" }, fields })).toEqual(nothingWrong);
  const { "content/en/about.yaml": lines, "content/facts.yaml": facts } = await linesOf(draft);
  expect(lines).toContain('+       title: "{{awards.en-sessiz-veri-merkezi.name}}"');
  expect(facts).toContain("+     year: 2026");
  expect(await mistakesIn(draft)).toEqual([]);
});

async function undoIn(draft: string, text: string, change: string, meanwhile?: () => Promise<unknown>) {
  const versions: Record<string, string> = {};
  for (const { path, after } of (await words.changes(draft)) ?? []) {
    versions[`seen ${path}`] = after?.version ?? "";
    const [, language = ""] = /^content\/(tr|en)\//.exec(path) ?? [];
    if (path.includes(text)) versions[`seen-${language}`] = after?.version ?? "";
  }
  const known = ((await words.changes(draft)) ?? []).flatMap((file) => changesIn(file).map(changeName));
  expect(known).toContain(change);
  await meanwhile?.();
  return changeDraft(words, draft, 7, { do: "undo", text, change, language: "", ...versions });
}

import { beforeAll, expect, test } from "vitest";
import { valueAt } from "../../../copy/check/schema-fields.ts";
import { changesIn } from "../../../copy/editing/changes.ts";
import { readTarget } from "../../../copy/editing/link-fields.ts";
import { linkContext, linkTargets } from "../../../copy/view/link-targets.ts";
import { hiddenTexts } from "../../../copy/view/page-texts.ts";
import { newEntryFields, textFields, versionOf } from "../../../copy/view/text-view.ts";
import { mendText } from "../../../copy/view/typography.ts";
import {
  dictionary,
  draftText,
  openDraft,
  shownChanges,
  shownTwins,
  textContext,
  textsOf,
} from "../../../testing/server/draft-views.ts";
import { countGit } from "../../../testing/server/git-counter.ts";
import { someOpenWords } from "../../../testing/server/words.ts";
import type { Words } from "../../ports/words.ts";
import { changeDraft } from "./change-draft.ts";
import { createItem } from "./items.ts";
import { readTexts } from "./read-texts.ts";
import { type SaveAnswer, type SaveRequest, saveText } from "./save-text.ts";

let words: Words;
beforeAll(async () => {
  ({ words } = await someOpenWords({ checkout: "." }));
});

async function aDraft(): Promise<string> {
  return (await words.begin({ title: "Deneme", person: 7 }))?.id ?? "";
}

async function textIn(draft: string, name: string) {
  const text = await draftText(words, { draft }, name);
  if (!text) throw new Error(`no ${name}`);
  const value = (side: "tr" | "en", key: string) =>
    text.sides[side]?.places.values.find(({ path }) => path.join(".") === key)?.value;
  const seen = { tr: text.sides.tr?.version ?? "", en: text.sides.en?.version ?? "" };
  return { ...text, value, seen };
}

/** Saves as somebody who sees the text as it is now, or as it was. */
async function save(draft: string, name: string, wanted: Partial<SaveRequest>): Promise<SaveAnswer> {
  const { seen } = await textIn(draft, name);
  return saveText(words, { draft, text: name, person: 7, fields: {}, seen, ...wanted });
}

const nothingWrong = { outcome: "saved", answers: {} };

test("a headline changes in both languages, each on one line", async () => {
  const draft = await aDraft();
  const fields = { "tr:hero.title": "Işıkta yeni bir sayfa", "en:hero.title": "A new page in the light" };
  expect(await save(draft, "home", { fields })).toEqual(nothingWrong);
  const changed = (await words.changes(draft)) ?? [];
  expect(changed.map(({ path }) => path)).toEqual(["content/en/home.yaml", "content/tr/home.yaml"]);
  for (const { before, after } of changed) {
    const [old, now] = [before?.text?.split("\n") ?? [], after?.text?.split("\n") ?? []];
    expect(now.length).toBe(old.length);
    expect(now.filter((line, at) => line !== old[at])).toHaveLength(1);
  }
});

test("what was not changed is not written, although the form holds it", async () => {
  const draft = await aDraft();
  const { value } = await textIn(draft, "home");
  const fields = { "tr:hero.title": String(value("tr", "hero.title")), "en:hero.title": "Other" };
  await save(draft, "home", { fields });
  expect((await words.changes(draft))?.map(({ path }) => path)).toEqual(["content/en/home.yaml"]);
});

test("two people in two fields of one text both keep what they wrote", async () => {
  const draft = await aDraft();
  const { seen } = await textIn(draft, "home");
  expect(await save(draft, "home", { fields: { "tr:hero.title": "Birinci" }, seen })).toEqual(nothingWrong);
  expect(await save(draft, "home", { fields: { "tr:meta.title": "İkinci" }, seen, person: 8 })).toEqual(nothingWrong);
  const { value } = await textIn(draft, "home");
  expect([value("tr", "hero.title"), value("tr", "meta.title")]).toEqual(["Birinci", "İkinci"]);
});

test("of two people in one field the second sees both texts, and nothing is written over", async () => {
  const draft = await aDraft();
  const { seen } = await textIn(draft, "home");
  await save(draft, "home", { fields: { "tr:hero.title": "Birinci" }, seen });
  const fields = { "tr:hero.title": "İkinci", "en:hero.title": "Second" };
  expect(await save(draft, "home", { fields, seen, person: 8 })).toEqual({
    outcome: "saved",
    answers: { "tr:hero.title": { code: "conflict", typed: "İkinci", now: "Birinci" } },
  });
  const after = await textIn(draft, "home");
  expect([after.value("tr", "hero.title"), after.value("en", "hero.title")]).toEqual(["Birinci", "Second"]);
  // Whoever has seen both may write their own.
  expect(await save(draft, "home", { fields: { "tr:hero.title": "İkinci" } })).toEqual(nothingWrong);
});

test.each(["tr:version", "tr:digest", "all:version", "en:digest"])("%s is of the new version alone", async (field) => {
  const draft = await aDraft();
  const fields = { [field]: "0.1", "tr:title": "Koşullar" };
  expect(await save(draft, "legal/kullanim-sartlari", { fields })).toEqual(nothingWrong);
  const changes = ((await words.changes(draft)) ?? []).flatMap(changesIn);
  expect(changes).toMatchObject([{ kind: "field", path: ["title"], after: "Koşullar" }]);
});

test("the form of a legal text names its version, and has no field for it", async () => {
  const draft = await aDraft();
  for (const [name, key] of [
    ["legal/kullanim-sartlari", "version"],
    ["forms", "consent.version"],
  ] as const) {
    const text = await textIn(draft, name);
    expect(versionOf(text)).toBe(text.value("tr", key));
    const { fields } = textFields(await textContext(words, draft, name));
    expect(fields.filter(({ key }) => /version|digest/.test(key))).toEqual([]);
  }
  const { fields } = textFields(await textContext(words, draft, "legal"));
  expect(fields.some(({ key }) => key === "version")).toBe(true);
});

test("a version that nobody knows, or of something else, is never taken for what somebody saw", async () => {
  const draft = await aDraft();
  const other = await textIn(draft, "about");
  for (const tr of ["", "0".repeat(40), "../x", other.seen.tr]) {
    const answer = await save(draft, "home", { fields: { "tr:hero.title": "Yeni" }, seen: { tr } });
    expect(answer).toMatchObject({ answers: { "tr:hero.title": { typed: "Yeni" } } });
  }
  expect(await words.changes(draft)).toEqual([]);
});

test("eight who save at once in eight fields of one text all have their say", async () => {
  const draft = await aDraft();
  const { seen, sides } = await textIn(draft, "home");
  const keys = (sides.tr?.places.values ?? []).filter(({ isProse }) => isProse).slice(0, 8);
  const answers = await Promise.all(
    keys.map(({ path }, nth) => {
      const fields = { [`tr:${path.join(".")}`]: `Metin ${nth}` };
      return saveText(words, { draft, text: "home", person: nth + 1, fields, seen });
    }),
  );
  expect(answers).toEqual(keys.map(() => nothingWrong));
  const { value } = await textIn(draft, "home");
  expect(keys.map(({ path }) => value("tr", path.join(".")))).toEqual(keys.map((_, nth) => `Metin ${nth}`));
});

test.each([
  ["a mark of the preview", "Yeni\u2061", "preview-mark"],
  ["a control character", "Yeni\u0007", "control-character"],
  ["a change of direction", "Yeni\u202e", "control-character"],
  ["a line break", "Yeni\r\nsatır", "line-break"],
])("%s is refused beside its field, the rest is saved", async (_, typed, code) => {
  const draft = await aDraft();
  const fields = { "tr:hero.title": typed, "en:hero.title": "Other" };
  const answer = await save(draft, "home", { fields });
  expect(answer).toMatchObject({ outcome: "saved", answers: { "tr:hero.title": { code } } });
  expect((await textIn(draft, "home")).value("en", "hero.title")).toBe("Other");
});

test.each(["*alias", "&anchor x", "!!js/function x", "<<: *x", "{ a: b }", "<script>alert(1)</script>", "- x", "| x"])(
  "%s in a value stays the text that it is",
  async (typed) => {
    const draft = await aDraft();
    expect(await save(draft, "home", { fields: { "tr:hero.title": typed } })).toEqual(nothingWrong);
    expect((await textIn(draft, "home")).value("tr", "hero.title")).toBe(typed);
  },
);

test.each([
  "../tr/home",
  "/etc/passwd",
  "home.yaml",
  "home/../about",
  "../../app/root",
  "check/typography",
  "pictures/x",
  "__proto__",
  "",
])("%j is no text", async (name) => {
  const draft = await aDraft();
  expect(await draftText(words, { draft }, name)).toBeUndefined();
  const fields = { "tr:hero.title": "x" };
  expect(await saveText(words, { draft, text: name, person: 7, fields, seen: {} })).toEqual({ outcome: "missing" });
});

test.each(["", "main", "../main", "drafts/x", "nobody"])("%j is no draft", async (draft) => {
  expect(await draftText(words, { draft }, "home")).toBeUndefined();
  expect(await changeDraft(words, draft, 7, { do: "remove" })).toEqual({ outcome: "missing" });
});

test("a field that the schema does not know is not written", async () => {
  const draft = await aDraft();
  const fields = { "tr:hero.__proto__": "x", "tr:hero.none": "x", "de:hero.title": "x", "tr:": "x", title: "x" };
  const answer = await save(draft, "home", { fields });
  expect(answer).toMatchObject({
    outcome: "saved",
    answers: { "tr:hero.__proto__": { code: "gone" }, "tr:hero.none": { code: "gone" } },
  });
  expect(await words.changes(draft)).toEqual([]);
});

test("a name that the code knows is written once for all languages", async () => {
  const draft = await aDraft();
  const fields = { "all:rows.0.link.to": "hakkimizda" };
  expect(await save(draft, "management", { fields })).toEqual(nothingWrong);
  const { value } = await textIn(draft, "management");
  expect([value("tr", "rows.0.link.to"), value("en", "rows.0.link.to")]).toEqual(["hakkimizda", "hakkimizda"]);
});

test("a link leads to a page, a section, a story or a news item, and nothing but the link changes", async () => {
  const draft = await aDraft();
  const page = "hakkimizda-medya-haber";
  const [first, second] = ["calisan-portali-yenilendi", "iso-22301-gozuyle-is-surekliligimiz"];
  const steps = [
    [`${page}?haber=${first}`, { to: page, params: { haber: first } }],
    [`${page}?haber=${second}`, { to: page, params: { haber: second } }],
    ["bulut-cozumleri#faq", { to: "bulut-cozumleri", hash: "faq" }],
    ["page:iletisim", { to: "iletisim" }],
  ] as const;
  for (const [typed, expected] of steps) {
    expect(await save(draft, "management", { fields: { "all:rows.0.link.to": typed } })).toEqual(nothingWrong);
    for (const { places } of Object.values((await textIn(draft, "management")).sides)) {
      const { text, ...link } = valueAt(places.data, ["rows", 0, "link"]) as { text: string };
      expect(link).toEqual(expected);
    }
    for (const file of (await words.changes(draft)) ?? []) {
      const changed = changesIn(file).map((change) => ("path" in change ? change.path.slice(0, 3).join(".") : ""));
      expect(new Set(changed)).toEqual(new Set(["rows.0.link"]));
    }
  }
  for (const typed of ["https://example.com", "../x", "javascript:alert(1)", "bulut-cozumleri#a b"]) {
    expect(await save(draft, "management", { fields: { "all:rows.0.link.to": typed } })).toMatchObject({
      answers: { "all:rows.0.link.to": { code: "link", typed } },
    });
  }
});

test("a link that leads nowhere says so beside its field, in a field and in a long text", async () => {
  const draft = await aDraft();
  const news = "news/calisan-portali-yenilendi";
  await save(draft, "management", { fields: { "all:rows.0.link.to": "bulut-cozumleri#yok" } });
  await save(draft, news, { fields: { "tr:=body": "\n[x](page:hakkimizda-medya-haber?haber=yok)\n" } });
  const problems = async (name: string, key: string) =>
    textFields(await textContext(words, draft, name, "tr", Date.UTC(2026, 10, 20)))
      .fields.find((field) => field.key === key)
      ?.inputs.flatMap((input) => input.problems)
      .join(" ");
  expect(await problems("management", "rows.0.link.to")).toMatch(/yok/);
  expect(await problems("management", "rows.1.link.to")).toBe("");
  expect(await problems(news, "=body")).toMatch(/yok/);
});

test("links may lead to pages, their sections by name, stories and news, those of the draft too", async () => {
  const draft = await aDraft();
  const titles = { tr: "Yeni ofis açıldı", en: "New office" };
  await createItem(words, draft, { folder: "news", titles, slug: "", person: 7, now: Date.UTC(2026, 10, 20) });
  const targets = linkTargets(
    await linkContext(await textsOf(words, { draft }), Date.UTC(2026, 10, 20)),
    dictionary("tr"),
    "tr",
  );
  const textOf = (target: string) => targets.find((one) => one.target === target)?.text;
  expect(textOf("page:bulut-cozumleri")).toBe("Bulut Çözümleri");
  expect(textOf("page:iletisim#write")).toMatch(/^İletişim: /);
  expect(textOf("page:cerez-politikasi#s2")).toMatch(/^.+: .{5,}/);
  expect(textOf("page:hakkimizda-medya-haber?haber=yeni-ofis-acildi")).toBe("Yeni ofis açıldı");
  expect(textOf("page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik")).toMatch(/./);
  expect(targets.map(({ target }) => target).filter((target) => !readTarget(target))).toEqual([]);
});

test("a number has to be one", async () => {
  const draft = await aDraft();
  const fields = { "all:recruitment.steps.0.number": "bir" };
  expect(await save(draft, "career", { fields })).toMatchObject({
    answers: { "all:recruitment.steps.0.number": { code: "not-number", typed: "bir" } },
  });
});

test("an entry of a list is moved and removed in both languages with one save", async () => {
  const draft = await aDraft();
  const ids = async () => {
    const { value } = await textIn(draft, "management");
    return [0, 1, 2].flatMap((at) => [value("tr", `people.${at}.id`), value("en", `people.${at}.id`)]);
  };
  const [first, , second] = await ids();
  const move = { do: "move", list: "people", from: 1, to: 0 } as const;
  expect(await save(draft, "management", { step: move })).toEqual(nothingWrong);
  expect((await ids()).slice(0, 4)).toEqual([second, second, first, first]);
  const remove = { do: "remove", list: "rows", at: 0 } as const;
  const row = async (side: "tr" | "en") => (await textIn(draft, "management")).value(side, "rows.0.link.to");
  expect([await row("tr"), await row("en")]).not.toContain("hakkimizda");
  expect(await save(draft, "management", { step: remove })).toEqual(nothingWrong);
  expect([await row("tr"), await row("en")]).toEqual(["hakkimizda", "hakkimizda"]);
});

const person = {
  "new-all:fact.name": "Ayşe Çınar",
  "new-tr:fact.title": "Finans Direktörü",
  "new-en:fact.title": "Director of Finance",
  "new-tr:description": "Bütçeyi yönetir.",
  "new-en:description": "Leads the budget.",
};

test("a new entry is added when it is filled in for every language, and not before", async () => {
  const draft = await aDraft();
  const step = { do: "add", list: "people" } as const;
  const half = { ...person, "new-en:description": " " };
  expect(await save(draft, "management", { step, fields: half })).toMatchObject({
    answers: { "new-en:description": { code: "fill" }, "new-tr:description": { typed: person["new-tr:description"] } },
  });
  expect(await words.changes(draft)).toEqual([]);
  expect(await save(draft, "management", { step, fields: person })).toEqual(nothingWrong);
  const { sides, value } = await textIn(draft, "management");
  const last = (sides.tr?.places.lists.find(({ path }) => path.join(".") === "people")?.length ?? 0) - 1;
  expect([value("tr", `people.${last}.id`), value("en", `people.${last}.description`)]).toEqual([
    "ayse-cinar",
    person["new-en:description"],
  ]);
});

test("somebody's field follows its entry when somebody else adds, moves or removes one meanwhile", async () => {
  const draft = await aDraft();
  const { seen, value } = await textIn(draft, "management");
  const title = value("tr", "decisions.items.2.title");
  await save(draft, "management", { step: { do: "remove", list: "decisions.items", at: 0 }, seen });
  const fields = { "tr:decisions.items.2.content": "Yeni.", "tr:decisions.items.0.content": "Giden." };
  expect(await save(draft, "management", { fields, seen })).toEqual({
    outcome: "saved",
    answers: { "tr:decisions.items.0.content": { code: "gone", typed: "Giden." } },
  });
  const after = await textIn(draft, "management");
  const [name, content] = ["title", "content"].map((key) => after.value("tr", `decisions.items.1.${key}`));
  expect([name, content]).toEqual([title, "Yeni."]);
  const again = { do: "remove", list: "decisions.items", at: 0 } as const;
  expect(await save(draft, "management", { step: again, seen })).toMatchObject({ list: "list-changed" });
});

test("a long text is saved as it was typed, and a script in it is text", async () => {
  const draft = await aDraft();
  const name = "news/calisan-portali-yenilendi";
  const typed = "\r\n## Başlık\r\n\r\nMetin <script>alert(1)</script> [x](javascript:alert(1))\r\n";
  expect(await save(draft, name, { fields: { "tr:=body": typed } })).toEqual(nothingWrong);
  const { sides } = await textIn(draft, name);
  expect(sides.tr?.places.body).toBe("\n## Başlık\n\nMetin <script>alert(1)</script> [x](javascript:alert(1))\n");
  const { text } = (await words.texts({ draft }))?.get(sides.tr?.file ?? "") ?? {};
  expect(text?.startsWith("---\n")).toBe(true);
});

test("an optional field is added and taken away again", async () => {
  const draft = await aDraft();
  const name = "news/calisan-portali-yenilendi";
  const moment = "2027-01-15T09:00:00+03:00";
  expect(await save(draft, name, { fields: { "all:publish": moment } })).toEqual(nothingWrong);
  expect((await textIn(draft, name)).value("en", "publish")).toBe(moment);
  expect(await save(draft, name, { fields: { "all:publish": "" } })).toEqual(nothingWrong);
  expect(await words.changes(draft)).toEqual([]);
});

test("what is too long or against our typography is kept, and the field says what stops publishing", async () => {
  const draft = await aDraft();
  const fields = { "tr:meta.description": `"Uzun" ${"söz ".repeat(60)}`.trim() };
  await save(draft, "home", { fields });
  const contexts = { tr: await textContext(words, draft, "home"), en: await textContext(words, draft, "home", "en") };
  const shown = (locale: "tr" | "en") =>
    textFields(contexts[locale]).fields.find(({ key }) => key === "meta.description")?.inputs[0];
  expect(shown("tr")?.canMend).toBe(true);
  expect(shown("tr")?.problems.join(" ")).toMatch(/“Uzun”/);
  expect(shown("en")?.problems.join(" ")).not.toBe(shown("tr")?.problems.join(" "));
  expect(mendText('"Uzun" ...')).toBe("“Uzun” …");
  await save(draft, "home", { fields: { "tr:hero.lead": "" } });
  const lead = textFields(await textContext(words, draft, "home")).fields.find(({ key }) => key === "hero.lead");
  expect(lead?.inputs[0]?.problems).toEqual(["Bu alan boş."]);
});

test("every list of every text knows the fields of a new entry", async () => {
  const draft = await aDraft();
  const names = ["home", "management", "career", "about", "cloud", "research", "managed-services/sap", "recruitment"];
  for (const name of names) {
    const context = await textContext(words, draft, name);
    for (const { path } of context.text.sides.tr?.places.lists ?? []) {
      const entry = newEntryFields(context, path.join("."));
      expect(entry?.length, `${name} ${path.join(".")}`).toBeGreaterThan(0);
    }
  }
});

test("changes are undone one by one, those of lists in both languages", async () => {
  const draft = await aDraft();
  const fields = { "tr:head.title": "Yeni başlık", "en:head.title": "New title" };
  await save(draft, "management", { fields, step: { do: "move", list: "people", from: 0, to: 2 } });
  await save(draft, "management", { fields: person, step: { do: "add", list: "people" } });
  const listed = async () =>
    ((await words.changes(draft)) ?? []).map((file) => ({ file, changes: changesIn(file).map(({ kind }) => kind) }));
  expect((await listed()).map(({ changes }) => changes)).toEqual([
    ["field", "moved", "added"],
    ["added"],
    ["field", "moved", "added"],
  ]);
  const undo = async (change: string, language = "") => {
    const { seen } = await textIn(draft, "management");
    const own = { text: "management", change, language, "seen-tr": seen.tr, "seen-en": seen.en };
    const facts = await textIn(draft, "facts");
    return changeDraft(words, draft, 7, { do: "undo", ...own, "seen content/facts.yaml": facts.seen.tr });
  };
  expect(await undo("field:head.title", "tr")).toEqual({ outcome: "undone" });
  expect(await undo("field:head.title", "tr")).toEqual({ outcome: "stale" });
  expect(await undo("added:people.7")).toEqual({ outcome: "undone" });
  expect(await undo("moved:people")).toEqual({ outcome: "undone" });
  expect((await listed()).map(({ changes }) => changes)).toEqual([["field"]]);
  expect(await undo("field:head.title", "en")).toEqual({ outcome: "undone" });
  expect(await words.changes(draft)).toEqual([]);
});

test("an undo of what somebody changed again meanwhile is refused", async () => {
  const draft = await aDraft();
  await save(draft, "home", { fields: { "tr:hero.title": "Birinci" } });
  const { seen } = await textIn(draft, "home");
  await save(draft, "home", { fields: { "tr:hero.title": "İkinci" } });
  const fields = { do: "undo", text: "home", change: "field:hero.title", language: "tr", "seen-tr": seen.tr };
  expect(await changeDraft(words, draft, 7, fields)).toEqual({ outcome: "stale" });
});

async function publish(fields: Record<string, string>, name = "home") {
  const draft = await aDraft();
  await save(draft, name, { fields });
  const prepared = await words.prepare(draft, { person: 9 });
  if (prepared.outcome !== "prepared") throw new Error(JSON.stringify(prepared));
  expect(await words.publish(prepared.commit)).toMatchObject({ outcome: "published" });
}

test("a card, a page's texts, a save and a draft's changes start no process of git", async () => {
  const gitCalls = countGit();
  const { words } = await someOpenWords({ checkout: "." });
  const draft = (await words.begin({ title: "Deneme", person: 7 }))?.id ?? "";
  await readTexts(words);
  expect(gitCalls()).not.toEqual([]);
  for (const title of ["Bir", "İki"]) {
    await openDraft(words, draft);
    const text = await draftText(words, { draft }, "home");
    const seen = { tr: text?.sides.tr?.version ?? "", en: text?.sides.en?.version ?? "" };
    const fields = { "tr:hero.title": title };
    expect(await saveText(words, { draft, text: "home", person: 7, fields, seen })).toEqual(nothingWrong);
    const texts = await textsOf(words, { draft });
    hiddenTexts(texts, ["home"], "tr");
    await linkContext(texts, 0);
    const changes = (await words.changes(draft)) ?? [];
    expect(await shownChanges(words, changes, "tr")).toHaveLength(1);
    expect(await shownTwins(words, draft, "tr")).toHaveLength(1);
  }
  expect(gitCalls()).toEqual([]);
});

test("opening a draft writes nothing, also where others published meanwhile", async () => {
  const draft = await aDraft();
  await save(draft, "home", { fields: { "tr:hero.title": "Taslaktaki", "en:hero.title": "Draft" } });
  const before = await words.draft(draft);
  await publish({ "tr:hero.title": "Önce yayındaki", "en:hero.title": "Published before" });
  expect(await openDraft(words, draft)).toEqual(before);
  expect(await words.conflicts(draft)).toHaveLength(2);
  expect(await words.changes(draft)).toHaveLength(2);
  expect(await words.draft(draft)).toEqual(before);
});

test("what was published in the same field meanwhile is chosen field by field, and other fields stay", async () => {
  const draft = await aDraft();
  const own = { "tr:hero.title": "Taslaktaki", "en:hero.title": "Draft", "tr:meta.title": "Yalnız taslakta" };
  await save(draft, "home", { fields: own });
  const there = { "tr:hero.title": "Yayındaki", "en:hero.title": "Published", "tr:hero.lead": "Yalnız yayında." };
  await publish(there);
  const conflicts = (await words.conflicts(draft)) ?? [];
  const fields: Record<string, string> = { do: "resolve" };
  for (const { path, own: mine, published } of conflicts) {
    fields[`own ${path}`] = mine?.version ?? "";
    fields[`published ${path}`] = published?.version ?? "";
    fields[`choice ${path} field:hero.title`] = path.includes("/tr/") ? "own" : "published";
  }
  expect(await changeDraft(words, draft, 7, { ...fields, "own content/tr/home.yaml": "other" })).toEqual({
    outcome: "stale",
  });
  expect(await changeDraft(words, draft, 7, fields)).toEqual({ outcome: "resolved" });
  const { value } = await textIn(draft, "home");
  expect([
    value("tr", "hero.title"),
    value("en", "hero.title"),
    value("tr", "meta.title"),
    value("tr", "hero.lead"),
  ]).toEqual(["Taslaktaki", "Published", "Yalnız taslakta", "Yalnız yayında."]);
});

test("what was published meanwhile in other fields is merged by the next save and by preparing, without a question", async () => {
  for (const merge of ["save", "prepare"] as const) {
    const draft = await aDraft();
    const own = { "tr:hero.title": `Taslakta ${merge}`, "en:hero.title": `Draft ${merge}` };
    await save(draft, "home", { fields: own });
    await publish({ "tr:hero.lead": `Yayında ${merge}.`, "en:hero.lead": `Published ${merge}.` });
    expect(await words.conflicts(draft)).toHaveLength(2);
    if (merge === "prepare") expect(await words.prepare(draft, { person: 9 })).toMatchObject({ outcome: "prepared" });
    else expect(await save(draft, "about", { fields: { "tr:head.title": "Biz" } })).toEqual(nothingWrong);
    expect(await words.conflicts(draft)).toEqual([]);
    const { value } = await textIn(draft, "home");
    expect([value("tr", "hero.title"), value("tr", "hero.lead")]).toEqual([`Taslakta ${merge}`, `Yayında ${merge}.`]);
    expect([value("en", "hero.title"), value("en", "hero.lead")]).toEqual([`Draft ${merge}`, `Published ${merge}.`]);
  }
});

test("a merge leaves the field that both changed to a person, and the texts beside it merge", async () => {
  const draft = await aDraft();
  const own = { "tr:hero.title": "Taslaktaki başlık", "en:hero.title": "Draft title" };
  await save(draft, "home", { fields: own });
  await publish({ "tr:hero.title": "Yayındaki başlık", "en:hero.lead": "Published lead, once more." });
  await save(draft, "about", { fields: { "tr:head.title": "Biz" } });
  expect((await words.conflicts(draft))?.map(({ path }) => path)).toEqual(["content/tr/home.yaml"]);
  expect((await textIn(draft, "home")).value("en", "hero.lead")).toBe("Published lead, once more.");
});

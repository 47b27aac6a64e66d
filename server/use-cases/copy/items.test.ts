import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { checkOneText } from "../../../copy/check/check-one-text.ts";
import { problemOf } from "../../../copy/check/problem.ts";
import { slugOf } from "../../../copy/editing/items.ts";
import { linkContext, linkTargets } from "../../../copy/view/link-targets.ts";
import { mayKeepVersion } from "../../../copy/view/text-names.ts";
import { isChangedField, textFields } from "../../../copy/view/text-view.ts";
import { withTextNames } from "../../../copy/view/view-words.ts";
import { hour } from "../../../domain/time.ts";
import { legalPages } from "../../../site/pages.ts";
import {
  beginDraft,
  changedDrafts,
  dictionary,
  draftText,
  namesOfTexts,
  shownChanges,
  textContext,
  textsOf,
} from "../../../testing/server/draft-views.ts";
import { someOpenWords } from "../../../testing/server/words.ts";
import type { Words } from "../../ports/words.ts";
import { changeDraft } from "./change-draft.ts";
import { createItem, moveItem } from "./items.ts";
import { renewVersion } from "./renew-version.ts";
import { saveText } from "./save-text.ts";

let words: Words;
beforeAll(async () => {
  ({ words } = await someOpenWords({ checkout: "." }));
});

const now = Date.UTC(2026, 10, 20, 22);
const titles = { tr: "Çeşme’de İkinci Ar-\u2060Ge Günü", en: "Second R&D day" };

async function aDraft(): Promise<string> {
  return (await words.begin({ title: "Deneme", person: 7 }))?.id ?? "";
}

async function sourceIn(draft: string, path: string): Promise<string | undefined> {
  return (await words.read({ draft }, path))?.content.toString();
}

const moved = async (draft: string) => parse((await sourceIn(draft, "content/moved.yaml")) ?? "");

test("an address is made from a title, without letters that only Turkish has", () => {
  expect(slugOf(titles.tr)).toBe("cesmede-ikinci-ar-ge-gunu");
  expect(slugOf("  ...  ")).toBe("");
});

test.each(["news", "stories"] as const)(
  "a new item of %s is begun in every language, and its fields can be filled in",
  async (folder) => {
    const draft = await aDraft();
    const answer = await createItem(words, draft, { folder, titles, slug: "", person: 7, now });
    expect(answer).toEqual({ outcome: "created", name: `${folder}/cesmede-ikinci-ar-ge-gunu` });
    const name = `${folder}/cesmede-ikinci-ar-ge-gunu`;
    const text = await draftText(words, { draft }, name);
    if (!text?.sides.tr || !text.sides.en) throw new Error("not in both languages");
    expect(text.broken).toEqual([]);
    const { fields } = textFields(await textContext(words, draft, name));
    expect(fields.find(({ key }) => key === "date")?.inputs.map(({ value }) => value)).toEqual(["2026-11-21"]);
    const typed = Object.fromEntries(
      fields
        .flatMap(({ inputs, type }) => inputs.map((input) => ({ ...input, type })))
        .filter(({ value, type }) => value === "" && type === "text")
        .map(({ name, language }) => [name, language === "en" ? "A sentence." : "Bir cümle."]),
    );
    const seen = { tr: text.sides.tr.version, en: text.sides.en.version };
    expect(await saveText(words, { draft, text: name, person: 7, fields: typed, seen })).toMatchObject({
      outcome: "saved",
    });
    const { codes } = textFields(await textContext(words, draft, name));
    expect([...codes].filter((code) => /missing|too-few|not-|empty/.test(code))).toEqual([]);
  },
);

test.each(["../x", "a/b", "Büyük", "a b", "-a", "a.md", "__proto__/x"])("%j is no address", async (slug) => {
  const draft = await aDraft();
  expect(await createItem(words, draft, { folder: "news", titles, slug, person: 7, now })).toEqual({
    outcome: "address",
  });
  const name = "news/calisan-portali-yenilendi";
  expect(await moveItem(words, draft, { name, to: slug, person: 7 })).toEqual({ outcome: "address" });
  expect(await words.changes(draft)).toEqual([]);
});

test("no item takes the place of another, and none is begun in one language", async () => {
  const draft = await aDraft();
  const begin = (slug: string, given = titles) =>
    createItem(words, draft, { folder: "news", titles: given, slug, person: 7, now });
  expect(await begin("calisan-portali-yenilendi")).toEqual({ outcome: "taken" });
  expect(await begin("yeni", { ...titles, en: " " })).toEqual({ outcome: "title" });
  expect(await begin("yeni", { ...titles, en: "A\u2061" })).toEqual({ outcome: "title" });
  expect(await moveItem(words, draft, { name: "legal/cerez-politikasi", to: "x", person: 7 })).toEqual({
    outcome: "missing",
  });
  expect(await moveItem(words, draft, { name: "news/../legal/x", to: undefined, person: 7 })).toEqual({
    outcome: "missing",
  });
});

test("whoever comes by an old address is led to the new one, also after another move, or told that it is gone", async () => {
  const draft = await aDraft();
  const name = "news/calisan-portali-yenilendi";
  const before = await sourceIn(draft, `content/tr/${name}.md`);
  const known = await moved(draft);
  const target = (haber: string) => ({ page: "hakkimizda-medya-haber", params: { haber } });
  expect(await moveItem(words, draft, { name, to: "portal", person: 7 })).toEqual({
    outcome: "renamed",
    name: "news/portal",
  });
  expect(await sourceIn(draft, "content/tr/news/portal.md")).toBe(before);
  expect(await sourceIn(draft, `content/en/${name}.md`)).toBeUndefined();
  expect(await moved(draft)).toEqual({
    ...known,
    "/hakkimizda/medya/calisan-portali-yenilendi": target("portal"),
    "/en/about-us/media/calisan-portali-yenilendi": target("portal"),
  });
  await moveItem(words, draft, { name: "news/portal", to: "yeni-portal", person: 7 });
  expect((await moved(draft))["/hakkimizda/medya/calisan-portali-yenilendi"]).toEqual(target("yeni-portal"));
  await moveItem(words, draft, { name: "news/yeni-portal", to: undefined, person: 7 });
  expect(await moved(draft)).toEqual({
    ...known,
    "/hakkimizda/medya/calisan-portali-yenilendi": "gone",
    "/en/about-us/media/calisan-portali-yenilendi": "gone",
  });
});

test("the removal of an item is undone in every language, and nothing says any more that it is gone", async () => {
  const draft = await aDraft();
  const name = "news/calisan-portali-yenilendi";
  await moveItem(words, draft, { name, to: undefined, person: 7 });
  expect((await words.changes(draft))?.length).toBe(3);
  const fields = { do: "undo", text: name, change: "ended", language: "", "seen-tr": "", "seen-en": "" };
  expect(await changeDraft(words, draft, 7, fields)).toEqual({ outcome: "undone" });
  expect(await words.changes(draft)).toEqual([]);
});

test("an item that goes back to its old address leaves none behind", async () => {
  const draft = await aDraft();
  await moveItem(words, draft, { name: "news/calisan-portali-yenilendi", to: "portal", person: 7 });
  await moveItem(words, draft, { name: "news/portal", to: "calisan-portali-yenilendi", person: 7 });
  expect((await words.changes(draft))?.map(({ path }) => path)).toEqual([]);
});

const legalTexts = legalPages.map((page) => `legal/${page}`);

test.each(legalTexts)("%s asks for a new version once its words change, and has it in every language", async (name) => {
  const draft = await aDraft();
  const read = async () => {
    const text = await draftText(words, { draft }, name);
    if (!text) throw new Error("no text");
    const { codes } = textFields(await textContext(words, draft, name));
    const versions = [text.sides.tr, text.sides.en].map(
      (side) => side?.places.values.find(({ path }) => path.join(".") === "version")?.value,
    );
    const { findings } = checkOneText(
      `content/tr/${name}.md`,
      new Map([[`content/tr/${name}.md`, text.sides.tr?.source ?? ""]]),
    );
    const said = findings.map((finding) => problemOf(finding, "tr", "office").message);
    expect(said.filter((message) => message.includes("npm"))).toEqual([]);
    return { text, asks: codes.has("version-old"), versions };
  };
  const { text, asks, versions } = await read();
  expect(asks).toBe(false);
  const seen = { tr: text.sides.tr?.version ?? "", en: text.sides.en?.version ?? "" };
  await saveText(words, { draft, text: name, person: 7, fields: { "tr:summary": "Kısa özet." }, seen });
  expect((await read()).asks).toBe(true);
  await renewVersion(words, draft, name, { person: 7, now });
  const after = await read();
  expect(after.asks).toBe(false);
  expect(after.versions[0]).toBe(after.versions[1]);
  expect(after.versions).not.toEqual(versions);
});

test("an older version of a legal text stays as it was shown", async () => {
  const draft = await aDraft();
  const older = { draft, text: "legal/older/aydinlatma-metni/1.3", person: 7, fields: {}, seen: {} };
  expect(await words.read({ draft }, `content/tr/${older.text}.md`)).toBeDefined();
  expect(await draftText(words, { draft }, older.text)).toBeUndefined();
  expect(await saveText(words, { ...older, fields: { "tr:summary": "Kısa özet." } })).toEqual({ outcome: "missing" });
});

test("a correction of spelling keeps the version, and the changes of the draft say so", async () => {
  const draft = await aDraft();
  const name = "legal/kullanim-sartlari";
  const read = () => draftText(words, { draft }, name);
  const text = await read();
  const seen = { tr: text?.sides.tr?.version ?? "", en: text?.sides.en?.version ?? "" };
  await saveText(words, { draft, text: name, person: 7, fields: { "tr:summary": "Kısa özet." }, seen });
  await renewVersion(words, draft, name, { person: 7, now, why: "spelling" });
  const after = await read();
  if (!after) throw new Error("no text");
  expect(isChangedField(after, await textsOf(words, "published"), "summary")).toBe(true);
  expect(isChangedField(after, await textsOf(words, "published"), "title")).toBe(false);
  expect(textFields(await textContext(words, draft, name)).codes).not.toContain("version-old");
  const [changed] = await shownChanges(words, (await words.changes(draft)) ?? [], "en");
  expect(changed?.rows.map(({ label }) => label)).toEqual(["Spelling only. The version stays.", "Summary"]);
  expect([mayKeepVersion(name), mayKeepVersion("legal/acik-riza-metni"), mayKeepVersion("forms")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a new item is shown in full before it is published, and where the address of a removed one leads", async () => {
  const draft = await aDraft();
  await createItem(words, draft, { folder: "news", titles, slug: "", person: 7, now });
  await moveItem(words, draft, { name: "news/calisan-portali-yenilendi", to: undefined, person: 7 });
  const changes = await shownChanges(words, (await words.changes(draft)) ?? [], "tr");
  const linesOf = (name: string) =>
    changes
      .filter((text) => text.name === name)
      .flatMap(({ rows }) => rows.flatMap(({ sides }) => sides.flatMap(({ marks }) => marks)))
      .map((marks) => marks.map(({ kind, text }) => `${kind} ${text}`).join(""));
  expect(linesOf("news/cesmede-ikinci-ar-ge-gunu")).toContain(`same Başlık ins ${titles.tr}`);
  const removed = linesOf("news/calisan-portali-yenilendi");
  expect(removed.some((line) => line.startsWith("del ## "))).toBe(true);
  expect(linesOf("content/moved.yaml")).toEqual(Array(2).fill("ins Bu adresi açanlar sayfanın kaldırıldığını görür."));
});

test("a draft that was not used is in no list, and after an hour it is the one that the same person begins next", async () => {
  const begin = (title: string, now: number) => beginDraft(words, { title, person: 9, now });
  const isListed = async (id: string) => (await changedDrafts(words)).some(({ draft }) => draft.id === id);
  const first = await begin("Hakkımızda", now);
  const id = first?.id ?? "";
  const changedAt = first?.changedAt ?? 0;
  expect(await isListed(id)).toBe(false);
  expect((await begin("Kariyer", changedAt + hour - 1))?.id).not.toBe(id);
  expect((await words.draft(id))?.title).toBe("Hakkımızda");
  await createItem(words, id, { folder: "news", titles, slug: "", person: 9, now });
  expect(await isListed(id)).toBe(true);
  const other = await begin("Dijital Kampüs", changedAt + 2 * hour);
  expect(other?.id).not.toBe(id);
  expect((await words.drafts()).filter(({ begunBy }) => begunBy === 9)).toHaveLength(2);
  expect((await words.draft(other?.id ?? ""))?.title).toBe("Dijital Kampüs");
});

test("a sentence that names the file of a text names the text in the office", () => {
  const sentence = "rakamlar farklı: burada 15, content/tr/campus.yaml içinde 1.";
  expect(withTextNames(sentence, (_, language) => `${language} metin`)).toBe(
    "rakamlar farklı: burada 15, tr metin içinde 1.",
  );
});

test("keys of the code have names before editors: signs, filters, sections, and items that are not published", async () => {
  const draft = await aDraft();
  await createItem(words, draft, { folder: "news", titles, slug: "", person: 7, now });
  const text = await draftText(words, { draft }, "news/cesmede-ikinci-ar-ge-gunu");
  const story = await draftText(words, { draft }, "stories/cinar-tekstil");
  if (!text?.sides.tr || !text.sides.en || !story) throw new Error("not in both languages");
  const contexts = [await textContext(words, draft, text.name, "tr", now), await textContext(words, draft, story.name)];
  const choicesOf = (one: typeof text, key: string) => {
    const context = contexts.find(({ text }) => text.name === one.name);
    return context && textFields(context).fields.find((field) => field.key === key)?.choices;
  };
  expect(choicesOf(text, "sign")).toContainEqual({ value: "yonetilen", text: "Yönetilen hizmetler" });
  expect(choicesOf(text, "kind")).toContainEqual({ value: "duyuru", text: "Duyuru" });
  expect(choicesOf(story, "tags.0")).toContainEqual({ value: "altyapi", text: "Altyapı" });
  const links = linkTargets(await linkContext(await textsOf(words, { draft }), now), dictionary("tr"), "tr").map(
    ({ text }) => text,
  );
  expect(links).toContain("İletişim: Raporlar");
  expect(links.filter((one) => /: [a-z-]+$/.test(one))).toEqual([]);

  const changes = (await words.changes(draft)) ?? [];
  expect(namesOfTexts([], "tr", changes)(`content/tr/${text.name}.md`)).toBe(titles.tr);
  expect(namesOfTexts([], "tr")(`content/tr/${text.name}.md`)).toBe("Haber: cesmede-ikinci-ar-ge-gunu");
  expect(namesOfTexts([], "tr")("content/pictures/ofis-c53c5c5fe347.jpg")).toBe("Fotoğraf");
});

test("a choice that was changed is named in the changes of a draft", async () => {
  const draft = await aDraft();
  const name = "news/calisan-portali-yenilendi";
  const text = await draftText(words, { draft }, name);
  const seen = { tr: text?.sides.tr?.version ?? "", en: text?.sides.en?.version ?? "" };
  await saveText(words, { draft, text: name, person: 7, fields: { "all:kind": "duyuru" }, seen });
  const [changed] = await shownChanges(words, (await words.changes(draft)) ?? [], "en");
  const marks = changed?.rows.flatMap(({ sides }) => sides.flatMap((side) => side.marks.flat()));
  expect(marks?.find(({ kind }) => kind === "ins")?.text).toBe("Announcement");
});

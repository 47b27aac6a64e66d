import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { pictureSize } from "../../../copy/editing/picture-header.ts";
import { pictureKind } from "../../../copy/editing/pictures.ts";
import { cardOf, cutAt } from "../../../copy/view/page-card.ts";
import { drawingsOf, pictureFieldsOf } from "../../../copy/view/picture-fields.ts";
import { mostPictureBytes } from "../../../copy/view/picture-limits.ts";
import { textFields } from "../../../copy/view/text-view.ts";
import { samplePhotograph } from "../../../testing/sample-pictures.ts";
import { altsIn, draftText, readUpload, textContext } from "../../../testing/server/draft-views.ts";
import { someOpenWords } from "../../../testing/server/words.ts";
import type { Words } from "../../ports/words.ts";
import { changeDraft } from "./change-draft.ts";
import { removePicture, saveDrawing, savePicture } from "./change-picture.ts";
import { createItem, moveItem } from "./items.ts";
import { tidyPictures } from "./tidy-pictures.ts";

let words: Words;
beforeAll(async () => {
  ({ words } = await someOpenWords({ checkout: "." }));
});

const small = () => sharp({ create: { width: 30, height: 20, channels: 3, background: "#2c4a63" } });
const bytes = {
  jpg: await small().jpeg().toBuffer(),
  png: await small().png().toBuffer(),
  webp: await small().webp().toBuffer(),
  avif: await small().avif().toBuffer(),
};
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const alts = { tr: "Limanda bir mühendis.", en: "An engineer in the harbour." };
const news = "news/calisan-portali-yenilendi";

async function aDraft(): Promise<string> {
  return (await words.begin({ title: "Deneme", person: 7 }))?.id ?? "";
}

async function fieldIn(draft: string, text: string, key = "picture") {
  const found = await draftText(words, { draft }, text);
  const field = found && pictureFieldsOf(found).find((one) => one.key === key);
  if (!found || !field) throw new Error(`${text} has no ${key}`);
  return { ...field, of: found };
}

/** As the form sends it that was just opened. */
async function save(draft: string, more: Partial<Parameters<typeof savePicture>[1]> = {}) {
  const { text = news, key = "picture" } = more;
  const seen = (await fieldIn(draft, text, key)).state;
  return (await savePicture(words, { draft, text, key, person: 7, seen, bytes: bytes.jpg, alts, ...more })).outcome;
}

async function picturesIn(draft: string): Promise<string[]> {
  const all = ((await words.files({ draft })) ?? []).map(({ path }) => path);
  return all.filter((path) => path.startsWith("content/pictures/"));
}

const written = async (draft: string, locale: string, text = news) => {
  const found = await words.read({ draft }, `content/${locale}/${text}.${text.includes("/") ? "md" : "yaml"}`);
  return parse(found?.content.toString().split(/^---$/m)[text.includes("/") ? 1 : 0] ?? "");
};

test("a photograph comes into the draft under a name of ours, with its words in every language", async () => {
  const draft = await aDraft();
  expect(await save(draft)).toBe("saved");
  const [path = ""] = await picturesIn(draft);
  expect(path).toMatch(/^content\/pictures\/calisan-portali-yenilendi-[0-9a-f]{12}\.jpg$/);
  expect((await words.read({ draft }, path))?.content).toEqual(bytes.jpg);
  const file = path.replace("content/pictures/", "");
  expect((await written(draft, "tr")).picture).toEqual({ file, alt: alts.tr });
  expect((await written(draft, "en")).picture).toEqual({ file, alt: alts.en });
  const { fields, codes } = textFields(await textContext(words, draft, news));
  expect(fields.map(({ key }) => key).filter((key) => /picture|seed/.test(key))).toEqual(["picture.alt"]);
  expect([...codes]).toEqual([]);
});

test("a photograph that comes while the pictures are tidied stays with its text", async () => {
  const draft = await aDraft();
  let isAsked = false;
  const slow: Words = {
    ...words,
    async texts(place) {
      const texts = await words.texts(place);
      if (!isAsked) {
        isAsked = true;
        await save(draft);
      }
      return texts;
    },
  };
  await tidyPictures(slow, draft, 8);
  expect(await picturesIn(draft)).toHaveLength(1);
});

test("a form without words of the photograph says nothing of them", () => {
  expect(altsIn({ state: "x", do: "remove" })).toEqual({});
  expect(altsIn({ "alt-tr": "", "alt-en": "A ship." })).toEqual({ tr: "", en: "A ship." });
});

test("another photograph takes its place, other words leave it, and removed it is gone with its file", async () => {
  const draft = await aDraft();
  await save(draft);
  const [first] = await picturesIn(draft);
  expect(await save(draft, { bytes: bytes.png })).toBe("saved");
  const [second, ...others] = await picturesIn(draft);
  expect([second?.endsWith(".png"), second === first, others]).toEqual([true, false, []]);
  expect(await save(draft, { bytes: undefined, alts: { ...alts, en: "A harbour." } })).toBe("saved");
  expect((await written(draft, "en")).picture.alt).toBe("A harbour.");
  expect(await picturesIn(draft)).toEqual([second]);
  const { state: seen } = await fieldIn(draft, news);
  expect(await removePicture(words, { draft, text: news, key: "picture", person: 7, seen })).toEqual({
    outcome: "saved",
  });
  expect([await picturesIn(draft), (await written(draft, "tr")).picture]).toEqual([[], undefined]);
  expect(((await words.changes(draft)) ?? []).length).toBe(0);
});

test("people, quotes and heads of pages have their own, and each entry of a list keeps its own", async () => {
  const draft = await aDraft();
  expect(await save(draft, { text: "management", key: "people.1.picture" })).toBe("saved");
  expect(await save(draft, { text: "management", key: "people.2.picture", bytes: bytes.webp })).toBe("saved");
  expect(await save(draft, { text: "management", key: "head.picture", bytes: bytes.avif })).toBe("saved");
  expect(await save(draft, { text: "stories/tuna-lojistik", key: "quote.picture", bytes: bytes.png })).toBe("saved");
  const { people, head } = await written(draft, "en", "management");
  expect(people.map(({ picture }: { picture?: { file: string } }) => picture?.file.split(".")[1])).toEqual(
    people.map((_: unknown, at: number) => ({ 1: "jpg", 2: "webp" })[at]),
  );
  expect(people[1].picture.file.startsWith(`${people[1].id}-`)).toBe(true);
  expect(head.picture).toEqual({ file: expect.stringMatching(/^management-/), alt: alts.en });
  expect((await picturesIn(draft)).length).toBe(4);
  // Somebody moved an entry meanwhile: nobody gets the portrait of another person.
  const { state } = await fieldIn(draft, "management", "people.0.picture");
  expect(await save(draft, { text: "management", key: "people.3.picture", seen: state })).toBe("conflict");
});

test("what is no photograph is refused, whatever it calls itself", async () => {
  const draft = await aDraft();
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1");
  for (const content of [script, `\ufeff${script}`, "<!doctype html><script>alert(1)</script>", "GIF89a", "", heic]) {
    expect(await save(draft, { bytes: Buffer.from(content) })).toBe("kind");
  }
  expect(await save(draft, { bytes: Buffer.alloc(mostPictureBytes + 1, bytes.jpg) })).toBe("too-large");
  expect(await picturesIn(draft)).toEqual([]);
  expect(Object.values(bytes).map(pictureKind)).toEqual(Object.keys(bytes));
});

test("without words in every language, or without a photograph, nothing is saved", async () => {
  const draft = await aDraft();
  expect(await save(draft, { alts: { tr: "Liman", en: "  " } })).toBe("alt");
  expect(await save(draft, { bytes: undefined })).toBe("file");
  expect(await save(draft, { alts: { ...alts, tr: "Liman\u2061" } })).toBe("preview-mark");
  expect(await save(draft, { alts: { ...alts, tr: "Liman\nve gemi" } })).toBe("line-break");
  expect([await picturesIn(draft), (await words.changes(draft))?.length]).toEqual([[], 0]);
});

test("whoever did not see what somebody else put there is told, and a place that is none is none", async () => {
  const draft = await aDraft();
  const { state: seen } = await fieldIn(draft, news);
  await save(draft);
  expect(await save(draft, { bytes: bytes.png, seen })).toBe("conflict");
  const wish = { draft, text: news, person: 7, seen, bytes: bytes.jpg, alts };
  for (const more of [
    { key: "title" },
    { key: "picture.file" },
    { key: "__proto__" },
    { key: "picture", text: "../../facts" },
    { key: "picture", text: "news/none" },
    { key: "picture", draft: "nobodysdraft" },
    { key: "picture", draft: "../heads/main" },
  ]) {
    expect(await savePicture(words, { ...wish, ...more }), JSON.stringify(more)).toEqual({ outcome: "missing" });
  }
});

test("a photograph comes and goes with what names it: undone, removed with its item, and never from another draft", async () => {
  const draft = await aDraft();
  const other = await aDraft();
  await save(other);
  await save(draft);
  const seen = Object.fromEntries(
    Object.entries((await fieldIn(draft, news)).of.sides).map(([code, side]) => [`seen-${code}`, side.version]),
  );
  const undo = { do: "undo", text: news, change: "field:picture", ...seen };
  expect(await changeDraft(words, draft, 7, undo)).toEqual({ outcome: "undone" });
  expect([await picturesIn(draft), (await picturesIn(other)).length]).toEqual([[], 1]);
  expect((await words.changes(draft))?.length).toBe(0);

  const titles = { tr: "Yeni liman", en: "A new harbour" };
  await createItem(words, draft, { folder: "news", titles, slug: "", person: 7, now: 0 });
  await save(draft, { text: "news/yeni-liman" });
  expect((await picturesIn(draft)).length).toBe(1);
  await moveItem(words, draft, { name: "news/yeni-liman", to: "yeni-rihtim", person: 7 });
  await save(draft, { text: "news/yeni-rihtim", bytes: bytes.png });
  expect((await picturesIn(draft)).map((path) => path.split("/")[2]?.replace(/[0-9a-f]{12}/, ""))).toEqual([
    "yeni-rihtim-.png",
  ]);
});

test("a cover is drawn from a seed that somebody chose, and again from its name", async () => {
  for (const text of [news, "stories/tuna-lojistik"]) {
    const draft = await aDraft();
    const before = await fieldIn(draft, text);
    const drawings = drawingsOf(before.of, 0) ?? [];
    expect(drawings.map(({ seed, isChosen }) => [seed, isChosen])[0]).toEqual(["", true]);
    expect(new Set(drawings.map(({ art }) => art)).size).toBe(6);
    const { seed = "" } = drawings[3] ?? {};
    const wish = { draft, text, key: "picture", person: 7 };
    expect(await saveDrawing(words, { ...wish, seen: before.state, seed })).toEqual({ outcome: "saved" });
    expect([(await written(draft, "tr", text)).seed, (await written(draft, "en", text)).seed]).toEqual([seed, seed]);
    const now = await fieldIn(draft, text);
    expect((drawingsOf(now.of, 1) ?? []).filter(({ isChosen }) => isChosen)).toMatchObject([{ seed, number: 4 }]);
    expect(await saveDrawing(words, { ...wish, seen: before.state, seed: "" })).toEqual({ outcome: "conflict" });
    for (const wrong of ["../x", "Liman", "a--b", "a".repeat(61)]) {
      expect(await saveDrawing(words, { ...wish, seen: now.state, seed: wrong })).toEqual({ outcome: "layout" });
    }
    expect(await saveDrawing(words, { ...wish, seen: now.state, seed: "" })).toEqual({ outcome: "saved" });
    expect((await words.changes(draft))?.length).toBe(0);
  }
});

function posted(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://office.invalid/words/drafts/x/picture/y", { method: "POST", body, headers });
}

function aForm(file?: File): FormData {
  const form = new FormData();
  if (file) form.set("picture", file);
  form.set("alt-tr", "Liman");
  return form;
}

test("of an uploaded file its bytes are read alone, and none where nobody chose one", async () => {
  const named = (name: string, content: Buffer) => readUpload(posted(aForm(new File([new Uint8Array(content)], name))));
  expect(await named("../../etc/passwd.jpg", bytes.jpg)).toEqual({ fields: { "alt-tr": "Liman" }, bytes: bytes.jpg });
  expect((await named("a.jpg", Buffer.alloc(0))).bytes).toEqual(Buffer.alloc(0));
  expect((await named("", Buffer.alloc(0))).bytes).toBeUndefined();
  expect(await readUpload(posted(new URLSearchParams({ "alt-tr": "Liman" }).toString(), urlencoded))).toEqual({
    fields: { "alt-tr": "Liman" },
  });
});

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

test("what was typed is read also where the photograph is too large, and half a form is said", async () => {
  const boundary = "----x";
  const type = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const part = (name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const large = Buffer.concat([
    Buffer.from(file),
    Buffer.alloc(mostPictureBytes + 100_000, 1),
    Buffer.from(`\r\n${part("alt-tr", "Liman")}${part("alt-en", "Harbour")}--${boundary}--\r\n`),
  ]);
  const length = { "Content-Length": String(large.length) };
  expect(await readUpload(posted(new Uint8Array(large), { ...type, ...length }))).toEqual({
    fields: { "alt-tr": "Liman", "alt-en": "Harbour" },
    outcome: "too-large",
  });
  for (const cut of [file, `${file}abc`, `${file}abc\r\n--${boundary}`, "no form at all", ""]) {
    expect((await readUpload(posted(cut, type))).outcome, cut).toBe("unread");
  }
  expect((await readUpload(posted(file, { "Content-Type": "multipart/form-data" }))).outcome).toBe("unread");
});

test("cards say what is shown of a title and a description, and how much is cut", () => {
  expect(cutAt("Kısa başlık", 60)).toEqual({ shown: "Kısa başlık", over: 0, max: 60 });
  expect(cutAt("bir iki üç dört", 10)).toEqual({ shown: "bir iki üç …", over: 5, max: 10 });
  expect(cutAt("bir iki üçüncü", 10)).toEqual({ shown: "bir iki …", over: 4, max: 10 });
  const head = {
    locale: "tr",
    tab: "[Taslak] Yeni liman · Yakamoz",
    title: "[Taslak] Yeni liman",
    description: "Liman açıldı.",
    siteName: "Yakamoz Teknoloji",
    address: "https://yakamoz.example/hakkimizda/medya/yeni-liman",
    image: "https://yakamoz.example/share/tr/hakkimizda-medya-haber--yeni-liman.png",
    picture: undefined,
  };
  expect(cardOf(head, "Yakamoz")).toEqual({
    crumbs: ["yakamoz.example", "hakkimizda", "medya", "yeni-liman"],
    title: { shown: "Yeni liman", over: 0, max: 60 },
    ending: " · Yakamoz",
    description: { shown: "Liman açıldı.", over: 0, max: 160 },
    isListed: true,
    share: {
      title: "Yeni liman",
      description: "Liman açıldı.",
      kicker: "Yakamoz Teknoloji",
      art: "cover/hakkimizda-medya-haber--yeni-liman.svg",
    },
  });
  const long = { ...head, title: "Yakamoz Teknoloji: bulut, yönetilen hizmetler, güvenlik ve SAP" };
  expect(cardOf(long, "Yakamoz").title.over).toBe(0);
  expect(cardOf(long, "Deniz").title.over).toBe(2);
  const story = { ...head, picture: "story/sap--11-saat--tuna-lojistik", address: undefined };
  expect(cardOf(story, "Yakamoz")).toMatchObject({ isListed: false, share: { art: "story/sap----tuna-lojistik.svg" } });
});

test("the size of every kind is read from its header, and a file that is cut has none", async () => {
  const others = {
    webp: await small().webp({ lossless: true }).toBuffer(),
    jpg: await small().jpeg({ progressive: true }).toBuffer(),
  };
  for (const [kind, whole] of [...Object.entries(bytes), ...Object.entries(others)]) {
    expect(pictureSize(whole, kind), kind).toEqual({ width: 30, height: 20 });
    for (const part of [0.3, 0.6, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(pictureSize(cut, kind), `${kind} ${part}`).toBeUndefined();
    }
  }
  const withPreview = await samplePhotograph({ width: 64, height: 80 });
  expect(pictureSize(withPreview, "jpg")).toEqual({ width: 64, height: 80 });
});

test("a photograph that the build could not open is refused when it is uploaded", async () => {
  const draft = await aDraft();
  const huge = Buffer.from(bytes.png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  expect(await save(draft, { bytes: huge })).toBe("pixels");
  expect(await save(draft, { bytes: bytes.jpg.subarray(0, -20) })).toBe("damaged");
  expect(await picturesIn(draft)).toEqual([]);
});

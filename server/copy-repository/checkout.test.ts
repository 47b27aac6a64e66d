import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { about, aCheckout, home, openOfficeWords } from "../../testing/server/words.ts";

async function wordsOf(checkout = aCheckout()) {
  const words = await openOfficeWords({ folder: temporaryFolder(), checkout, clock: Date.now });
  const write = (path: string, text: string) => writeFileSync(join(checkout, path), text);
  const take = async (options: { replaces?: boolean } = {}) => {
    const prepared = await words.prepareImport(checkout, { title: "Kurulumdaki metinler", ...options });
    if (prepared.outcome === "prepared") await words.publish(prepared.commit);
    return prepared;
  };
  const changeInOffice = async (path: string, content: string | null) => {
    const draft = await words.begin({ title: "Ofiste", person: 7 });
    const id = draft?.id ?? "";
    for (const one of [path, path.replace("/tr/", "/en/")]) {
      const seen = (await words.read("published", one))?.version ?? null;
      await words.save(id, { person: 7, files: [{ path: one, seen, content }] });
    }
    const prepared = await words.prepare(id, { person: 7 });
    if (prepared.outcome !== "prepared") throw new Error(JSON.stringify(prepared));
    return words.publish(prepared.commit);
  };
  const textOf = async (path: string) => (await words.read("published", path))?.content.toString();
  return { checkout, words, write, take, changeInOffice, textOf };
}

test("a checkout has nothing of its own where all of it was published once, also long ago", async () => {
  const { checkout, words, changeInOffice } = await wordsOf();
  expect(await words.checkoutChanges(checkout)).toEqual({ own: [], isSame: true });
  await changeInOffice(home.tr, "title: Dört\n");
  await changeInOffice(home.tr, "title: Beş\n");
  await changeInOffice("content/tr/news/haber.md", "haber\n");
  await changeInOffice(about.tr, null);
  expect(await words.checkoutChanges(checkout)).toEqual({ own: [], isSame: false });
  expect(await words.prepareImport(checkout, { title: "Kurulumdaki metinler" })).toEqual({ outcome: "nothing" });
});

test("what a checkout changed, added or removed is its own, and is published beside what the office did", async () => {
  const { checkout, words, write, take, changeInOffice, textOf } = await wordsOf();
  await changeInOffice(home.tr, "title: Dört\n");
  write("content/facts.yaml", "founded: 1980\n");
  write("content/tr/career.yaml", "title: Kariyer\n");
  rmSync(join(checkout, about.en));
  const own = [about.en, "content/facts.yaml", "content/tr/career.yaml"];
  expect(await words.checkoutChanges(checkout)).toEqual({ own, isSame: false });
  expect(await take()).toMatchObject({ outcome: "prepared" });
  expect(await textOf("content/facts.yaml")).toBe("founded: 1980\n");
  expect(await textOf(about.en)).toBeUndefined();
  expect(await textOf(home.tr)).toBe("title: Dört\n");
  expect(await words.checkoutChanges(checkout)).toEqual({ own: [], isSame: false });
  const [publication] = await words.history();
  expect(publication).toMatchObject({ title: "Kurulumdaki metinler", paths: own });
  expect(publication).not.toHaveProperty("person");
});

test("a text that the office changed too is published over it only where somebody says so", async () => {
  const { write, take, changeInOffice, textOf } = await wordsOf();
  await changeInOffice(home.tr, "title: Dört\n");
  write(home.tr, "title: Altı\n");
  expect(await take()).toMatchObject({ outcome: "conflict", conflicts: [{ path: home.tr }] });
  expect(await textOf(home.tr)).toBe("title: Dört\n");
  expect(await take({ replaces: true })).toMatchObject({ outcome: "prepared" });
  expect(await textOf(home.tr)).toBe("title: Altı\n");
});

test("what came from a checkout goes on from it, as often as it changes there", async () => {
  const { write, take, changeInOffice, textOf } = await wordsOf();
  for (const title of ["Dört", "Beş", "Altı"]) {
    write(home.tr, `title: ${title}\n`);
    expect(await take()).toMatchObject({ outcome: "prepared" });
    expect(await textOf(home.tr)).toBe(`title: ${title}\n`);
  }
  await changeInOffice(home.tr, "title: Ofiste\n");
  write(home.tr, "title: Yedi\n");
  expect(await take()).toMatchObject({ outcome: "conflict", conflicts: [{ path: home.tr }] });
});

test("a draft that is named like an import is none", async () => {
  const { words, write, take } = await wordsOf();
  const draft = await words.begin({ title: "Imports: content", person: 7 });
  const files = [];
  for (const path of [home.tr, home.en]) {
    files.push({ path, seen: (await words.read("published", path))?.version ?? null, content: "title: Ofiste\n" });
  }
  await words.save(draft?.id ?? "", { person: 7, files });
  const prepared = await words.prepare(draft?.id ?? "", { person: 7 });
  if (prepared.outcome === "prepared") await words.publish(prepared.commit);
  write(home.tr, "title: Yedi\n");
  expect(await take()).toMatchObject({ outcome: "conflict" });
});

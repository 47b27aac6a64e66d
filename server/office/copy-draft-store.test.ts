import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { CopyDraft, CopyDraftEdit, CopyDraftStore } from "../ports/copy-drafts.ts";
import type { Office } from "../ports/office.ts";
import { openOffice } from "./open-office.ts";

const home = "content/tr/home.yaml";
const about = "content/tr/about.yaml";
const mert = { person: 7, at: 2_000 };

/** As a version any text will do here. */
function anEdit(path: string, text: string | null, before = `${path} published`): CopyDraftEdit {
  const file = { path, text, picture: null, version: text && `v ${text}`, base: `v ${path} published` };
  return { file, before: { version: `v ${before}`, text: before }, isPublished: false };
}

describe.each(["SQLite", "PostgreSQL"])("drafts of copy on %s", (engine) => {
  let office: Office;
  let store: CopyDraftStore;
  let count = 0;

  beforeAll(async () => {
    const databaseUrl = engine === "SQLite" ? "" : await emptyDatabase();
    office = await openOffice({ databaseUrl, folder: temporaryFolder() });
    store = office.copyDrafts;
  });
  afterAll(() => office.close());

  async function aDraft(change: Partial<CopyDraft> = {}): Promise<CopyDraft> {
    count += 1;
    const by = { createdBy: 7, createdAt: 1_000, updatedBy: 7, updatedAt: 1_000 };
    const draft = { id: `draft-${count}`, title: "Ana sayfa", revision: 0, ...by, ...change };
    await store.add({ draft, files: [], confirmations: [] });
    return draft;
  }

  function save(id: string, ...edits: CopyDraftEdit[]) {
    return store.change(id, mert, () => ({ answer: "saved", step: { edits } }));
  }

  test("a draft is added once, listed by its last change, and removed with all of its rows", async () => {
    const older = await aDraft({ updatedAt: 1 });
    const newer = await aDraft({ updatedAt: 3_000 });
    await store.add({ draft: { ...older, title: "Başka" }, files: [], confirmations: [] });
    expect(await store.find(older.id)).toEqual(older);
    const order = (await store.list()).map(({ id }) => id).filter((id) => id === older.id || id === newer.id);
    expect(order).toEqual([newer.id, older.id]);
    await save(older.id, anEdit(home, "silinecek"));
    expect(await store.remove(older.id)).toBe(true);
    expect(await store.remove(older.id)).toBe(false);
    expect(await store.read(older.id)).toBeUndefined();
    expect(await store.textOf("v silinecek")).toBeUndefined();
  });

  test("a change writes its files, counts as a revision and names its person", async () => {
    const draft = await aDraft();
    expect(await save(draft.id, anEdit(home, "Dört"), anEdit(about, null))).toBe("saved");
    const content = await store.read(draft.id);
    expect(content?.draft).toEqual({ ...draft, revision: 1, updatedBy: 7, updatedAt: 2_000 });
    expect(content?.files).toEqual([anEdit(about, null).file, anEdit(home, "Dört").file]);
    await store.change(draft.id, { person: 9, at: 3_000 }, ({ files }) => ({
      answer: files.length,
      step: { title: "Yeni", edits: [anEdit(home, "Beş", "Dört"), { ...anEdit(about, null), isPublished: true }] },
    }));
    const later = await store.read(draft.id);
    expect(later?.draft).toMatchObject({ title: "Yeni", revision: 2, createdBy: 7, updatedBy: 9 });
    expect(later?.files).toEqual([anEdit(home, "Beş").file]);
    expect(await store.editors(draft.id)).toEqual([7, 9]);
  });

  test("a decision without a step writes nothing, and a draft that is missing asks for none", async () => {
    const draft = await aDraft();
    expect(await store.change(draft.id, mert, () => ({ answer: "stale" }))).toBe("stale");
    expect(await store.find(draft.id)).toEqual(draft);
    expect(await store.change("missing", mert, () => ({ answer: "stale" }))).toBeUndefined();
  });

  test("a decision that fails leaves the draft as it was", async () => {
    const draft = await aDraft();
    const twice = [anEdit(home, "Dört"), anEdit(home, "Beş")];
    await expect(save(draft.id, ...twice)).rejects.toThrow();
    expect(await store.read(draft.id)).toEqual({ draft, files: [], confirmations: [] });
  });

  test("of twenty changes at once each one sees the one before", async () => {
    const draft = await aDraft();
    const add = (person: number) =>
      store.change(draft.id, { person, at: person }, ({ files }) => {
        const text = `${files[0]?.text ?? ""}.`;
        return { answer: text, step: { edits: [anEdit(home, text)] } };
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index + 1)));
    expect((await store.read(draft.id))?.files).toEqual([anEdit(home, ".".repeat(20)).file]);
    expect((await store.find(draft.id))?.revision).toBe(20);
    expect(await store.editors(draft.id)).toHaveLength(20);
  });

  test("the text of every version that a draft had is kept", async () => {
    const draft = await aDraft();
    for (const text of ["bir", "iki", "üç"]) await save(draft.id, anEdit(home, text));
    expect(await Promise.all(["bir", "iki", "üç"].map((text) => store.textOf(`v ${text}`)))).toEqual([
      "bir",
      "iki",
      "üç",
    ]);
    expect(await store.textOf("v dört")).toBeUndefined();
  });

  test("a later confirmation of the same two texts takes the place of the first", async () => {
    const draft = await aDraft();
    const confirm = (version: string) => {
      const confirmation = { path: home, version, twin: "content/en/home.yaml", twinVersion: "v en" };
      return store.change(draft.id, mert, () => ({ answer: confirmation, step: { confirmation } }));
    };
    await confirm("v bir");
    const last = await confirm("v iki");
    expect((await store.read(draft.id))?.confirmations).toEqual([last]);
  });

  test("a time belongs to its draft, is no change of it, and fails only as long as it is the same", async () => {
    const timed = { at: 9_000, person: 8, setAt: 2_000 };
    const draft = await aDraft({ timed });
    const other = await aDraft();
    expect(await store.find(draft.id)).toEqual(draft);
    await store.failTimed(draft.id, 8_999, "conflict");
    await store.failTimed(draft.id, timed.at, "texts");
    const failed = { ...draft, timed: { ...timed, failure: "texts" } };
    expect((await store.list()).find(({ id }) => id === draft.id)).toEqual(failed);
    await store.setTimed(draft.id, { ...timed, at: 10_000 });
    expect((await store.read(draft.id))?.draft).toEqual({ ...draft, timed: { ...timed, at: 10_000 } });
    await store.setTimed(draft.id, undefined);
    const { timed: _, ...untimed } = draft;
    expect(await store.find(draft.id)).toEqual(untimed);
    expect(await store.find(other.id)).toEqual(other);
  });

  test("pictures of all drafts are listed by their digests", async () => {
    const draft = await aDraft();
    const file = { path: "content/pictures/ofis.jpg", text: null, picture: "digest", version: "v", base: null };
    await save(draft.id, { file, before: null, isPublished: false });
    expect(await store.pictures()).toEqual(["digest"]);
    expect((await store.read(draft.id))?.files).toEqual([file]);
  });

  test("a draft that was taken over has its files, confirmations and changes", async () => {
    count += 1;
    const by = { createdBy: 7, createdAt: 1, updatedBy: 8, updatedAt: 5 };
    const draft = { id: `draft-${count}`, title: "Eski", revision: 2, ...by };
    const confirmation = { path: home, version: "v b", twin: "content/en/home.yaml", twinVersion: "v en" };
    const content = { draft, files: [anEdit(home, "b").file], confirmations: [confirmation] };
    const step = (text: string, person: number) => ({
      path: home,
      before: null,
      after: { version: `v ${text}`, text },
      person,
      at: 1,
    });
    await store.add(content, [step("a", 8), step("b", 9)]);
    await store.add(content, [step("a", 8), step("b", 9)]);
    expect(await store.read(draft.id)).toEqual(content);
    expect(await store.editors(draft.id)).toEqual([8, 9]);
    expect(await store.textOf("v a")).toBe("a");
  });

  test("a published draft goes as a whole", async () => {
    const draft = await aDraft();
    await save(draft.id, anEdit(home, "Dört"));
    await store.removePublished(draft.id, { revision: 1, versions: new Map() });
    expect(await store.find(draft.id)).toBeUndefined();
    await store.removePublished(draft.id, { revision: 1, versions: new Map() });
  });

  test("of a draft that was published in part, the rest stays with its changes and its time", async () => {
    const timed = { at: 9_000, person: 8, setAt: 2_000 };
    const draft = await aDraft({ timed });
    await save(draft.id, anEdit(home, "Dört"));
    await store.change(draft.id, { person: 9, at: 3_000 }, () => ({
      answer: "saved",
      step: { edits: [anEdit(about, "Biz")] },
    }));
    expect(await store.editors(draft.id, [home])).toEqual([7]);
    const publication = { revision: 2, paths: [home], versions: new Map([[home, "v Dört"]]) };
    for (const _ of ["once", "again"]) await store.removePublished(draft.id, publication);
    expect(await store.read(draft.id)).toMatchObject({ draft: { timed }, files: [anEdit(about, "Biz").file] });
    expect(await store.editors(draft.id)).toEqual([9]);
    await store.removePublished(draft.id, { revision: 2, versions: new Map() });
    expect(await store.find(draft.id)).toBeUndefined();
  });

  test("what was changed after the published revision stays, on top of what was published, and is kept once", async () => {
    const draft = await aDraft({ timed: { at: 9_000, person: 8, setAt: 2_000 } });
    await save(draft.id, anEdit(home, "Dört"), anEdit(about, "Biz"));
    await save(draft.id, anEdit(home, "Beş", "Dört"));
    await store.removePublished(draft.id, { revision: 1, versions: new Map([[home, "v Dört"]]) });
    const later = { ...anEdit(home, "Beş").file, base: "v Dört" };
    expect((await store.read(draft.id))?.files).toEqual([later]);
    expect(await store.editors(draft.id)).toEqual([7]);
    expect((await store.find(draft.id))?.timed).toBeUndefined();
    await store.removePublished(draft.id, { revision: 1, versions: new Map([[home, "v another"]]) });
    expect((await store.read(draft.id))?.files).toEqual([later]);
  });
});

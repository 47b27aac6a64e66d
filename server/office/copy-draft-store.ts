import type { Kysely, Transaction } from "kysely";
import type {
  CopyDraft,
  CopyDraftContent,
  CopyDraftFile,
  CopyDraftStep,
  CopyDraftStore,
  EarlierChange,
  PublishedRevision,
} from "../ports/copy-drafts.ts";
import type { Confirmation, TimedPublication } from "../ports/words.ts";
import type { Engine } from "../storage/engine.ts";
import type { CopyDraftRow, OfficeTables } from "./tables.ts";

type By = { person: number; at: number };

export function copyDraftStore({ db, name }: Engine<OfficeTables>): CopyDraftStore {
  /** Until the transaction ends, no other one changes the draft. SQLite has one writer at a time. */
  async function readLocked(transaction: Transaction<OfficeTables>, id: string): Promise<CopyDraftContent | undefined> {
    const draft = transaction.selectFrom("copy_drafts").select("id").where("id", "=", id);
    if (name === "postgresql") await draft.forUpdate().execute();
    return readContent(transaction, id);
  }

  return {
    async list() {
      const rows = db.selectFrom("copy_drafts").selectAll().orderBy("updated_at", "desc").orderBy("id");
      return (await rows.execute()).map(toDraft);
    },

    async find(id) {
      const row = await db.selectFrom("copy_drafts").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toDraft(row);
    },

    read: (id) => readContent(db, id),

    add: ({ draft, files, confirmations }, changes = []) =>
      db.transaction().execute(async (transaction) => {
        const inserted = transaction.insertInto("copy_drafts").values(toRow(draft));
        const { numInsertedOrUpdatedRows } = await inserted
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return;
        const by = { person: draft.updatedBy, at: draft.updatedAt };
        for (const file of files) await writeFile(transaction, draft.id, file, by);
        for (const confirmation of confirmations) await writeConfirmation(transaction, draft.id, confirmation);
        for (const [index, change] of changes.entries()) await writeChange(transaction, draft.id, index + 1, change);
      }),

    change: (id, by, decide) =>
      db.transaction().execute(async (transaction) => {
        const content = await readLocked(transaction, id);
        if (!content) return undefined;
        const { answer, step } = decide(content);
        if (step) await writeStep(transaction, content.draft, step, by);
        return answer;
      }),

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom("copy_drafts").where("id", "=", id).executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    async setTimed(id, timed) {
      await db.updateTable("copy_drafts").set(timedColumns(timed)).where("id", "=", id).execute();
    },

    async failTimed(id, at, failure) {
      const draft = db.updateTable("copy_drafts").set({ timed_failure: failure }).where("id", "=", id);
      await draft.where("publish_at", "=", at).execute();
    },

    async editors(id, paths) {
      const rows = db.selectFrom("copy_draft_changes").select("person").distinct().where("draft", "=", id);
      const ofPaths = paths ? rows.where("path", "in", paths) : rows;
      return (await ofPaths.orderBy("person").execute()).map(({ person }) => person);
    },

    async textOf(version) {
      const file = db.selectFrom("copy_draft_files").select("text").where("version", "=", version);
      const change = db.selectFrom("copy_draft_changes").select("after_text as text");
      const row =
        (await file.executeTakeFirst()) ?? (await change.where("after_version", "=", version).executeTakeFirst());
      return row?.text ?? undefined;
    },

    async pictures() {
      const rows = db.selectFrom("copy_draft_files").select("picture").distinct().where("picture", "is not", null);
      return (await rows.execute()).flatMap(({ picture }) => picture ?? []);
    },

    removePublished: (id, publication) =>
      db.transaction().execute(async (transaction) => {
        const content = await readLocked(transaction, id);
        if (content) await removePublishedRows(transaction, content, publication);
      }),
  };
}

/** The draft and its files in one statement, so that they are of one moment without a transaction. */
async function readContent(db: Kysely<OfficeTables>, id: string): Promise<CopyDraftContent | undefined> {
  const rows = await db
    .selectFrom("copy_drafts")
    .leftJoin("copy_draft_files as file", "file.draft", "copy_drafts.id")
    .selectAll("copy_drafts")
    .select(["file.path", "file.text", "file.picture", "file.version", "file.base"])
    .where("id", "=", id)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const files = rows.flatMap(({ path, text, picture, version, base }) =>
    path === null ? [] : [{ path, text, picture, version, base }],
  );
  const confirmations = db
    .selectFrom("copy_confirmations")
    .select(["path", "version", "translation as twin", "translation_version as twinVersion"]);
  return {
    draft: toDraft(first),
    // Databases order letters and signs in different ways.
    files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    confirmations: await confirmations.where("draft", "=", id).execute(),
  };
}

async function writeStep(db: Kysely<OfficeTables>, draft: CopyDraft, step: CopyDraftStep, by: By): Promise<void> {
  const { title = draft.title, edits = [], confirmation } = step;
  const revision = draft.revision + 1;
  const changes = { title, revision, updated_by: by.person, updated_at: by.at };
  await db.updateTable("copy_drafts").set(changes).where("id", "=", draft.id).execute();
  for (const { file, before, isPublished } of edits) {
    const { path, version, text } = file;
    const after = version === null ? null : { version, ...(text === null ? {} : { text }) };
    await writeChange(db, draft.id, revision, { path, before, after, ...by });
    if (isPublished) await removeFiles(db, draft.id, [path]);
    else await writeFile(db, draft.id, file, by);
  }
  if (confirmation) await writeConfirmation(db, draft.id, confirmation);
}

async function writeFile(db: Kysely<OfficeTables>, draft: string, file: CopyDraftFile, by: By): Promise<void> {
  const { path, ...content } = file;
  const columns = { ...content, updated_by: by.person, updated_at: by.at };
  await db
    .insertInto("copy_draft_files")
    .values({ draft, path, ...columns })
    .onConflict((conflict) => conflict.columns(["draft", "path"]).doUpdateSet(columns))
    .execute();
}

async function writeChange(
  db: Kysely<OfficeTables>,
  draft: string,
  revision: number,
  { path, before, after, person, at }: EarlierChange,
): Promise<void> {
  await db
    .insertInto("copy_draft_changes")
    .values({
      draft,
      revision,
      path,
      before_version: before?.version ?? null,
      before_text: before?.text ?? null,
      after_version: after?.version ?? null,
      after_text: after?.text ?? null,
      person,
      at,
    })
    .execute();
}

async function writeConfirmation(db: Kysely<OfficeTables>, draft: string, confirmation: Confirmation): Promise<void> {
  const { path, version, twin, twinVersion } = confirmation;
  const versions = { version, translation_version: twinVersion };
  await db
    .insertInto("copy_confirmations")
    .values({ draft, path, translation: twin, ...versions })
    .onConflict((conflict) => conflict.columns(["draft", "path", "translation"]).doUpdateSet(versions))
    .execute();
}

async function removeFiles(db: Kysely<OfficeTables>, draft: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db.deleteFrom("copy_draft_files").where("draft", "=", draft).where("path", "in", paths).execute();
}

async function removePublishedRows(
  db: Kysely<OfficeTables>,
  { draft, files }: CopyDraftContent,
  { revision, paths, versions }: PublishedRevision,
): Promise<void> {
  const isUnchanged = draft.revision === revision;
  if (isUnchanged && !paths) {
    await db.deleteFrom("copy_drafts").where("id", "=", draft.id).execute();
    return;
  }
  const published = paths ?? files.map(({ path }) => path);
  const changes = db.deleteFrom("copy_draft_changes").where("draft", "=", draft.id).where("revision", "<=", revision);
  const { numDeletedRows } = await (paths ? changes.where("path", "in", paths) : changes).executeTakeFirstOrThrow();
  // Without changes up to that revision, this was done before.
  if (numDeletedRows === 0n && !isUnchanged) return;
  // The time was that of the publication; what was saved later needs a new one.
  if (!paths) await db.updateTable("copy_drafts").set(timedColumns(undefined)).where("id", "=", draft.id).execute();
  const later = await db.selectFrom("copy_draft_changes").select("path").where("draft", "=", draft.id).execute();
  const laterPaths = new Set(later.map(({ path }) => path));
  await removeFiles(
    db,
    draft.id,
    published.filter((path) => !laterPaths.has(path)),
  );
  for (const path of published.filter((one) => laterPaths.has(one))) {
    const base = versions.get(path) ?? null;
    const file = db.updateTable("copy_draft_files").set({ base }).where("draft", "=", draft.id);
    await file.where("path", "=", path).execute();
  }
}

function toDraft({ id, title, revision, ...row }: CopyDraftRow): CopyDraft {
  const { created_by: createdBy, created_at: createdAt, updated_by: updatedBy, updated_at: updatedAt } = row;
  const timed = toTimed(row);
  return { id, title, revision, createdBy, createdAt, updatedBy, updatedAt, ...(timed && { timed }) };
}

function toRow({ createdBy, createdAt, updatedBy, updatedAt, timed, ...draft }: CopyDraft): CopyDraftRow {
  const by = { created_by: createdBy, created_at: createdAt, updated_by: updatedBy, updated_at: updatedAt };
  return { ...draft, ...by, ...timedColumns(timed) };
}

function toTimed(row: ReturnType<typeof timedColumns>): TimedPublication | undefined {
  const { publish_at: at, timed_by: person, timed_at: setAt, timed_failure: failure } = row;
  if (at === null || person === null || setAt === null) return undefined;
  return { at, person, setAt, ...(failure && { failure }) };
}

function timedColumns(timed: TimedPublication | undefined) {
  return {
    publish_at: timed?.at ?? null,
    timed_by: timed?.person ?? null,
    timed_at: timed?.setAt ?? null,
    timed_failure: timed?.failure ?? null,
  };
}

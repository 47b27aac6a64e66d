import type { Kysely } from "kysely";
import type { DraftStore, StoredDraft } from "../ports/quotes.ts";
import { toDraft, toDraftRow } from "./draft-rows.ts";
import type { Tables } from "./tables.ts";

/** The draft a link leads to. */
export async function linkedDraft(db: Kysely<Tables>, token: string, now: number): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom("resume_links")
    .innerJoin("drafts", "drafts.key", "resume_links.draft_key")
    .selectAll("drafts")
    .where("token", "=", token)
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return row && toDraft(row);
}

/** Of many who come with one link, the first gets the draft. */
export function spendLink(
  db: Kysely<Tables>,
  token: string,
  now: number,
  begin: Parameters<DraftStore["spend"]>[2],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const draft = await linkedDraft(transaction, token, now);
    const begun = draft && begin(draft);
    if (!begun) return false;
    const spent = transaction.deleteFrom("resume_links").where("token", "=", token);
    if ((await spent.executeTakeFirstOrThrow()).numDeletedRows !== 1n) return false;
    await transaction
      .insertInto("drafts")
      .values(toDraftRow(begun.key, begun.draft, now))
      .execute();
    return true;
  });
}

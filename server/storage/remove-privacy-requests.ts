import { type Expression, expressionBuilder, type Kysely, type SqlBool } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import type { DestructionCause } from "../ports/destructions.ts";
import type { PrivacyRequestStore } from "../ports/privacy-requests.ts";
import type { Engine } from "./engine.ts";
import { erasedColumns, toPrivacyRequest } from "./privacy-request-rows.ts";
import { batchesOf, recordDestruction, removeRows } from "./remove-rows.ts";
import type { Tables } from "./tables.ts";

type Person = Parameters<PrivacyRequestStore["erase"]>[0];

const eb = expressionBuilder<Tables, "requests">();
const requests = { table: "requests", id: "id", since: "created_at" } as const;
const unconfirmed = eb("confirmed_at", "is", null);

/** The mail with the link goes with its request. */
export async function forgetPrivacyRequests(
  engine: Engine,
  { by, heldBefore }: Parameters<PrivacyRequestStore["forget"]>[0],
  at: number,
): Promise<void> {
  const ended = eb.and([eb("held", "is", null), eb("link_ends_at", "<=", by)]);
  const held = eb.and([eb("held", "is not", null), eb("created_at", "<", heldBefore)]);
  const where = eb.and([unconfirmed, eb.or([ended, held])]);
  await removeRows(engine, { ...requests, where }, "unverified-request", { reason: "retention", at });
}

export async function forgetApplicants(engine: Engine, closedBefore: number, at: number): Promise<number> {
  const removed = await removeApplicants(engine, eb("closed_at", "<", closedBefore), { reason: "retention", at });
  if (removed > 0) await engine.overwriteDeleted();
  return removed;
}

export async function privacyRequestsOf(db: Kysely<Tables>, person: Person): Promise<PrivacyRequest[]> {
  const found = db.selectFrom("requests").selectAll().where(meant(person));
  return (await found.orderBy("created_at").orderBy("id").execute()).map(toPrivacyRequest);
}

/** Overwrites even where nothing is found: an earlier attempt may have ended before that. */
export async function erasePrivacyRequests(engine: Engine, person: Person, at: number): Promise<number> {
  const cause: DestructionCause = { reason: "erasure", at };
  const where = eb.and([unconfirmed, meant(person)]);
  const removed = await removeRows(engine, { ...requests, where }, "unverified-request", cause);
  const emptied = await removeApplicants(engine, meant(person), cause);
  await engine.overwriteDeleted();
  return removed + emptied;
}

/** Confirmed ones lose whoever made them; number, kind, dates and outcome stay. */
async function removeApplicants(
  { db, name }: Engine,
  where: Expression<SqlBool>,
  cause: DestructionCause,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom("requests")
      .select(["id", "created_at"])
      .where(where)
      .where("confirmed_at", "is not", null)
      .where("applicant", "is not", null)
      .orderBy("id")
      .$if(name === "postgresql", (query) => query.forUpdate())
      .execute();
    for (const some of batchesOf(found.map(({ id }) => id))) {
      await transaction.updateTable("requests").set(erasedColumns).where("id", "in", some).execute();
    }
    await recordDestruction(
      transaction,
      "request-contact",
      cause,
      found.map(({ created_at }) => created_at),
    );
    return found.length;
  });
}

/** An empty number means nobody, and not everybody who gave none. */
function meant(person: Person) {
  if ("email" in person) return eb("email_key", "=", mailAddressKey(person.email));
  return eb.and([eb("phone", "=", person.phone), eb("phone", "!=", "")]);
}

import type { ExpressionBuilder, Kysely } from "kysely";
import type { Lead } from "../../domain/lead/lead.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { LeadFilter } from "../ports/leads.ts";
import type { LeadRow, Tables } from "./tables.ts";

/** A row holds the lead as JSON; columns repeat only what is searched, so a new answer needs no new column. */
export function toRow({ held, ...lead }: Lead): LeadRow {
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    created_at: lead.createdAt,
    held: held ?? null,
    email_key: mailAddressKey(lead.email),
    phone: lead.phone,
    body: JSON.stringify(lead),
  };
}

export function toLead({ body, held }: Pick<LeadRow, "body" | "held">): Lead {
  return { ...(JSON.parse(body) as Lead), ...(held ? { held } : {}) };
}

/** Condition of a filter; `since` belongs to it, `before` does not. */
export function matching({ form, held, since, before }: LeadFilter) {
  return (eb: ExpressionBuilder<Tables, "leads">) =>
    eb.and([
      ...(form === undefined ? [] : [eb("form", "=", form)]),
      ...(held === undefined ? [] : [eb("held", held ? "is not" : "is", null)]),
      ...(since === undefined ? [] : [eb("created_at", ">=", since)]),
      ...(before === undefined ? [] : [eb("created_at", "<", before)]),
    ]);
}

type Place = Pick<LeadRow, "created_at" | "id">;

/** The next leads in the order they came, after a place in that order. */
export function nextRows(db: Kysely<Tables>, filter: LeadFilter, after: Place | undefined, limit: number) {
  return db
    .selectFrom("leads")
    .select(["id", "created_at", "held", "body"])
    .where(matching(filter))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), ">", tuple(after?.created_at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

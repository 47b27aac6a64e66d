import { type ExpressionBuilder, sql } from "kysely";
import { leadSearchTerms } from "../../domain/lead/lead-search.ts";
import { openStatuses } from "../../domain/lead/lead-work.ts";
import type { LeadWorkFilter } from "../ports/lead-work.ts";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** Condition of a filter, all of it in the columns of the index `leads_in_list`. */
export function inList(filter: LeadWorkFilter, engine: Engine["name"]) {
  const { status, form, owner, source, since, before, text, due } = filter;
  return (eb: ExpressionBuilder<Tables, "leads">) =>
    eb.and([
      eb("held", "is", null),
      ...(status === undefined ? [] : [eb("status", "=", status)]),
      ...(form === undefined ? [] : [eb("form", "=", form)]),
      ...(owner === undefined ? [] : [owner === "none" ? eb("owner", "is", null) : eb("owner", "=", owner)]),
      ...(source === undefined ? [] : [comesFrom(source)]),
      ...(since === undefined ? [] : [eb("created_at", ">=", since)]),
      ...(before === undefined ? [] : [eb("created_at", "<", before)]),
      ...(due === undefined ? [] : [eb("follow_up", "<=", due), eb("status", "in", openStatuses)]),
      ...leadSearchTerms(text ?? "").map((term) => holds(term, engine)),
    ]);
}

/** No bare column: over the index by source alone, each of its leads would be read. */
function comesFrom(source: string | null) {
  return sql<boolean>`coalesce(${sql.ref("source")}, '') = ${source ?? ""}`;
}

/** What was typed is no pattern, so that "%" looks for "%". Each engine has the way that is quicker there. */
function holds(term: string, engine: Engine["name"]) {
  const search = sql.ref("search");
  if (engine === "postgresql") return sql<boolean>`strpos(${search}, ${term}) > 0`;
  return sql<boolean>`${search} like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

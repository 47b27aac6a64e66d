import type { ExpressionBuilder, Kysely } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { LeadStore } from "../ports.ts";
import type { Engine } from "./engine.ts";
import { matching } from "./lead-rows.ts";
import { portion, portionsOf } from "./portions.ts";
import type { Tables } from "./tables.ts";

type Which = Parameters<LeadStore["remove"]>[0];
type Condition = Exclude<Which, { ids: readonly string[] }>;

/**
 * Removes leads, and with them their deliveries and keys, in portions that let visitors in between. Overwrites even
 * where nothing is found: an earlier attempt may have ended before that.
 */
export async function removeLeads({ db, overwriteDeleted }: Engine, which: Which): Promise<number> {
  let removed = 0;
  for await (const ids of "ids" in which ? portionsOf(which.ids) : foundPortions(db, which)) {
    const { numDeletedRows } = await db.deleteFrom("leads").where("id", "in", ids).executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
  }
  await overwriteDeleted();
  return removed;
}

/** What still fits; whoever asks for the next portion has removed the last one. */
async function* foundPortions(db: Kysely<Tables>, which: Condition): AsyncGenerator<string[]> {
  let left = "limit" in which ? (which.limit ?? Infinity) : Infinity;
  while (left > 0) {
    const oldest = db.selectFrom("leads").select("id").where(meant(which)).orderBy("created_at").orderBy("id");
    const rows = await oldest.limit(Math.min(portion, left)).execute();
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    left -= rows.length;
  }
}

/** An empty address or number means nobody, and not everybody who gave none. */
function meant(which: Condition) {
  return (eb: ExpressionBuilder<Tables, "leads">) => {
    if ("email" in which) return eb.and([eb("email_key", "=", mailAddressKey(which.email)), eb("email_key", "!=", "")]);
    if ("phone" in which) return eb.and([eb("phone", "=", which.phone), eb("phone", "!=", "")]);
    return matching(which)(eb);
  };
}

import { expressionBuilder } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { Why } from "../ports/destructions.ts";
import type { LeadStore } from "../ports/leads.ts";
import type { Engine } from "./engine.ts";
import { matching } from "./lead-rows.ts";
import { portionsOf } from "./portions.ts";
import { removeRows } from "./remove-rows.ts";
import type { Tables } from "./tables.ts";

type Which = Parameters<LeadStore["remove"]>[0];
type Condition = Exclude<Which, { ids: readonly string[] }>;

const eb = expressionBuilder<Tables, "leads">();

/**
 * Removes leads, and with them their deliveries and keys. Overwrites even where nothing is found: an earlier attempt
 * may have ended before that.
 */
export async function removeLeads(engine: Engine, which: Which, why: Why): Promise<number> {
  const leads = { table: "leads", id: "id", since: "created_at" } as const;
  let removed = 0;
  if ("ids" in which) {
    for (const ids of portionsOf(which.ids)) {
      removed += await removeRows(engine, { ...leads, where: eb("id", "in", ids) }, "lead", why);
    }
  } else {
    const { limit: most = Infinity } = "limit" in which ? which : {};
    removed = await removeRows(engine, { ...leads, where: meant(which), most }, "lead", why);
  }
  await engine.overwriteDeleted();
  return removed;
}

/** An empty address or number means nobody, and not everybody who gave none. */
function meant(which: Condition) {
  if ("email" in which) return eb.and([eb("email_key", "=", mailAddressKey(which.email)), eb("email_key", "!=", "")]);
  if ("phone" in which) return eb.and([eb("phone", "=", which.phone), eb("phone", "!=", "")]);
  return matching(which)(eb);
}

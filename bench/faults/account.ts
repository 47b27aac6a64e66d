import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Delivery } from "../../server/ports/deliveries.ts";
import { openStorage } from "../../server/storage/open-storage.ts";

export type Account = {
  leads: number;
  /** Messages that a visitor was told are received, and that are not there. */
  lost: string[];
  /** Leads beyond the first of a message. */
  doubled: number;
  /** Leads without deliveries. */
  bare: number;
  deliveries: Delivery[];
};

type Place = { databaseUrl?: string; dataDir?: string };

/** What storage holds, against what visitors were told. */
export async function accountOf(
  { databaseUrl = "", dataDir = "" }: Place,
  receipts: ReadonlyMap<string, string>,
): Promise<Account> {
  const storage = await openStorage({ databaseUrl, dataDir });
  try {
    const kept = new Map<string, string>();
    const deliveries = await storage.outbox.list({ limit: 1_000_000 });
    const delivered = new Set(deliveries.map(({ leadId }) => leadId));
    let [leads, bare] = [0, 0];
    for await (const { id, reference, answers } of storage.leads.each()) {
      leads++;
      if (!delivered.has(id)) bare++;
      kept.set(answers.message ?? "", reference);
    }
    const lost = [...receipts].filter(([message, reference]) => kept.get(message) !== reference);
    return { leads, lost: lost.map(([message]) => message), doubled: leads - kept.size, bare, deliveries };
  } finally {
    await storage.close();
  }
}

/** How many deliveries still wait, asked without standing in the server's way. */
export function waitingDeliveries(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  try {
    return Number(
      database.prepare("select count(*) as waiting from deliveries where state = 'waiting'").get()?.waiting,
    );
  } finally {
    database.close();
  }
}

/** What SQLite itself says of its file: "ok" or the first damage it found. */
export function soundness(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, "site.db"));
  try {
    const [orphan] = database.prepare("pragma foreign_key_check").all();
    if (orphan) return "a row names another one that does not exist";
    return String(database.prepare("pragma integrity_check").get()?.integrity_check);
  } finally {
    database.close();
  }
}

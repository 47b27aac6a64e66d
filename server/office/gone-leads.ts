import { rm } from "node:fs/promises";
import type { OfficeLog } from "../ports/office.ts";
import { leadsInOfficeMails } from "../use-cases/outbox-files.ts";

type Deps = {
  log: OfficeLog;
  /** Its outbox holds the office's mails, where those are files. */
  folder: string;
  /** Those of the numbers that no lead has. */
  missing: (references: readonly string[]) => Promise<string[]>;
};

/**
 * Leads also go where the office is not asked: by the command line, which may run as another user, and by retention.
 * So the office looks which of those that it names are still there, and forgets the others.
 */
export function createForgetGoneLeads({ log, folder, missing }: Deps) {
  // An earlier run may have ended before it overwrote what it took.
  let isOverwritten = false;

  return async (): Promise<void> => {
    const [lines, mails] = [await log.namedLeads(), await leadsInOfficeMails(folder)];
    const gone = new Set(await missing([...new Set([...lines, ...[...mails.values()].flat()])]));
    for (const [path, named] of mails) if (named.some((lead) => gone.has(lead))) await rm(path, { force: true });
    const namedNoMore = lines.filter((lead) => gone.has(lead));
    if (namedNoMore.length === 0 && isOverwritten) return;
    isOverwritten = false;
    await log.makeNameless(namedNoMore);
    isOverwritten = true;
  };
}

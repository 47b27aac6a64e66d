import type { DestructionReason } from "../ports/destructions.ts";
import { answer, type Session } from "./command.ts";
import { confirm } from "./confirm.ts";
import { removeFiles, type Traces, tracedFiles } from "./outbox-files.ts";
import { amount } from "./words.ts";

export type Removal = {
  leads: number;
  /** Unfinished quotes, and mails with links to them. */
  drafts?: { count: number; remove: () => Promise<number> };
  /** Requests of data subjects: unconfirmed ones, and what is personal in the others. */
  requests?: { count: number; remove: () => Promise<number> };
  traces: Traces;
  /** What will go, as it is shown before the question. */
  shown: string;
  remove: () => Promise<number>;
  /** What the log says of the files; storage itself notes what it removes. */
  reason: DestructionReason;
  /** Said where there is nothing to remove. */
  nothing: string;
};

/** Asks, then removes leads and drafts together with the mails and SMS about them that lie in files. Gives how much went. */
export async function removeLeads(
  session: Session,
  { leads, drafts, requests, traces, shown, remove, reason, nothing }: Removal,
): Promise<number> {
  const { DATA_DIR } = session.env;
  const files = await tracedFiles(DATA_DIR, traces);
  const going = {
    leads,
    files: files.length,
    ...(drafts && { drafts: drafts.count }),
    ...(requests && { requests: requests.count }),
  };
  if (total(going) > 0) await confirm(session, shown, `Remove ${inWords(going)} for good?`);
  // Files go first: were the work cut short, the leads would still tell which files are theirs.
  await removeTraced(session, files, reason);
  // Also where there are no leads: storage then overwrites what an earlier attempt left.
  const removed = {
    ...(drafts && { drafts: await drafts.remove() }),
    ...(requests && { requests: await requests.remove() }),
    leads: await remove(),
  };
  // A mail that was being written meanwhile.
  const late = await tracedFiles(DATA_DIR, traces);
  await removeTraced(session, late, reason);
  const count = { ...removed, files: files.length + late.length };
  answer(session, { removed: count }, () => (total(count) === 0 ? nothing : `Removed ${inWords(count)}.`));
  return total(count);
}

async function removeTraced({ storage, clock }: Session, files: string[], reason: DestructionReason): Promise<void> {
  await storage.destructions.record("file", { reason, at: clock() }, await removeFiles(files));
}

type Counts = { leads: number; drafts?: number; requests?: number; files: number };

function total({ leads, drafts = 0, requests = 0, files }: Counts): number {
  return leads + drafts + requests + files;
}

function inWords({ leads, drafts = 0, requests = 0, files }: Counts): string {
  const some = [
    amount(leads, "lead"),
    ...(drafts > 0 ? [amount(drafts, "draft")] : []),
    ...(requests > 0 ? [amount(requests, "request")] : []),
  ].join(", ");
  return `${some} and ${amount(files, "file")} of mail or SMS`;
}

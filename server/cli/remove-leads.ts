import { answer, type Session } from "./command.ts";
import { confirm } from "./confirm.ts";
import { removeFiles, type Traces, tracedFiles } from "./outbox-files.ts";
import { amount } from "./words.ts";

export type Removal = {
  leads: number;
  /** Unfinished quotes, and mails with links to them. */
  drafts?: { count: number; remove: () => Promise<number> };
  traces: Traces;
  /** What will go, as it is shown before the question. */
  shown: string;
  remove: () => Promise<number>;
  /** Said where there is nothing to remove. */
  nothing: string;
};

/** Asks, then removes leads and drafts together with the mails and SMS about them that lie in files. Gives how much went. */
export async function removeLeads(
  session: Session,
  { leads, drafts, traces, shown, remove, nothing }: Removal,
): Promise<number> {
  const { DATA_DIR } = session.env;
  const files = await tracedFiles(DATA_DIR, traces);
  const going = { leads, files: files.length, ...(drafts && { drafts: drafts.count }) };
  if (total(going) > 0) await confirm(session, shown, `Remove ${inWords(going)} for good?`);
  // Files go first: were the work cut short, the leads would still tell which files are theirs.
  await removeFiles(files);
  // Also where there are no leads: storage then overwrites what an earlier attempt left.
  const removed = { ...(drafts && { drafts: await drafts.remove() }), leads: await remove() };
  // A mail that was being written meanwhile.
  const late = await tracedFiles(DATA_DIR, traces);
  await removeFiles(late);
  const count = { ...removed, files: files.length + late.length };
  answer(session, { removed: count }, () => (total(count) === 0 ? nothing : `Removed ${inWords(count)}.`));
  return total(count);
}

type Counts = { leads: number; drafts?: number; files: number };

function total({ leads, drafts = 0, files }: Counts): number {
  return leads + drafts + files;
}

function inWords({ leads, drafts = 0, files }: Counts): string {
  const some = [amount(leads, "lead"), ...(drafts > 0 ? [amount(drafts, "draft")] : [])].join(", ");
  return `${some} and ${amount(files, "file")} of mail or SMS`;
}

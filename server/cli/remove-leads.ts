import { answer, type Session } from "./command.ts";
import { confirm } from "./confirm.ts";
import { removeFiles, type Traces, tracedFiles } from "./outbox-files.ts";
import { amount } from "./words.ts";

export type Removal = {
  leads: number;
  traces: Traces;
  /** What will go, as it is shown before the question. */
  shown: string;
  remove: () => Promise<number>;
  /** Said where there is nothing to remove. */
  nothing: string;
};

/** Asks, then removes leads together with the mails and SMS about them that lie in files. Gives how much went. */
export async function removeLeads(
  session: Session,
  { leads, traces, shown, remove, nothing }: Removal,
): Promise<number> {
  const { DATA_DIR } = session.env;
  const files = await tracedFiles(DATA_DIR, traces);
  const going = `${amount(leads, "lead")} and ${amount(files.length, "file")} of mail or SMS`;
  if (leads + files.length > 0) await confirm(session, shown, `Remove ${going} for good?`);
  // Files go first: were the work cut short, the leads would still tell which files are theirs.
  await removeFiles(files);
  // Also where there are no leads: storage then overwrites what an earlier attempt left.
  const removed = await remove();
  // A mail that was being written meanwhile.
  const late = await tracedFiles(DATA_DIR, traces);
  await removeFiles(late);
  const count = { leads: removed, files: files.length + late.length };
  const total = count.leads + count.files;
  answer(session, { removed: count }, () =>
    total === 0 ? nothing : `Removed ${amount(count.leads, "lead")} and ${amount(count.files, "file")} of mail or SMS.`,
  );
  return total;
}

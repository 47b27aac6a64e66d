import { randomUUID } from "node:crypto";
import type { LeadForm } from "../../domain/lead/lead.ts";
import { dateIn } from "../../domain/privacy-request/due-date.ts";
import { day, fromIstanbul, hour, istanbulDate, toIstanbul } from "../../domain/time.ts";
import type { Digest } from "../mail/operator-mails.ts";
import type { JobName } from "../ports/alerts.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import type { Alerts } from "./alerts.ts";

/** Mail that waits longer than this is trouble. */
const longWait = hour;

export type DigestFacts = { since: number; before: number; failedJobs?: JobName[] };

export type DigestOptions = {
  storage: Pick<Storage, "leads" | "outbox" | "once" | "privacyRequests">;
  /** Jobs beside the server that failed last, on the machine of whoever tells. */
  failedJobs: () => Promise<JobName[]>;
  mailbox: string;
  /** Hour of the day in Istanbul, 0 to 23. */
  hour: number;
  clock: Clock;
};

/** Enqueues the digest of a day once its hour has come, if there is anything to tell. True when it did. */
export function createDigest(options: DigestOptions): () => Promise<boolean> {
  const { storage, mailbox, hour: wanted, clock } = options;
  let lastDay = "";
  return async () => {
    const now = clock();
    const before = lastTime(wanted, now);
    const name = istanbulDate(before);
    if (name === lastDay) return false;
    const facts: DigestFacts = { since: before - day, before, failedJobs: await options.failedJobs() };
    const isMine = (await isWorthTelling(facts, storage, now)) && (await storage.once.first(`digest:${name}`, now));
    if (isMine) {
      const delivery = { id: randomUUID(), kind: "digest", target: mailbox, facts: JSON.stringify(facts) } as const;
      await storage.outbox.enqueue([delivery], now);
    }
    lastDay = name;
    return isMine;
  };
}

/** The last moment at which clocks in Istanbul showed that hour. */
function lastTime(wanted: number, now: number): number {
  const today = fromIstanbul({ day: toIstanbul(now).day, time: wanted * hour });
  return today <= now ? today : today - day;
}

async function isWorthTelling(
  facts: DigestFacts,
  { leads, outbox, privacyRequests }: DigestOptions["storage"],
  now: number,
) {
  if (facts.failedJobs?.length || (await leads.count(facts)) > 0) return true;
  // Every day until it is answered: the law counts them too.
  if ((await privacyRequests.list({ state: "open" })).length + (await heldIn(facts, privacyRequests)) > 0) return true;
  const oldest = await outbox.oldestWaiting();
  return (oldest !== undefined && now - oldest > longWait) || (await outbox.counts()).dead > 0;
}

/** What the digest says, read when it is sent. */
export async function readDigest(
  facts: DigestFacts,
  { leads, outbox, privacyRequests }: Pick<Storage, "leads" | "outbox" | "privacyRequests">,
): Promise<Digest> {
  const references: Record<LeadForm, string[]> = { contact: [], report: [], quote: [] };
  let held = 0;
  for await (const lead of leads.each(facts)) {
    if (lead.held) held++;
    else references[lead.form].push(lead.reference);
  }
  const { waiting, dead } = await outbox.counts();
  const open = await privacyRequests.list({ state: "open" });
  return {
    ...facts,
    // Not in those that wait since an earlier release.
    failedJobs: facts.failedJobs ?? [],
    references,
    held: held + (await heldIn(facts, privacyRequests)),
    waiting,
    oldestWaiting: await outbox.oldestWaiting(),
    dead,
    requests: { open: open.length, nearest: open[0]?.confirmed?.dueOn },
  };
}

async function heldIn({ since, before }: DigestFacts, privacyRequests: Storage["privacyRequests"]): Promise<number> {
  const held = await privacyRequests.list({ state: "held" });
  return held.filter(({ createdAt }) => createdAt >= since && createdAt < before).length;
}

/** So many days before the last one, the operators are told. */
const warningDays = 3;

/** Raises an alert for each request that is nearly due, once. */
export async function warnOfDuePrivacyRequests(
  { privacyRequests }: Pick<Storage, "privacyRequests">,
  { raise }: Alerts,
  clock: Clock,
): Promise<void> {
  for (const { confirmed } of await privacyRequests.claimDue(dateIn(warningDays, clock()), clock())) {
    const { reference, dueOn } = confirmed;
    await raise({ reason: "request-due", reference, dueOn });
  }
}

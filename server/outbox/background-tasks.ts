import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { day, minute } from "../../domain/time.ts";
import { failedIn } from "../data-folder/jobs.ts";
import { type Log, logFailure } from "../log.ts";
import type { Mailer, WebhookSender } from "../ports/deliveries.ts";
import type { Meter } from "../ports/meter.ts";
import type { Storage } from "../ports/storage.ts";
import { currentMoment } from "../use-cases/quote/drafts.ts";
import {
  consentLifetime,
  forgetApplicants,
  forgetOldDrafts,
  forgetOldPrivacyRequests,
  removeOldFiles,
  removeOldLeads,
} from "../use-cases/retention.ts";
import { type Alerts, createAlerts } from "./alerts.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";
import { createDeliver, type DeliverOptions, measuredDeliver } from "./deliver.ts";
import { createDigest, warnOfDuePrivacyRequests } from "./digest.ts";
import { createWorker, type WorkerSettings } from "./worker.ts";

/** Bytes of free space below which a disk counts as nearly full. */
export const leastFreeSpace = 500_000_000;

export type BackgroundTaskOptions = Omit<DeliverOptions, "storage"> & {
  storage: Pick<
    Storage,
    "leads" | "privacyRequests" | "outbox" | "limits" | "once" | "drafts" | "sends" | "consents" | "destructions"
  >;
  /** Gets the digest and alerts; empty where nobody does. */
  operatorMailbox: string;
  digestHour: number;
  /** Days after which leads are erased. */
  leadRetention: number;
  /** Folder whose disk is watched. */
  dataDir: string;
  /** Bytes below which the disk counts as nearly full. */
  leastSpace?: number;
  log: Log;
  /** Absent where nothing is measured. */
  meter?: Meter | undefined;
  worker?: Partial<WorkerSettings>;
};

export type BackgroundTasks = {
  start(): void;
  /** Delivers at once what has just been accepted. */
  wake(): void;
  /** Waits for what is running, at most eight seconds. */
  stop(): Promise<void>;
  alerts: Alerts;
};

/** What runs beside requests: the delivery worker and, every minute, the digest, the warnings and the removal of old data. */
export function createBackgroundTasks(options: BackgroundTaskOptions): BackgroundTasks {
  const { storage, clock, log, operatorMailbox: mailbox, dataDir, leastSpace = leastFreeSpace } = options;
  const mailer: Pick<Mailer, "send"> = { send: withCircuitBreaker(options.mailer.send, clock) };
  const webhook: WebhookSender | undefined = options.webhook && {
    send: withCircuitBreaker(options.webhook.send, clock),
  };
  const alerts = createAlerts({ storage, mailer, webhook, mailbox, clock, log, wake: () => worker.wake() });
  const worker = createWorker({
    outbox: storage.outbox,
    deliver: measuredDeliver(createDeliver({ ...options, mailer, webhook }), options.meter),
    clock,
    log,
    onGivenUp: ({ id, kind }, error) => {
      options.meter?.givenUp(kind);
      // An alert about an alert would go on for ever.
      if (kind !== "alert") void alerts.raise({ reason: "delivery-given-up", delivery: id, kind, error });
    },
    onStorageFailure: (error) => void alerts.raise({ reason: "storage-failed", error: nameOf(error) }),
    settings: options.worker,
  });
  const failedJobs = () => failedIn(dataDir);
  const digest = createDigest({ storage, failedJobs, mailbox, hour: options.digestHour, clock });
  let timer: NodeJS.Timeout | undefined;
  let cleanup = Promise.resolve();
  let cleanedOn = "";

  async function cleanUp(): Promise<void> {
    const free = await freeSpace(dataDir);
    if (free !== undefined && free < leastSpace) void alerts.raise({ reason: "disk-nearly-full", free });
    await warnOfDuePrivacyRequests(storage, alerts, clock);
    if (mailbox && (await digest())) worker.wake();
    await storage.outbox.forget(clock() - 30 * day);
    await storage.limits.forget(clock() - day);
    await forgetOldDrafts(storage, currentMoment(clock));
    await forgetOldPrivacyRequests(storage.privacyRequests, clock());
    await storage.consents.forget(clock() - consentLifetime);
    await removeOldOnceADay();
  }

  async function removeOldOnceADay(): Promise<void> {
    const today = new Date(clock()).toISOString().slice(0, 10);
    if (today === cleanedOn) return;
    cleanedOn = today;
    await removeOldFilesHere();
    if (!(await storage.once.first(`retention:${today}`, clock()))) return;
    const removed = await removeOldLeads(storage.leads, options.leadRetention, clock());
    const emptied = await forgetApplicants(storage.privacyRequests, options.leadRetention, clock());
    if (removed > 0) log.info({ removed }, "leads whose time was up");
    if (emptied > 0) log.info({ emptied }, "requests whose makers' time was up");
  }

  /** Files lie on each machine, so each removes its own. */
  async function removeOldFilesHere(): Promise<void> {
    const [now, { destructions }] = [clock(), storage];
    await removeOldFiles(join(dataDir, "outbox"), now - options.leadRetention * day, destructions, now);
    await removeOldFiles(join(dataDir, "consents"), now - consentLifetime, destructions, now);
  }

  function runEveryMinute(): void {
    cleanup = cleanUp().catch((error) => logFailure(log, undefined, error));
  }

  return {
    start() {
      worker.start();
      timer ??= setInterval(runEveryMinute, minute);
      runEveryMinute();
    },
    wake: worker.wake,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.all([cleanup, worker.stop()]);
    },
    alerts,
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

/** Bytes that may still be written where a folder lies; undefined where it does not exist. */
export async function freeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

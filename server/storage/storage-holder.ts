import { withTimeout } from "../../domain/with-timeout.ts";
import { help } from "../data-folder/data-folder.ts";
import { deferredHash } from "../data-folder/secret.ts";
import type { Log } from "../log.ts";
import { type Storage, StorageLost, StorageUnavailable } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "./open-storage.ts";

export type StorageHolder = {
  /** Throws StorageUnavailable with the cause as long as no storage is open. */
  current: () => Storage;
  /** The same, and throws also where the open storage cannot be used at the moment. */
  usable: () => Storage;
  /** Why the storage cannot be used, in words for operators; undefined where it can. */
  problem: () => string | undefined;
  /** Checks the storage at once, with a write: called after a write failed. */
  checkNow: () => void;
  /** Stops using the storage and closes it. */
  close: () => Promise<void>;
};

export type HolderOptions = {
  /** `mustExist` is true from the second time on. */
  open: (mustExist: boolean) => Promise<Storage>;
  /** Called with each storage that was opened; returns a function that stops using it. */
  use?: (storage: Storage) => () => Promise<void>;
  log: Log;
  times?: HolderTimes | undefined;
};

/** Milliseconds from one check to the next while the storage works and while it does not, and how long one may take. */
export type HolderTimes = { checkMs: number; retryMs: number; timeoutMs: number };

const defaultTimes = { checkMs: 5_000, retryMs: 2_000, timeoutMs: 5_000 };

/**
 * Opens the storage and checks it from time to time. Pages are served without it too: the cause is logged once, and it
 * is tried again until it works. A StartRefusal (weak settings, a newer schema) is thrown only at the start.
 */
export async function holdStorage({ open, use, log, times = defaultTimes }: HolderOptions): Promise<StorageHolder> {
  let storage: Storage | undefined;
  let stopUsing: (() => Promise<void>) | undefined;
  let wasOpen = false;
  let mustTryWrite = false;
  let problem: string | undefined;
  const logged = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  let isClosed = false;

  async function checkOrOpen(): Promise<void> {
    try {
      if (storage) await checkOpen(storage);
      else await openOne();
      markUsable();
    } catch (error) {
      if (!wasOpen && problem === undefined && error instanceof StartRefusal) throw error;
      markUnavailable(messageOf(error));
      if (error instanceof StorageLost) await closeLost();
    }
  }

  async function checkOpen({ check }: Storage): Promise<void> {
    const write = mustTryWrite || problem !== undefined;
    mustTryWrite = false;
    if ((await withTimeout(times.timeoutMs, check({ write }))) !== "late") return;
    throw new StorageUnavailable(
      `The database did not answer within ${times.timeoutMs / 1_000} seconds; ${help.wait}.`,
    );
  }

  async function openOne(): Promise<void> {
    const opened = await open(wasOpen);
    if (isClosed) return opened.close();
    storage = opened;
    wasOpen = true;
    stopUsing = use?.(opened);
  }

  /** Calls that still use it get an error. */
  async function closeLost(): Promise<void> {
    const lost = storage;
    storage = undefined;
    await Promise.allSettled([stopUsing?.(), lost?.close()]);
  }

  function markUsable(): void {
    if (problem !== undefined) log.info("the database takes everything again");
    problem = undefined;
    logged.clear();
  }

  function markUnavailable(message: string): void {
    problem = message;
    if (logged.has(message)) return;
    logged.add(message);
    log.error(message);
  }

  function checkAgain(): void {
    clearTimeout(timer);
    checking ??= checkOrOpen().finally(() => {
      checking = undefined;
      if (!isClosed) timer = setTimeout(checkAgain, problem === undefined ? times.checkMs : times.retryMs);
    });
  }

  await checkOrOpen();
  timer = setTimeout(checkAgain, problem === undefined ? times.checkMs : times.retryMs);

  function current(): Storage {
    if (!storage) throw new StorageUnavailable(problem);
    return storage;
  }

  return {
    current,
    usable() {
      if (problem !== undefined) throw new StorageUnavailable(problem);
      return current();
    },
    problem: () => problem,
    checkNow() {
      if (isClosed || problem !== undefined) return;
      mustTryWrite = true;
      checkAgain();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await stopUsing?.();
      await storage?.close();
    },
  };
}

type StorageSettings = { SECRET: string; DATABASE_URL: string; DATA_DIR: string };

/** How the storage of these settings is opened, and the hash whose secret belongs to it. */
export function storageOf({ SECRET, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: StorageSettings) {
  const { load, hash } = deferredHash(SECRET, dataDir);
  return {
    hash,
    async open(mustExist: boolean): Promise<Storage> {
      const storage = await openStorage({ databaseUrl, dataDir, mustExist });
      try {
        load();
        return storage;
      } catch (error) {
        await storage.close();
        throw error;
      }
    },
  };
}

function messageOf(error: unknown): string {
  if (error instanceof StorageUnavailable) return error.message;
  if (error instanceof StartRefusal) return error.sentences.join(" ");
  // Not its message, which may repeat what a visitor typed.
  const { name, code } = error as NodeJS.ErrnoException;
  return `The database cannot be used (${code ?? name}); "npm run leads -- check" says more.`;
}

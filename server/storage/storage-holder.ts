import { help } from "../data-folder/data-folder.ts";
import { heldHash } from "../data-folder/secret.ts";
import { withTimeout } from "../in-flight.ts";
import type { Log } from "../log.ts";
import { type Storage, StorageLost, StorageUnavailable } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "./open-storage.ts";

export type StorageHolder = {
  /** Throws StorageUnavailable with the cause as long as no storage is open. */
  current: () => Storage;
  /** The same, and throws also where the storage that is open takes nothing. */
  sound: () => Storage;
  /** Why nothing is taken now, as a sentence for operators; undefined where all is well. */
  trouble: () => string | undefined;
  /** Looks at once whether anything is taken, because something was not. */
  doubt: () => void;
  /** Ends its use and closes it. */
  close: () => Promise<void>;
};

export type HolderOptions = {
  /** `mustExist` from the second time on. */
  open: (mustExist: boolean) => Promise<Storage>;
  /** Called with each storage that was opened; gives what ends its use. */
  use?: (storage: Storage) => () => Promise<void>;
  log: Log;
  times?: HolderTimes | undefined;
};

/** Milliseconds from one look to the next, and how long one may take. */
export type HolderTimes = { well: number; away: number; timeoutMs: number };

const usualTimes = { well: 5_000, away: 2_000, timeoutMs: 5_000 };

/**
 * Opens the storage and looks after it. One that is away keeps nobody from reading pages: its cause is logged once, and
 * it is tried again until it takes something. Only at the start a StartRefusal (weak settings, a newer schema) is thrown.
 */
export async function holdStorage({ open, use, log, times = usualTimes }: HolderOptions): Promise<StorageHolder> {
  let storage: Storage | undefined;
  let stopUsing: (() => Promise<void>) | undefined;
  let wasOpen = false;
  let isDoubtful = false;
  let trouble: string | undefined;
  const told = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    try {
      if (storage) await answer(storage);
      else await openOne();
      isWell();
    } catch (error) {
      if (!wasOpen && trouble === undefined && error instanceof StartRefusal) throw error;
      isAway(sentenceOf(error));
      if (error instanceof StorageLost) await leave();
    }
  }

  async function answer({ check }: Storage): Promise<void> {
    const write = isDoubtful || trouble !== undefined;
    isDoubtful = false;
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

  /** Whoever still uses it hears that it is closed. */
  async function leave(): Promise<void> {
    const left = storage;
    storage = undefined;
    await Promise.allSettled([stopUsing?.(), left?.close()]);
  }

  function isWell(): void {
    if (trouble !== undefined) log.info("the database takes everything again");
    trouble = undefined;
    told.clear();
  }

  function isAway(sentence: string): void {
    trouble = sentence;
    if (told.has(sentence)) return;
    told.add(sentence);
    log.error(sentence);
  }

  function lookAgain(): void {
    clearTimeout(timer);
    looking ??= look().finally(() => {
      looking = undefined;
      if (!isClosed) timer = setTimeout(lookAgain, trouble === undefined ? times.well : times.away);
    });
  }

  await look();
  timer = setTimeout(lookAgain, trouble === undefined ? times.well : times.away);

  function current(): Storage {
    if (!storage) throw new StorageUnavailable(trouble);
    return storage;
  }

  return {
    current,
    sound() {
      if (trouble !== undefined) throw new StorageUnavailable(trouble);
      return current();
    },
    trouble: () => trouble,
    doubt() {
      if (isClosed || trouble !== undefined) return;
      isDoubtful = true;
      lookAgain();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await stopUsing?.();
      await storage?.close();
    },
  };
}

type StorageSettings = { SECRET: string; DATABASE_URL: string; DATA_DIR: string };

/** How the storage of these settings is opened, and the hash whose secret belongs to it. */
export function storageOf({ SECRET, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: StorageSettings) {
  const { load, hash } = heldHash(SECRET, dataDir);
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

function sentenceOf(error: unknown): string {
  if (error instanceof StorageUnavailable) return error.message;
  if (error instanceof StartRefusal) return error.sentences.join(" ");
  // Whatever else it says may repeat what a visitor typed.
  const { name, code } = error as NodeJS.ErrnoException;
  return `The database cannot be used (${code ?? name}); "npm run leads -- check" says more.`;
}

import { type Storage, StorageUnavailable } from "./ports.ts";

export type StorageHolder = {
  /** Throws StorageUnavailable as long as the database was never reached. */
  current: () => Storage;
  close: () => Promise<void>;
};

/**
 * Opens the storage. A database that is away keeps nobody from reading pages: it is tried again until it answers.
 * What makes a storage unfit (weak settings, a newer schema) is thrown.
 */
export async function holdStorage(
  open: () => Promise<Storage>,
  onOpened: (storage: Storage) => void = () => {},
  retryAfter = 2_000,
): Promise<StorageHolder> {
  let storage: Storage | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function tryToOpen(): Promise<void> {
    try {
      const opened = await open();
      if (closed) return await opened.close();
      storage = opened;
      onOpened(opened);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      if (!closed) timer = setTimeout(() => void tryToOpen().catch(giveUp), retryAfter);
    }
  }

  await tryToOpen();
  return {
    current() {
      if (!storage) throw new StorageUnavailable("the database has not been reached yet");
      return storage;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await storage?.close();
    },
  };
}

/** The database came back unfit: the process must not go on as if it could take leads. */
function giveUp(error: unknown): never {
  throw error;
}

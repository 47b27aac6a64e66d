import { StorageUnavailable } from "../../server/ports/storage.ts";

/** Tries again as long as another process keeps the database locked for too long, as visitors and operators do. */
export async function untilAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
    }
  }
}

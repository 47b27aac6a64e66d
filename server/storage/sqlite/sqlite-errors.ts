import { StorageUnavailable } from "../../ports.ts";

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html) and codes of the system that pass by themselves. */
const passing: Record<string, string> = {
  5: "another process holds it",
  6: "it is locked",
  7: "there is no memory left",
  8: "it may only be read",
  10: "the disk failed",
  13: "the disk is full",
  14: "its file cannot be opened",
  15: "another process is opening it",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EIO: "the disk failed",
};

/** Runs a call of SQLite or of its files; trouble that passes becomes StorageUnavailable. */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { errcode, code = "" } = error as { errcode?: number; code?: string };
    // The upper bytes of a result code only say where in SQLite it happened.
    const reason = passing[errcode === undefined ? code : errcode & 0xff];
    if (!reason) throw error;
    throw new StorageUnavailable(`The database takes nothing now: ${reason} (${errcode ?? code}).`, { cause: error });
  }
}

import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StorageUnavailable } from "../ports/storage.ts";

const check = '"npm run leads -- check"';

/** What an operator can do, at the end of a sentence about what is wrong. */
export const help = {
  wait: `${check} says whether it answers again`,
  space: `free some space, ${check} shows how much there is`,
  folder: `let the site's user write there or name another folder, ${check} shows whether it can`,
  anew: `what lies there now is opened, ${check} shows what it holds`,
  backup: 'put a backup in its place with "npm run leads -- restore FOLDER --replace"',
  address: `start it or correct DATABASE_URL, ${check} says whether it answers`,
};

/** Makes a folder and those it lies in. Node's own way of doing so never comes back from /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Does something with a file of DATA_DIR. What the system refuses becomes StorageUnavailable. */
export function withDataFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = "", syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new StorageUnavailable(sentence(file, code), { cause: error });
  }
}

function sentence(file: string, code: string): string {
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  if (isFull) return `The database takes nothing now: the disk of "${file}" is full (${code}); ${help.space}.`;
  return `DATA_DIR must be a folder that can be written, but "${file}" cannot (${code}); ${help.folder}.`;
}

import { chmodSync, closeSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { help, makeFolder, withDataFile } from "../data-folder/data-folder.ts";
import { StorageLost } from "../ports/storage.ts";
import { notADatabase, unavailable } from "./sqlite-errors.ts";

const magic = Buffer.from("SQLite format 3\0");

export type DatabaseFile = {
  path: string;
  /** From here on the write-ahead log is watched too. */
  watchLog(): void;
  /** Throws StorageLost where the path no longer leads to what is open: a restart would find something else. */
  check(): void;
  /** Bytes of the write-ahead log. */
  logSize(): number;
  /** Whether it, or its log, was removed or replaced. */
  isMoved(): boolean;
  /** Only once SQLite has closed it: closing a file drops the locks of the whole process on it. */
  close(): void;
};

/**
 * A file that only the site's own user may read; SQLite gives its write-ahead log the same mode. A folder that was
 * there before keeps its mode: it may be shared on purpose, or be /tmp. `mustExist`: a lost file is not made anew.
 */
export function openDatabaseFile(folder: string, name: string, mustExist = false): DatabaseFile {
  const path = join(folder, name);
  const log = `${path}-wal`;
  const descriptor = withDataFile(path, () => {
    if (mustExist && !identityOf(path)) throw gone();
    makeFolder(folder);
    // Before it is opened: a file of somebody else is refused, and nothing has to be closed again.
    if (identityOf(path)) chmodSync(path, 0o600);
    return openSync(path, "a+", 0o600);
  });
  const { dev, ino } = fstatSync(descriptor, { bigint: true });
  const own = `${dev} ${ino}`;
  const head = Buffer.alloc(magic.length);
  let ownLog: string | undefined;

  function gone(): StorageLost {
    return lost("is gone", `${help.backup}, or restart the site to begin with an empty one`);
  }

  function lost(what: string, cure: string): StorageLost {
    return new StorageLost(`The database takes nothing now: "${path}" ${what}; ${cure}.`);
  }

  const isMoved = () => identityOf(path) !== own || identityOf(log) !== ownLog;

  function isOverwritten(): boolean {
    readSync(descriptor, head, 0, head.length, 0);
    return !head.equals(magic);
  }

  return {
    path,
    watchLog() {
      ownLog = identityOf(log);
    },
    check() {
      if (!identityOf(path)) throw gone();
      if (isMoved()) throw lost("or its log was replaced while the site ran", help.anew);
      if (isOverwritten()) throw unavailable(notADatabase);
    },
    logSize: () => statSync(log, { throwIfNoEntry: false })?.size ?? 0,
    isMoved,
    close() {
      const isOther = identityOf(path) !== own || isOverwritten();
      // What SQLite could not bring home would be taken for the log of the file that comes in this one's place.
      if (isOther && ownLog !== undefined && identityOf(log) === ownLog) putAside(log);
      closeSync(descriptor);
    },
  };
}

function putAside(log: string): void {
  if (statSync(log).size === 0) rmSync(log);
  else renameSync(log, `${log}.lost`);
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { unavailable } from "./sqlite-errors.ts";
import type { DatabaseFile } from "./sqlite-file.ts";

/** Bytes of the write-ahead log from which it is brought into the file. */
const longLog = 16 * 1024 * 1024;

/** How long a thread waits for readers and writers of other connections. */
const waitMs = 3_000;

/** Another process may hold a checkpoint of its own, for which SQLite does not wait by itself. */
const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  // A file that is gone is not made anew.
  const database = new DatabaseSync(new URL(workerData.file), { timeout: workerData.waitMs });
  database.exec("pragma secure_delete = on; pragma temp_store = memory; pragma wal_autocheckpoint = 0;");
  database.exec(workerData.before);
  const checkpoint = database.prepare("pragma wal_checkpoint(truncate)");
  const until = Date.now() + workerData.waitMs;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let isEmpty = checkpoint.get().busy === 0;
  while (!isEmpty && Date.now() < until) {
    Atomics.wait(pause, 0, 0, 20);
    isEmpty = checkpoint.get().busy === 0;
  }
  database.close();
  parentPort.postMessage(isEmpty);
`;

/**
 * Runs SQL and empties the write-ahead log in a thread with a connection of its own: where there are many leads that
 * takes seconds, and pages are served meanwhile. False where another process keeps the log from being emptied.
 */
export async function checkpointInThread(path: string, before = ""): Promise<boolean> {
  const file = `${pathToFileURL(path).href}?mode=rw`;
  const worker = new Worker(program, { eval: true, workerData: { file, before, waitMs } });
  const [isEmpty] = await once(worker, "message").catch((error) => {
    throw unavailable(error.errcode ?? error.code, error) ?? error;
  });
  return isEmpty;
}

/** Checkpoints of SQLite's own would copy the log of a rebuilt file, all of it, in the commit of a form. */
export function backgroundCheckpoints({ path, logSize }: DatabaseFile) {
  let running: Promise<unknown> | undefined;
  return {
    running: () => running,
    start() {
      if (running || logSize() < longLog) return;
      // One that fails is tried again after the next commit, which says what is wrong with the disk.
      running = checkpointInThread(path)
        .catch(() => {})
        .finally(() => {
          running = undefined;
        });
    },
  };
}

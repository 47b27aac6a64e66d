import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";

/** A file that goes out. What has the lower rank is kept in memory first, rank 0 whatever the budget. */
export type WantedFile = { file: string; rank: number };

/** In memory, or to be read when it is asked for. */
export type FileBody = { bytes: number } & ({ kept: Buffer } | { read: () => Promise<Buffer> });

/** Of a budget that is too small for everything, an eighth is for what was read from disk lately. */
const shareForKept = 7 / 8;

/** After so many files, requests get their turn: a few milliseconds. */
const filesPerTurn = 50;

/** Reads files into memory as far as the budget goes, in bytes; the others stay on disk. All of them must be there. */
export async function fileBodies(
  folder: string,
  wanted: readonly WantedFile[],
  budget: number,
): Promise<(file: string) => FileBody> {
  const sizes = new Map<string, number>();
  for (const [index, { file }] of wanted.entries()) {
    if (index % filesPerTurn === 0) await nextTurn();
    sizes.set(file, sizeOf(folder, file));
  }
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const limit = total <= budget ? budget : budget * shareForKept;
  const kept = await keep(folder, wanted, sizes, limit);
  const recent = recentFiles(budget - limit, (file) => readWhole(folder, file, sizes.get(file)));

  return (file) => {
    const bytes = sizes.get(file) as number;
    const body = kept.get(file);
    return body ? { bytes, kept: body } : { bytes, read: () => recent(file, bytes) };
  };
}

async function keep(folder: string, wanted: readonly WantedFile[], sizes: ReadonlyMap<string, number>, limit: number) {
  const kept = new Map<string, Buffer>();
  let room = limit;
  for (const { file, rank } of wanted.toSorted((one, other) => one.rank - other.rank)) {
    const bytes = sizes.get(file) as number;
    if (kept.has(file) || (rank > 0 && bytes > room)) continue;
    // One after the other: thousands of small reads cost more when they are spread.
    if (kept.size % filesPerTurn === 0) await nextTurn();
    const body = readFileSync(join(folder, file));
    if (body.length !== bytes) throw new Error(`${file} changed while it was read`);
    kept.set(file, body);
    room -= bytes;
  }
  return kept;
}

function sizeOf(folder: string, file: string): number {
  const found = statSync(join(folder, file), { throwIfNoEntry: false });
  if (!found) throw new StartRefusal([`The finished build lacks the file ${file}: make it again with "npm start".`]);
  return found.size;
}

async function readWhole(folder: string, file: string, bytes: number | undefined): Promise<Buffer> {
  const body = await readFile(join(folder, file));
  // Its headers were made from what the file was: another build in the same folder is no response.
  if (body.length !== bytes) throw new Error(`${file} has changed since the server started`);
  return body;
}

type Entry = { body: Promise<Buffer>; bytes: number };

/** Reads a file, or hands out what was read lately. */
export type RecentFiles = (file: string, bytes: number) => Promise<Buffer>;

/** Keeps what was read up to so many bytes; what was asked for longest ago goes first. Equal questions are read once. */
export function recentFiles(limit: number, read: (file: string) => Promise<Buffer>): RecentFiles {
  const recent = new Map<string, Entry>();
  let room = limit;

  return (file, bytes) => {
    const known = recent.get(file);
    if (known) {
      recent.delete(file);
      recent.set(file, known);
      return known.body;
    }
    const body = read(file);
    if (bytes > limit) return body;
    for (const oldest of recent.keys()) {
      if (bytes <= room) break;
      forget(oldest);
    }
    room -= bytes;
    const entry = { body, bytes };
    recent.set(file, entry);
    // What failed may succeed the next time.
    body.catch(() => recent.get(file) === entry && forget(file));
    return body;
  };

  function forget(file: string): void {
    room += recent.get(file)?.bytes ?? 0;
    recent.delete(file);
  }
}

import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStorage } from "../../server/storage/open-storage.ts";
import type { Bench } from "./fault.ts";

/** A small disk in memory, which goes with the row. Mounting one needs root. */
export function smallDisk(bench: Bench) {
  const folder = bench.folder();
  const mount = (...how: string[]) => execFileSync("mount", [...how, folder]);
  mount("-t", "tmpfs", "-o", "size=64m", "tmpfs");
  bench.onEnd(() => execFileSync("umount", ["-l", folder]));
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => fill(filler),
    free: () => rmSync(filler),
    close: () => mount("-o", "remount,ro"),
    open: () => mount("-o", "remount,rw"),
  };
}

/** Writes until nothing fits any more. */
function fill(file: string): void {
  for (const size of [65_536, 4_096, 512]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** The file of a sound database without leads, as a backup is one. */
export async function soundDatabase(bench: Bench): Promise<string> {
  const dataDir = bench.folder();
  await (await openStorage({ databaseUrl: "", dataDir })).close();
  return join(dataDir, "site.db");
}

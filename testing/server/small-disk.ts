import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

export type SmallDisk = { folder: string; fill(): void; free(): void };

/** A real disk of two megabytes, in which an empty database has room, which goes with the test; undefined for who may not mount one. */
export function smallDisk(): SmallDisk | undefined {
  const folder = mounted("size=2m");
  if (!folder) return undefined;
  const ballast = join(folder, "ballast");
  return { folder, fill: () => fill(ballast), free: () => rmSync(ballast, { force: true }) };
}

/** A real disk that may only be read until it is opened; undefined for who may not mount one. */
export function readOnlyDisk(): { folder: string; open(): void } | undefined {
  const folder = mounted("size=1m,ro");
  return folder === undefined ? undefined : { folder, open: () => run("mount", "-o", "remount,rw", folder) };
}

function mounted(options: string): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = temporaryFolder();
  try {
    run("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder);
  } catch {
    return undefined;
  }
  onTestFinished(() => run("umount", "-l", folder));
  return folder;
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: "ignore" });
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(2 ** 22));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

import { readFileSync } from "node:fs";

/** Milliseconds on a processor, and bytes sent to the disk. */
export type ProcessCost = { cpu: number; written: number };

/** The kernel counts time in hundredths of a second. */
const tick = 10;

/** What a process has cost so far; undefined where the system does not say. */
export function costOf(pid: number): ProcessCost | undefined {
  if (process.platform !== "linux") return undefined;
  // The name stands in brackets and may hold anything.
  const times = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const written = /^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1];
  return { cpu: (Number(times[11]) + Number(times[12])) * tick, written: Number(written) };
}

export function residentMegabytes(pid: number): number {
  // Absent where a process has ended and nobody has asked how.
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0;
  return (Number(kilobytes) * 1_024) / 1e6;
}

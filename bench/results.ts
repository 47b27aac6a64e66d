import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

const results = fileURLToPath(new URL("RESULTS.md", import.meta.url));

/** Puts a section into bench/RESULTS.md, in the place of the one of the same name; all else stays as it is. */
export function writeSection(name: string, markdown: string): void {
  const before = existsSync(results) ? readFileSync(results, "utf8") : "# Results\n";
  writeFileSync(results, withSection(before, name, markdown));
}

function withSection(text: string, name: string, markdown: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const section = `${start}\n${markdown.trim()}\n${end}`;
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) return `${text.trimEnd()}\n\n${section}\n`;
  return text.slice(0, from) + section + text.slice(to + end.length);
}

/** Where and when something was measured, as one line: figures without it say nothing. */
export function machine(now = new Date()): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  const processor = `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? "unknown processor"}`;
  return [processor, memory, `Node ${process.versions.node}`, disk(tmpdir()), now.toISOString().slice(0, 10)].join(
    "; ",
  );
}

/** Names of file systems by the number that statfs gives. */
const fileSystems: Record<number, string> = {
  61267: "ext4",
  1481003842: "xfs",
  2435016766: "btrfs",
  2035054128: "overlay",
  16914836: "tmpfs",
  801189825: "zfs",
};

/** What a commit costs here is the disk's, so the time of a sync stands beside every figure. */
function disk(folder: string): string {
  const file = join(folder, `sync-${process.pid}`);
  const descriptor = openSync(file, "w");
  const times = Array.from({ length: 51 }, () => {
    const began = performance.now();
    writeSync(descriptor, Buffer.alloc(4096));
    fsyncSync(descriptor);
    return performance.now() - began;
  });
  closeSync(descriptor);
  rmSync(file);
  const median = times.sort((a, b) => a - b)[25] ?? 0;
  return `${fileSystems[statfsSync(folder).type] ?? "disk"}, ${median.toFixed(2)} ms a sync`;
}

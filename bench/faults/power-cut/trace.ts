import { basename, dirname } from "node:path";
import { referenceIn } from "../visitors.ts";
import type { DiskEvent } from "./disk.ts";

/** SQLite's own files; what it shares between processes (-shm) is made anew after a cut. */
const ours = /^site\.db(-wal|-journal)?$/;

/**
 * Reads what strace printed, line by line. A change counts from the moment it was asked for, a sync only once it was
 * answered: other threads may come in between, and then the two stand on lines of their own.
 */
export function traceReader(folder: string): (line: string) => DiskEvent | undefined {
  const unanswered = new Map<string, DiskEvent>();

  return (line) => {
    const [, thread = "", resumed, call, rest = ""] =
      /^(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)$/s.exec(line) ?? [];
    if (resumed) {
      const event = unanswered.get(thread);
      unanswered.delete(thread);
      return succeeded(rest) ? event : undefined;
    }
    const event = call && eventOf(call, rest, folder);
    if (!event) return undefined;
    if (!rest.endsWith("<unfinished ...>")) return succeeded(rest) ? event : undefined;
    if (event.kind !== "sync" && event.kind !== "sync-folder") return event;
    unanswered.set(thread, event);
    return undefined;
  };
}

function eventOf(call: string, rest: string, folder: string): DiskEvent | undefined {
  const path = call === "openat" || call === "unlink" ? textsIn(rest)[0]?.toString() : pathIn(rest);
  if (!path) return undefined;
  if (!path.startsWith("/")) return acknowledgement(call, rest);
  if (path === folder && /^f(data)?sync$/.test(call)) return { kind: "sync-folder" };
  const file = basename(path);
  if (dirname(path) !== folder || !ours.test(file)) return undefined;
  return changeOf(call, rest, file);
}

function changeOf(call: string, rest: string, file: string): DiskEvent | undefined {
  const numbers = /, (\d+)(?:, (\d+))?\)? *(?:=|<unfinished)/.exec(rest) ?? [];
  if (call === "openat") return rest.includes("O_CREAT") ? { kind: "create", file } : undefined;
  if (call === "unlink") return { kind: "remove", file };
  if (call === "fsync" || call === "fdatasync") return { kind: "sync", file };
  if (call === "ftruncate") return { kind: "truncate", file, size: Number(numbers[1]) };
  const [data] = textsIn(rest);
  if (call !== "pwrite64" || data?.length !== Number(numbers[1]))
    throw new Error(`${call} on ${file} was not understood.`);
  return { kind: "write", file, offset: Number(numbers[2]), data };
}

/** The answer to a visitor goes to a socket, that of the driver to a pipe. */
function acknowledgement(call: string, rest: string): DiskEvent | undefined {
  if (!/^(write|writev|sendmsg|sendto)$/.test(call)) return undefined;
  const reference = referenceIn(Buffer.concat(textsIn(rest)).toString("latin1"));
  // Two groups of digits alone are a part of some id: of references that happens to one in ten thousand.
  return reference === undefined || /^[\d-]+$/.test(reference) ? undefined : { kind: "acknowledge", reference };
}

function pathIn(rest: string): string | undefined {
  return bytes(/^\d+<((?:\\x\w\w)+)>/.exec(rest)?.[1])?.toString();
}

function textsIn(rest: string): Buffer[] {
  return [...rest.matchAll(/"((?:\\x\w\w)*)"/g)].flatMap(([, text]) => bytes(text) ?? []);
}

function bytes(text: string | undefined): Buffer | undefined {
  return text === undefined ? undefined : Buffer.from(text.replaceAll("\\x", ""), "hex");
}

function succeeded(rest: string): boolean {
  return /= \d+\S*$/.test(rest.trimEnd());
}

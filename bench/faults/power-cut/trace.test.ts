import { expect, it } from "vitest";
import { traceReader } from "./trace.ts";

const hex = (text: string) => [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
const at = (path: string) => `9<${hex(path)}>`;

function eventsIn(...lines: string[]) {
  const eventIn = traceReader("/data");
  return lines.flatMap((line) => eventIn(line) ?? []);
}

it("reads what was done to the database, and leaves the rest out", () => {
  const events = eventsIn(
    `7 openat(AT_FDCWD<${hex("/site")}>, "${hex("/data/site.db")}", O_RDWR|O_CREAT|O_CLOEXEC, 0600) = ${at("/data/site.db")}`,
    `7 pwrite64(${at("/data/site.db-wal")}, "${hex("page")}", 4, 32) = 4`,
    `7 pwrite64(${at("/data/site.db-shm")}, "${hex("page")}", 4, 32) = 4`,
    `7 ftruncate(${at("/data/site.db")}, 192512) = 0`,
    `7 fsync(${at("/data")}) = 0`,
    `7 unlink("${hex("/data/site.db-wal")}") = -1 ENOENT (No such file or directory)`,
    `7 unlink("${hex("/data/site.db-wal")}") = 0`,
  );
  expect(events).toEqual([
    { kind: "create", file: "site.db" },
    { kind: "write", file: "site.db-wal", offset: 32, data: Buffer.from("page") },
    { kind: "truncate", file: "site.db", size: 192512 },
    { kind: "sync-folder" },
    { kind: "remove", file: "site.db-wal" },
  ]);
});

it("a write counts when it is asked for, a sync when it is answered", () => {
  const events = eventsIn(
    `7 pwrite64(${at("/data/site.db")}, "${hex("a")}", 1, 0 <unfinished ...>`,
    `8 write(${at("pipe:[1]")}, "${hex("x")}", 1) = 1`,
    "7 <... pwrite64 resumed>) = 1",
    `7 fdatasync(${at("/data/site.db")} <unfinished ...>`,
    `8 writev(${at("TCP:[2]")}, [{iov_base="${hex("HTTP/1.1 200 OK ")}", iov_len=16}, {iov_base="${hex('"7F3K-92QM"')}", iov_len=11}], 2) = 27`,
    "7 <... fdatasync resumed>) = 0",
  );
  expect(events.map(({ kind }) => kind)).toEqual(["write", "acknowledge", "sync"]);
  expect(events[1]).toMatchObject({ reference: "7F3K-92QM" });
});

it("a part of an id that looks like a reference acknowledges nothing", () => {
  const line = `7 write(${at("pipe:[1]")}, "${hex("0b1f2c3d-5449-4225-8a11-0123456789ab")}", 36) = 36`;
  expect(eventsIn(line)).toEqual([]);
});

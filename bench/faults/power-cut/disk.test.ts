import { expect, it } from "vitest";
import { Disk, type DiskEvent } from "./disk.ts";

const page = (letter: string) => Buffer.alloc(4096, letter);
const write = (file: string, offset: number, data: Buffer): DiskEvent => ({ kind: "write", file, offset, data });

function diskAfter(...events: DiskEvent[]): Disk {
  const disk = new Disk();
  for (const event of events) disk.apply(event);
  return disk;
}

/** What a hundred cuts leave of a file, each only once. */
function remains(disk: Disk, file: string): Set<string | undefined> {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return new Set(Array.from({ length: 100 }, () => disk.afterCut(random).get(file)?.toString()));
}

it("what was synced is there after every cut", () => {
  const events: DiskEvent[] = [
    { kind: "create", file: "db" },
    { kind: "sync-folder" },
    write("db", 0, page("a")),
    write("db", 4096, page("b")),
    { kind: "truncate", file: "db", size: 5000 },
    { kind: "sync", file: "db" },
  ];
  const expected = "a".repeat(4096) + "b".repeat(5000 - 4096);
  expect(remains(diskAfter(...events), "db")).toEqual(new Set([expected]));
});

it("what was not synced is lost, kept, or torn at sectors", () => {
  const disk = diskAfter(
    { kind: "create", file: "db" },
    { kind: "sync-folder" },
    write("db", 0, page("a")),
    { kind: "sync", file: "db" },
    write("db", 100, page("b").subarray(0, 1000)),
  );
  const found = remains(disk, "db");
  expect(found).toContain("a".repeat(4096));
  expect(found).toContain(`${"a".repeat(100)}${"b".repeat(1000)}${"a".repeat(2996)}`);
  expect(found).toContain(`${"a".repeat(100)}${"b".repeat(412)}${"a".repeat(3584)}`);
  for (const text of found) expect(text).toMatch(/^a{100}(a{412}|b{412})(a{512}|b{512})(a{76}|b{76})a{2996}$/);
});

it("a new file may be gone until its folder is synced, a removed one may be back", () => {
  const made = diskAfter({ kind: "create", file: "wal" }, write("wal", 0, page("a")), { kind: "sync", file: "wal" });
  expect(remains(made, "wal")).toEqual(new Set([undefined, "a".repeat(4096)]));
  made.apply({ kind: "sync-folder" });
  made.apply({ kind: "remove", file: "wal" });
  expect(remains(made, "wal")).toEqual(new Set([undefined, "a".repeat(4096)]));
  made.apply({ kind: "sync-folder" });
  expect(remains(made, "wal")).toEqual(new Set([undefined]));
});

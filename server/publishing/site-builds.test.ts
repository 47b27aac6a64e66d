import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { takeLock } from "./site-builds.ts";

test("of many that ask for a lock at once, one gets it, and the next one after its release", async () => {
  const lock = join(temporaryFolder(), "publishing.lock");
  const takers = await Promise.all(Array.from({ length: 20 }, () => takeLock(lock)));
  expect(takers.filter(Boolean)).toHaveLength(1);
  rmSync(lock);
  expect(await takeLock(lock)).toBe(true);
});

test("the lock of a process that has ended is free", async () => {
  const lock = join(temporaryFolder(), "publishing.lock");
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1 }));
  expect(await takeLock(lock)).toBe(true);
});

test("a lock that cannot be read is no free one", async () => {
  const lock = join(temporaryFolder(), "publishing.lock");
  writeFileSync(lock, "{");
  await expect(takeLock(lock)).rejects.toThrow("cannot be read");
});

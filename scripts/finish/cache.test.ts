import { mkdtemp, readdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { Cache } from "./cache.ts";

const day = 24 * 60 * 60 * 1000;

async function emptyCache(): Promise<Cache> {
  return new Cache(join(await mkdtemp(join(tmpdir(), "cache-")), "entries"));
}

it("makes a result once", async () => {
  const cache = await emptyCache();
  await cache.get("a", async () => Buffer.from("first"));
  const later = new Cache(cache.folder);
  const again = await later.get("a", async () => Buffer.from("second"));
  expect(Buffer.from(again).toString()).toBe("first");
  expect(later.hits).toBe(1);
});

it("makes a result once, also for those who ask at the same time", async () => {
  const cache = await emptyCache();
  const make = vi.fn(async () => Buffer.from("a"));
  await Promise.all([cache.get("a", make), cache.get("a", make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("forgets what no build used for 30 days and keeps what one did", async () => {
  const cache = await emptyCache();
  const old = new Date(Date.now() - 31 * day);
  for (const name of ["used", "unused"]) {
    await cache.get(name, async () => Buffer.from(name));
    await utimes(join(cache.folder, name), old, old);
  }
  await new Cache(cache.folder).get("used", async () => Buffer.from("used"));
  await cache.removeOld();
  expect(await readdir(cache.folder)).toEqual(["used"]);
});

it("has nothing to forget before its first entry", async () => {
  await (await emptyCache()).removeOld();
});

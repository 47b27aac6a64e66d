import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { fileBodies, recentFiles } from "./file-bodies.ts";

/** Files of ten bytes each, by their names, with their ranks. */
async function open(ranks: Record<string, number>, budget: number) {
  const folder = temporaryFolder();
  for (const file of Object.keys(ranks)) writeFileSync(join(folder, file), file.padEnd(10));
  const wanted = Object.entries(ranks).map(([file, rank]) => ({ file, rank }));
  const bodyOf = await fileBodies(folder, wanted, budget);
  const isKept = (file: string) => "kept" in bodyOf(file);
  const read = async (file: string) => {
    const body = bodyOf(file);
    return String("kept" in body ? body.kept : await body.read());
  };
  return { folder, isKept, read, kept: () => Object.keys(ranks).filter(isKept) };
}

test("where everything fits, everything is kept", async () => {
  expect((await open({ a: 2, b: 1, c: 0 }, 30)).kept()).toEqual(["a", "b", "c"]);
});

test("a smaller budget keeps the lower ranks, and room for what is read lately", async () => {
  const { kept, read } = await open({ a: 3, b: 2, c: 1, d: 1 }, 32);
  expect(kept()).toEqual(["c", "d"]);
  expect(await read("a")).toBe("a         ");
});

test("rank 0 is kept whatever the budget", async () => {
  expect((await open({ a: 1, b: 0, c: 0 }, 1)).kept()).toEqual(["b", "c"]);
});

test("a file that is missing when the server starts is a refusal, later it is a failure", async () => {
  await expect(fileBodies(temporaryFolder(), [{ file: "a.br", rank: 1 }], 10)).rejects.toThrow("lacks the file a.br");
  const { folder, read } = await open({ a: 1, b: 1 }, 0);
  rmSync(join(folder, "a"));
  writeFileSync(join(folder, "b"), "of another build");
  await expect(read("a")).rejects.toThrow("ENOENT");
  await expect(read("b")).rejects.toThrow("b has changed since the server started");
});

function openRecent(limit: number) {
  const read = vi.fn(async (file: string) => Buffer.from(file));
  const recent = recentFiles(limit, read);
  return { read, ask: (file: string) => recent(file, file.length), asked: () => read.mock.calls.flat() };
}

test("what was read lately is not read again, and those who ask at the same time share a reading", async () => {
  const { ask, asked } = openRecent(10);
  await Promise.all([ask("aa"), ask("aa")]);
  expect(String(await ask("aa"))).toBe("aa");
  expect(asked()).toEqual(["aa"]);
});

test("never more than the limit is kept: what was asked for longest ago goes first", async () => {
  const { ask, asked } = openRecent(6);
  for (const file of ["aa", "bb", "cc", "aa", "ddd"]) await ask(file);
  // To make room for "ddd", "bb" and "cc" had to go.
  for (const file of ["aa", "ddd", "bb", "cc"]) await ask(file);
  expect(asked()).toEqual(["aa", "bb", "cc", "ddd", "bb", "cc"]);
});

test("what is larger than the limit is read each time and pushes nothing out", async () => {
  const { ask, asked } = openRecent(3);
  for (const file of ["aa", "large", "large", "aa"]) await ask(file);
  expect(asked()).toEqual(["aa", "large", "large"]);
});

test("a failure is not remembered", async () => {
  const { read, ask } = openRecent(10);
  read.mockRejectedValueOnce(new Error("away"));
  await expect(ask("aa")).rejects.toThrow("away");
  expect(String(await ask("aa"))).toBe("aa");
});

import { expect, test, vi } from "vitest";
import { recentFiles } from "./recent-files.ts";

function open(limit: number) {
  const read = vi.fn(async (file: string) => Buffer.from(file));
  const recent = recentFiles(limit, read);
  return { read, ask: (file: string) => recent(file, file.length), asked: () => read.mock.calls.flat() };
}

test("what was read lately is not read again, and those who ask at the same time share a reading", async () => {
  const { ask, asked } = open(10);
  await Promise.all([ask("aa"), ask("aa")]);
  expect(String(await ask("aa"))).toBe("aa");
  expect(asked()).toEqual(["aa"]);
});

test("never more than the limit is kept: what was asked for longest ago goes first", async () => {
  const { ask, asked } = open(6);
  for (const file of ["aa", "bb", "cc", "aa", "ddd"]) await ask(file);
  // To make room for "ddd", "bb" and "cc" had to go.
  for (const file of ["aa", "ddd", "bb", "cc"]) await ask(file);
  expect(asked()).toEqual(["aa", "bb", "cc", "ddd", "bb", "cc"]);
});

test("what is larger than the limit is read each time and pushes nothing out", async () => {
  const { ask, asked } = open(3);
  for (const file of ["aa", "large", "large", "aa"]) await ask(file);
  expect(asked()).toEqual(["aa", "large", "large"]);
});

test("a failure is not remembered", async () => {
  const { read, ask } = open(10);
  read.mockRejectedValueOnce(new Error("away"));
  await expect(ask("aa")).rejects.toThrow("away");
  expect(String(await ask("aa"))).toBe("aa");
});

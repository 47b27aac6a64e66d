import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { fileBodies } from "./file-bodies.ts";

/** Files of ten bytes each, by their names, with their ranks. */
function open(ranks: Record<string, number>, budget: number) {
  const folder = temporaryFolder();
  for (const file of Object.keys(ranks)) writeFileSync(join(folder, file), file.padEnd(10));
  const wanted = Object.entries(ranks).map(([file, rank]) => ({ file, rank }));
  const bodyOf = fileBodies(folder, wanted, budget);
  const isKept = (file: string) => "kept" in bodyOf(file);
  const read = async (file: string) => {
    const body = bodyOf(file);
    return String("kept" in body ? body.kept : await body.read());
  };
  return { folder, isKept, read, kept: () => Object.keys(ranks).filter(isKept) };
}

test("where everything fits, everything is kept", () => {
  expect(open({ a: 2, b: 1, c: 0 }, 30).kept()).toEqual(["a", "b", "c"]);
});

test("a smaller budget keeps the lower ranks, and room for what is read lately", async () => {
  const { kept, read } = open({ a: 3, b: 2, c: 1, d: 1 }, 32);
  expect(kept()).toEqual(["c", "d"]);
  expect(await read("a")).toBe("a         ");
});

test("rank 0 is kept whatever the budget", () => {
  expect(open({ a: 1, b: 0, c: 0 }, 1).kept()).toEqual(["b", "c"]);
});

test("a file that is missing when the server starts is a refusal, later it is a failure", async () => {
  expect(() => fileBodies(temporaryFolder(), [{ file: "a.br", rank: 1 }], 10)).toThrow("lacks the file a.br");
  const { folder, read } = open({ a: 1, b: 1 }, 0);
  rmSync(join(folder, "a"));
  writeFileSync(join(folder, "b"), "of another build");
  await expect(read("a")).rejects.toThrow("ENOENT");
  await expect(read("b")).rejects.toThrow("b has changed since the server started");
});

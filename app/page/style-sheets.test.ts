import { expect, test, vi } from "vitest";
import { createStyleSheets } from "./style-sheets.ts";

function sheets({ fails = [] as string[] } = {}) {
  const load = vi.fn(async (address: string) => {
    if (fails.includes(address)) throw new Error(`${address} answered 404`);
    return { address } as unknown as CSSStyleSheet;
  });
  const adopted: string[][] = [];
  const made = createStyleSheets({
    load,
    adopt: (batch) => adopted.push(batch.map((sheet) => (sheet as unknown as { address: string }).address)),
  });
  made.belong("a", ["/shared.css", "/a.css"]);
  made.belong("b", ["/shared.css", "/b.css"]);
  return { ...made, load, adopted };
}

test("a page gets its sheets together, and each sheet comes once", async () => {
  const { bring, load, adopted } = sheets();
  await bring("a");
  await bring("b");
  await bring("a");
  await bring("c");
  expect(adopted).toEqual([["/shared.css", "/a.css"], ["/b.css"]]);
  expect(load).toHaveBeenCalledTimes(3);
});

test("what may be needed later is loaded, and comes into force when it is needed", async () => {
  const { prepare, bring, load, adopted } = sheets();
  await prepare("a");
  expect(adopted).toEqual([]);
  await Promise.all([bring("a"), bring("a")]);
  expect(adopted).toEqual([["/shared.css", "/a.css"]]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a sheet that cannot be had is told of, and asked for again", async () => {
  const fails = ["/a.css"];
  const { bring, adopted } = sheets({ fails });
  await expect(bring("a")).rejects.toThrow("/a.css answered 404");
  fails.pop();
  await bring("a");
  expect(adopted).toEqual([["/shared.css", "/a.css"]]);
});

import { expect, test, vi } from "vitest";
import { hardReload, type Tab } from "./hard-reload.ts";

function tab(changes: Partial<Tab> = {}) {
  const items = new Map<string, string>();
  const storage = { getItem: (name: string) => items.get(name) ?? null, setItem: items.set.bind(items) as never };
  return { now: () => 1_000_000, storage: () => storage, isReachable: async () => true, open: vi.fn(), ...changes };
}

test("the page is loaded from the server", async () => {
  const here = tab();
  expect(await hardReload("/arge", here)).toBe("leaving");
  expect(here.open).toHaveBeenCalledExactlyOnceWith("/arge");
});

test("a second time within 60 seconds it is not", async () => {
  let now = 1_000_000;
  const here = tab({ now: () => now });
  await hardReload("/arge", here);
  now += 59_999;
  expect(await hardReload("/arge", here)).toBe("tried");
  now += 1;
  expect(await hardReload("/arge", here)).toBe("leaving");
  expect(here.open).toHaveBeenCalledTimes(2);
});

test("a clock that is set back does not lead to a loop", async () => {
  let now = 1_000_000;
  const here = tab({ now: () => now });
  await hardReload("/arge", here);
  now -= 30_000;
  expect(await hardReload("/arge", here)).toBe("tried");
});

test("a tab that cannot remember, or a server that does not answer, stays where it is", async () => {
  const forgetful = tab({
    storage: () => {
      throw new Error("denied");
    },
  });
  expect(await hardReload("/arge", forgetful)).toBe("tried");
  const alone = tab({ isReachable: async () => false });
  expect(await hardReload("/arge", alone)).toBe("unreachable");
  expect(alone.open).not.toHaveBeenCalled();
});

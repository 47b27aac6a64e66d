import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { type Storage, StorageLost, StorageUnavailable } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { type HolderOptions, holdStorage } from "./storage-holder.ts";

function aStorage(parts: Partial<Storage> = {}): Storage {
  return { check: async () => {}, close: async () => {}, ...parts } as Storage;
}

async function hold({ timeoutMs = 1_000, ...options }: Pick<HolderOptions, "open" | "use"> & { timeoutMs?: number }) {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line).msg) });
  const holder = await holdStorage({ ...options, log, times: { checkMs: 5, retryMs: 5, timeoutMs } });
  onTestFinished(holder.close);
  return { ...holder, lines };
}

test("a database that is away is tried until it answers, and its cause is logged once", async () => {
  let tries = 0;
  const opened = aStorage();
  const use = vi.fn(() => async () => {});
  const holder = await hold({
    async open() {
      tries++;
      if (tries < 5) throw new StorageUnavailable("It is away.");
      return opened;
    },
    use,
  });
  expect(() => holder.current()).toThrow(new StorageUnavailable("It is away."));
  expect(holder.problem()).toBe("It is away.");
  await expect.poll(() => holder.problem()).toBeUndefined();
  expect(holder.current()).toBe(opened);
  expect(use).toHaveBeenCalledExactlyOnceWith(opened);
  expect(holder.lines).toEqual(["It is away.", "the database takes everything again"]);
});

test("an unfit database is refused at the start, and keeps a running site from taking anything", async () => {
  const weak = new StartRefusal(["It is weak."]);
  await expect(hold({ open: () => Promise.reject(weak) })).rejects.toThrow("weak");
  let check = async () => {};
  const holder = await hold({ open: async () => aStorage({ check: () => check() }) });
  check = () => Promise.reject(weak);
  await expect.poll(holder.problem).toBe("It is weak.");
  expect(() => holder.usable()).toThrow(StorageUnavailable);
});

test("one that takes nothing stays open, and is asked to write until it does", async () => {
  const asked: (boolean | undefined)[] = [];
  let isFull = false;
  const opened = aStorage({
    async check(how) {
      asked.push(how?.write);
      if (isFull && how?.write) throw new StorageUnavailable("It is full.");
    },
  });
  const holder = await hold({ open: async () => opened });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  isFull = true;
  holder.checkNow();
  await expect.poll(holder.problem).toBe("It is full.");
  expect(holder.current()).toBe(opened);
  isFull = false;
  await expect.poll(holder.problem).toBeUndefined();
  expect(asked[0]).toBe(false);
});

test("one that is lost is closed, and what is there then is opened, but none is made", async () => {
  const end = vi.fn(async () => {});
  const first = aStorage({ check: () => Promise.reject(new StorageLost("It is gone.")), close: vi.fn(async () => {}) });
  const second = aStorage();
  const open = vi.fn(async (mustExist: boolean) => {
    if (open.mock.calls.length === 2) throw new StorageUnavailable("Nothing is there.");
    return mustExist ? second : first;
  });
  const holder = await hold({ open, use: () => end });
  await expect.poll(() => open.mock.calls).toEqual([[false], [true], [true]]);
  await expect.poll(holder.problem).toBeUndefined();
  expect(holder.current()).toBe(second);
  expect(first.close).toHaveBeenCalledOnce();
  expect(end).toHaveBeenCalledOnce();
  expect(holder.lines.slice(0, 2)).toEqual(["It is gone.", "Nothing is there."]);
});

test("one that is silent counts as away", async () => {
  const holder = await hold({ open: async () => aStorage({ check: () => new Promise(() => {}) }), timeoutMs: 10 });
  await expect
    .poll(holder.problem)
    .toBe('The database did not answer within 0.01 seconds; "npm run leads -- check" says whether it answers again.');
});

test("whatever else goes wrong is logged by its kind, without what it says", async () => {
  const holder = await hold({ open: () => Promise.reject(new TypeError("deniz@example.com")) });
  expect(holder.problem()).toBe('The database cannot be used (TypeError); "npm run leads -- check" says more.');
});

test("one that answers after the end is closed, not kept", async () => {
  const close = vi.fn(async () => {});
  let answer: (storage: Storage) => void = () => {};
  let tries = 0;
  const holder = await hold({
    open() {
      tries++;
      if (tries === 1) throw new StorageUnavailable("away");
      return new Promise<Storage>((resolve) => {
        answer = resolve;
      });
    },
  });
  await expect.poll(() => tries).toBe(2);
  const closed = holder.close();
  answer(aStorage({ close }));
  await closed;
  expect(close).toHaveBeenCalledOnce();
});

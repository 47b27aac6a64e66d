import { expect, test, vi } from "vitest";
import { type Storage, StorageUnavailable } from "./ports.ts";
import { holdStorage } from "./storage-holder.ts";

const storage = (close = async () => {}) => ({ close }) as unknown as Storage;

test("a database that is away is tried until it answers", async () => {
  let away = true;
  const opened = storage();
  const onOpened = vi.fn();
  const holder = await holdStorage(
    async () => {
      if (away) throw new StorageUnavailable("away");
      return opened;
    },
    onOpened,
    5,
  );
  expect(() => holder.current()).toThrow(StorageUnavailable);
  away = false;
  await expect.poll(() => holder.current()).toBe(opened);
  expect(onOpened).toHaveBeenCalledExactlyOnceWith(opened);
});

test("an unfit database is refused at once", async () => {
  await expect(holdStorage(() => Promise.reject(new RangeError("weak")))).rejects.toThrow("weak");
});

test("one that answers after the end is closed, not kept", async () => {
  const close = vi.fn(async () => {});
  let answer: (storage: Storage) => void = () => {};
  let tries = 0;
  const holder = await holdStorage(
    () => {
      tries++;
      if (tries === 1) throw new StorageUnavailable("away");
      return new Promise<Storage>((resolve) => {
        answer = resolve;
      });
    },
    undefined,
    1,
  );
  await expect.poll(() => tries).toBe(2);
  await holder.close();
  answer(storage(close));
  await expect.poll(() => close).toHaveBeenCalledOnce();
});

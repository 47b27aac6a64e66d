import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, type SaveStatus } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function set() {
  const sent: string[] = [];
  const known: { base: string; sent: string }[] = [];
  const ends: SaveStatus[] = [];
  const answers: ((status: SaveStatus) => void)[] = [];
  const held: { now?: string | undefined } = {};
  const autosave = createAutosave({
    base: "0",
    send(body, state) {
      sent.push(body);
      known.push(state);
      return new Promise((resolve) => answers.push(resolve));
    },
    onEnd: (status) => ends.push(status),
    remember: (body) => {
      held.now = body;
    },
    forget: () => {
      held.now = undefined;
    },
  });
  return { autosave, sent, known, ends, answers, held };
}

test("changes in a row are saved once, with the last of them", async () => {
  const { autosave, sent, ends, answers } = set();
  for (const body of ["1", "2", "3"]) autosave.changed(body);
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["3"]);
  answers[0]?.("saved");
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual(["saved"]);
});

test("a change while one is being saved waits for its end", async () => {
  const { autosave, sent, answers } = set();
  autosave.changed("1");
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed("2");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["1"]);
  answers[0]?.("failed");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["1", "2"]);
});

test("whoever posts the step waits for what is under way, and nothing follows", async () => {
  const { autosave, sent, answers } = set();
  autosave.changed("1");
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed("2");
  let done = false;
  const overtaken = autosave.cancelPending().then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toBe(false);
  answers[0]?.("saved");
  await overtaken;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["1"]);
});

test("leaving sends what still waits, once, beside what is under way", async () => {
  const { autosave, sent } = set();
  autosave.changed("6");
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed("7");
  autosave.saveNow();
  autosave.saveNow();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["6", "7"]);
});

test("what is as it was saved is not saved again, and nobody is told that it was", async () => {
  const { autosave, sent, ends, answers } = set();
  autosave.markSaved("1");
  autosave.changed("1");
  autosave.changed("2");
  autosave.changed("1");
  autosave.saveNow();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, ends]).toEqual([[], []]);
  autosave.changed("2");
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed("1");
  answers[0]?.("saved");
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).toEqual(["2", "1"]);
});

test("a change is held until it is saved, and until nothing newer waits", async () => {
  const { autosave, answers, held } = set();
  autosave.changed("1");
  expect(held.now).toBe("1");
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed("2");
  answers[0]?.("saved");
  await vi.advanceTimersByTimeAsync(400);
  expect(held.now).toBe("2");
  answers[1]?.("failed");
  await vi.advanceTimersByTimeAsync(0);
  expect(held.now).toBe("2");
  autosave.changed("3");
  await vi.advanceTimersByTimeAsync(400);
  answers[2]?.("saved");
  await vi.advanceTimersByTimeAsync(0);
  expect(held.now).toBeUndefined();
});

test("each save says what the server has: what the form was filled with, then what was saved last", async () => {
  const { autosave, known, answers } = set();
  for (const [i, status] of (["saved", "failed", "conflict", "saved"] as const).entries()) {
    autosave.changed(String(i + 1));
    await vi.advanceTimersByTimeAsync(400);
    answers[i]?.(status);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(known.map(({ base }) => base)).toEqual(["0", "1", "1", "1"]);
  expect(known.map(({ sent }) => sent)).toEqual(["0", "1", "2", "3"]);
  expect(autosave.markSent("5")).toEqual({ base: "4", sent: "4" });
});

test("a value in conflict is not held for a reload, which would let it count over the other tab's", async () => {
  const { autosave, answers, held } = set();
  autosave.changed("1");
  await vi.advanceTimersByTimeAsync(400);
  answers[0]?.("conflict");
  await vi.advanceTimersByTimeAsync(0);
  expect(held.now).toBeUndefined();
});

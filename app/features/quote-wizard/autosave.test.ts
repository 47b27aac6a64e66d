import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function form(count: number): FormData {
  const body = new FormData();
  body.set("count", String(count));
  return body;
}

function set() {
  const sent: string[] = [];
  const last: string[] = [];
  const ends: boolean[] = [];
  const answers: ((saved: boolean) => void)[] = [];
  const autosave = createAutosave({
    send(body) {
      sent.push(String(body.get("count")));
      return new Promise((resolve) => answers.push(resolve));
    },
    sendLast: (body) => last.push(String(body.get("count"))),
    onEnd: (saved) => ends.push(saved),
  });
  return { autosave, sent, last, ends, answers };
}

test("changes in a row are saved once, with the last of them", async () => {
  const { autosave, sent, ends, answers } = set();
  for (const count of [1, 2, 3]) autosave.changed(form(count));
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["3"]);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual([true]);
});

test("a change while one is being saved waits for its end", async () => {
  const { autosave, sent, answers } = set();
  autosave.changed(form(1));
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed(form(2));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["1"]);
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["1", "2"]);
});

test("whoever posts the step waits for what is under way, and nothing follows", async () => {
  const { autosave, sent, answers } = set();
  autosave.changed(form(1));
  await vi.advanceTimersByTimeAsync(400);
  autosave.changed(form(2));
  let done = false;
  const overtaken = autosave.overtake().then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toBe(false);
  answers[0]?.(true);
  await overtaken;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["1"]);
});

test("leaving sends what still waits, once", async () => {
  const { autosave, sent, last } = set();
  autosave.changed(form(7));
  autosave.leave();
  autosave.leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, last]).toEqual([[], ["7"]]);
});

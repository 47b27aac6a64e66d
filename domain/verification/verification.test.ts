import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../time.ts";
import type { Moment } from "./moment.ts";
import {
  type CodeRecord,
  checkCode,
  generateCode,
  issueCode,
  maxTries,
  readCode,
  resendMilliseconds,
  resendWait,
  timeLeft,
  validMilliseconds,
} from "./verification.ts";

/** Gives these numbers as bytes, one after the other. */
function bytesOf(...numbers: number[]) {
  const queue = [...numbers];
  return (length: number) => {
    expect(length).toBe(4);
    return new Uint8Array(new Uint32Array([queue.shift() ?? 0]).buffer).toReversed();
  };
}

test("six digits, zeros in front included", () => {
  expect(generateCode(bytesOf(42))).toBe("000042");
  expect(generateCode(bytesOf(123_417_029))).toBe("417029");
});

test("a draw that would favour some codes is thrown away", () => {
  expect(generateCode(bytesOf(4_293_999_999))).toBe("999999");
  expect(generateCode(bytesOf(4_294_000_000, 4_294_967_295, 7))).toBe("000007");
});

test("a code is read however it is parted", () => {
  const parting = fc.constantFrom("", " ", "-", ".", "\u00a0", "\u200b", "\n");
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.array(parting, { minLength: 7, maxLength: 7 }),
      (code, parts) => {
        const digits = String(code).padStart(6, "0");
        expect(readCode(parts.map((part, index) => part + (digits[index] ?? "")).join(""))).toBe(digits);
      },
    ),
  );
});

const second = 1_000;
const start: Moment = { at: Date.UTC(2026, 10, 16, 9), tick: 5_000, run: "a" };
/** Stands for a keyed hash: what goes in cannot be seen, and differs. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 48, 7).toString(36);
const recipient = "draft-1 +905012345678";

const later = (milliseconds: number, changes: Partial<Moment> = {}): Moment => ({
  at: start.at + milliseconds,
  tick: start.tick + milliseconds,
  run: "a",
  ...changes,
});
const context = (now: Moment = start, to = recipient) => ({ recipient: to, now, hash });
const issued = issueCode("417029", context());
const outcomeOf = (record: CodeRecord | undefined, typed: string, now?: Moment, to?: string) =>
  checkCode(record, typed, context(now, to)).outcome;

describe("the right code", () => {
  test.each(["417029", " 417 029 ", "417-029", "４１７０２９"])("is taken as %j, and once", (typed) => {
    const { outcome, record } = checkCode(issued, typed, context(later(second)));
    expect(outcome).toBe("right");
    expect(outcomeOf(record, typed)).toBe("none-active");
  });

  test("holds for three minutes", () => {
    expect(outcomeOf(issued, "417029", later(180 * second - 1))).toBe("right");
    expect(outcomeOf(issued, "417029", later(180 * second))).toBe("none-active");
    expect(timeLeft(issued, context(later(60 * second)))).toBe(120 * second);
  });

  test("is none for another draft or number", () => {
    expect(outcomeOf(issued, "417029", start, "draft-2 +905012345678")).toBe("none-active");
    expect(outcomeOf(issued, "417029", start, "draft-1 +905012345679")).toBe("none-active");
  });

  test("is none once a newer one is sent", () => {
    const newest = issueCode("000001", context(later(90 * second)));
    expect(outcomeOf(newest, "417029", later(91 * second))).toBe("wrong");
    expect(outcomeOf(newest, "000001", later(91 * second))).toBe("right");
  });
});

describe("a wrong code", () => {
  test("costs one of five tries; after the fifth the right one is refused too", () => {
    let record: CodeRecord | undefined = issued;
    const left: unknown[] = [];
    for (let i = 0; i < maxTries; i++) {
      const check = checkCode(record, "111111", context());
      left.push(check.outcome === "wrong" && check.triesLeft);
      record = check.record;
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(outcomeOf(record, "417029")).toBe("none-active");
    expect(timeLeft(record, context())).toBe(0);
  });

  test("does not open the way to the next one early, not even when it is used up", () => {
    const spent: CodeRecord = { ...issued, tries: maxTries };
    const { record } = checkCode(spent, "417029", context(later(second)));
    expect(resendWait(record, context(later(second)))).toBe(59 * second);
  });

  test.each(["", "41702", "4170290", "41702a", "4".repeat(100_000)])(
    "%#: what cannot be a code costs no try",
    (typed) => {
      expect(checkCode(issued, typed, context())).toEqual({ outcome: "wrong", triesLeft: maxTries, record: issued });
    },
  );
});

test("without a code there is none", () => {
  expect(outcomeOf(undefined, "417029")).toBe("none-active");
  expect(timeLeft(undefined, context())).toBe(0);
});

test("another one may be sent after a minute, and at once to a number that had none", () => {
  expect(resendWait(undefined, context())).toBe(0);
  expect(resendWait(issued, context(later(20 * second)))).toBe(40 * second);
  expect(resendWait(issued, context(later(60 * second)))).toBe(0);
  expect(resendWait(issued, context(later(second), "draft-1 +905320000000"))).toBe(0);
});

describe("a clock that jumps", () => {
  test.each([day, -day, 3_600_000])("by %i ms neither ends nor prolongs a code of the same process", (jump) => {
    const jumped = (passed: number) => later(passed, { at: start.at + passed + jump });
    expect(outcomeOf(issued, "417029", jumped(second))).toBe("right");
    expect(outcomeOf(issued, "417029", jumped(180 * second))).toBe("none-active");
    expect(resendWait(issued, context(jumped(second)))).toBe(59 * second);
  });

  test("and a restart together end the code, and another one may be sent at once", () => {
    const back = later(-day, { run: "b", tick: 10 });
    expect(outcomeOf(issued, "417029", back)).toBe("none-active");
    expect(resendWait(issued, context(back))).toBe(0);
    expect(outcomeOf(issued, "417029", later(day, { run: "b", tick: 10 }))).toBe("none-active");
  });

  test("a restart alone changes nothing, nor do clocks of two machines that differ a little", () => {
    expect(outcomeOf(issued, "417029", later(100 * second, { run: "b", tick: 10 }))).toBe("right");
    expect(outcomeOf(issued, "417029", later(-30 * second, { run: "b", tick: 10 }))).toBe("right");
  });

  test("whatever clocks say, no wait is longer than it should be and no code lives on", () => {
    const anyMoment = fc.record({
      at: fc.integer({ min: -day * 400, max: day * 400 }).map((offset) => start.at + offset),
      tick: fc.double({ min: 0, max: day, noNaN: true }),
      run: fc.constantFrom("a", "b"),
    });
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(resendWait(issued, context(now))).toBeLessThanOrEqual(resendMilliseconds);
        expect(timeLeft(issued, context(now))).toBeLessThanOrEqual(validMilliseconds);
      }),
    );
  });
});

test("at most five of any guesses are compared", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999_999 }), { maxLength: 30 }), (guesses) => {
      let compared = 0;
      const counting = {
        ...context(),
        hash: (text: string) => (text.includes("\0") ? hash(text + compared++) : hash(text)),
      };
      guesses.reduce<CodeRecord | undefined>(
        (record, guess) => checkCode(record, String(guess).padStart(6, "0"), counting).record,
        issued,
      );
      expect(compared).toBeLessThanOrEqual(maxTries);
    }),
  );
});

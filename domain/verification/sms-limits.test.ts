import { expect, test } from "vitest";
import { minute } from "../time.ts";
import {
  budgetRules,
  budgetState,
  capRules,
  defaultCaps,
  isServed,
  type PrefixSend,
  pausedUntil,
  prefixOf,
  refusalOf,
  watchedSends,
} from "./sms-limits.ts";

const hour = 60 * minute;
const now = Date.UTC(2026, 10, 16, 9);
const rules = capRules({ number: "n", visitor: "v", country: "TR" }, defaultCaps);

test("the rows are those we promise", () => {
  expect(rules.map(({ key, limit, window }) => [key, limit, window / minute])).toEqual([
    ["sms:number:n", 3, 10],
    ["sms:number-day:n", 10, 1_440],
    ["sms:visitor:v", 5, 10],
    ["sms:country-day:TR", defaultCaps.perCountry, 1_440],
    ["sms:total-day", defaultCaps.total, 1_440],
  ]);
});

test("each row has its refusal", () => {
  expect(rules.map(refusalOf)).toEqual(["number", "number", "visitor", "busy", "busy"]);
});

test("a budget is low from four fifths on and spent at its end", () => {
  expect(budgetRules("TR", defaultCaps)).toEqual(rules.slice(-2));
  expect([0, 799, 800, 999, 1_000, 1_001].map((used) => budgetState(used, 1_000))).toEqual([
    undefined,
    undefined,
    "low",
    "low",
    "spent",
    "spent",
  ]);
  expect([0, 1].map((used) => budgetState(used, 1))).toEqual([undefined, "spent"]);
});

test("codes go to the listed countries alone, by default to Türkiye", () => {
  expect(isServed("TR", defaultCaps)).toBe(true);
  expect(isServed("US", defaultCaps)).toBe(false);
  expect(isServed("", defaultCaps)).toBe(false);
  expect(isServed("DE", { ...defaultCaps, countries: ["TR", "DE"] })).toBe(true);
});

test("numbers of one network share a prefix", () => {
  expect(prefixOf("+905321234567")).toBe("+90532");
  expect(prefixOf("+905321234567")).toBe(prefixOf("+905329999999"));
  expect(prefixOf("+905321234567")).not.toBe(prefixOf("+905421234567"));
});

/** Sends a minute apart, the newest first; the first so many came back. */
function sends(count: number, confirmed: number, newest = now): PrefixSend[] {
  return Array.from({ length: count }, (_, index) => ({ at: newest - index * minute, confirmed: index < confirmed }));
}

test("a prefix pauses when fewer than a fifth of its twenty newest sends came back", () => {
  expect(watchedSends).toBe(20);
  expect(pausedUntil(sends(19, 0), now)).toBeUndefined();
  expect(pausedUntil(sends(20, 3), now)).toBe(now + hour);
  expect(pausedUntil(sends(20, 4), now)).toBeUndefined();
  expect(pausedUntil([...sends(4, 4), ...sends(300, 0, now - hour)], now)).toBeUndefined();
  expect(pausedUntil([...sends(300, 300, now - hour), ...sends(17, 0)], now)).toBe(now + hour);
});

test("an hour later it gets one more", () => {
  const quiet = sends(20, 0);
  expect(pausedUntil(quiet, now + hour - 1)).toBe(now + hour);
  expect(pausedUntil(quiet, now + hour)).toBeUndefined();
  expect(pausedUntil([{ at: now + hour, confirmed: false }, ...quiet], now + hour)).toBe(now + 2 * hour);
});

test("a clock that was set back by a day makes the pause no longer than an hour", () => {
  expect(pausedUntil(sends(20, 0), now - 24 * hour)).toBe(now - 23 * hour);
});

test("ten thousand numbers of one prefix get twenty codes, then one an hour", () => {
  const history: PrefixSend[] = [];
  let sent = 0;
  for (let index = 0; index < 10_000; index++) {
    const at = now + index * 1_000;
    if (pausedUntil(history, at) !== undefined) continue;
    history.unshift({ at, confirmed: false });
    sent++;
  }
  expect(sent).toBe(22);
});

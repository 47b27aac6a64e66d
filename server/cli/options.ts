import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { leadForms } from "../../domain/lead/lead.ts";
import { day, dayOf, fromIstanbul, hour, istanbulDate } from "../../domain/time.ts";
import type { Clock } from "../ports/limits.ts";

export const programName = "npm run leads --";

/** Options of several commands. */
export const jsonOption = new Option("--json", "answer with one JSON document");
export const yesOption = new Option("--yes", "do not ask");
export const replaceOption = new Option("--replace", "what is there now goes");
export const formOption = new Option("--form <name>", "only this form").choices(leadForms);
export const heldOption = new Option("--held", "those held as suspected bots, instead of all others");
export const allDeadOption = new Option("--all-dead", "all that were given up");
export const limitOption = new Option("--limit <number>", "at most so many, the newest first")
  .default(50)
  .argParser(readLimit);

export function sinceOption({ clock }: { clock: Clock }) {
  const description = "from this day on (2026-11-01, Istanbul), or at most so long ago (7d, 12h)";
  return new Option("--since <when>", description).argParser((text) => readSince(text, clock()));
}

/** The last part of a command's help. */
export function examples(...lines: string[]): string {
  return ["\nExamples:", ...lines.map((line) => `  ${programName} ${line}`)].join("\n");
}

const age = /^([1-9]\d{0,4})([dh])$/;

/** The moment that was so long ago, such as "730d" or "48h". */
export function readAge(text: string, now: number, expected = 'It must be an age such as "730d" or "48h".'): number {
  const [, count, unit] = age.exec(text) ?? [];
  if (!count) throw new InvalidArgumentError(expected);
  return now - Number(count) * (unit === "d" ? day : hour);
}

/** The beginning of a day in Istanbul, or as long ago as an age says. */
export function readSince(text: string, now: number): number {
  const at = fromIstanbul({ day: dayOf(text), time: 0 });
  if (/^\d{4}-\d\d-\d\d$/.test(text) && at && istanbulDate(at) === text) return at;
  return readAge(text, now, 'It must be a day such as 2026-11-01, or an age such as "7d" or "12h".');
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1 on.");
  return Number(text);
}

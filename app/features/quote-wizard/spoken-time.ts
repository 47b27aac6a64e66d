import { counted } from "./wizard-words.ts";

type Words = { minutes: { one: string; other: string }; seconds: { one: string; other: string } };

/** "2 minutes 5 seconds". */
export function timeText(seconds: number, { minutes: minuteWords, seconds: secondWords }: Words): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 ? counted(minuteWords, minutes) : "", rest > 0 || minutes === 0 ? counted(secondWords, rest) : ""]
    .filter(Boolean)
    .join(" ");
}

/** "20:32", on the visitor's own clock. */
export function clockText(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((number) => String(number).padStart(2, "0")).join(":");
}

/** When the time that is left is said aloud: seldom at first, then more often. */
const moments = [180, 120, 60, 30, 10, 0];

/** The last moment that has come: it changes only when something is to be said. */
export function spokenMoment(left: number): number {
  return moments.findLast((moment) => left <= moment) ?? (moments[0] as number);
}

import { elapsed, type Moment } from "./moment.ts";

const codeLength = 6;

const codes = 10 ** codeLength;
/** Four random bytes hold every code equally often below this; a draw above it is thrown away. */
const fair = Math.floor(2 ** 32 / codes) * codes;

/** A code of six digits, each as likely as any other. `random` gives as many random bytes as it is asked for. */
export function generateCode(random: (length: number) => Uint8Array): string {
  for (;;) {
    const bytes = random(4);
    const drawn = bytes.reduce((number, byte) => number * 256 + byte, 0);
    if (drawn < fair) return String(drawn % codes).padStart(codeLength, "0");
  }
}

/** The six digits that were typed, pasted or filled in, however they are parted; undefined for anything else. */
export function readCode(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const digits = typed.normalize("NFKC").replace(/[\s\p{Cf}.-]/gu, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

export const validMilliseconds = 3 * 60_000;
export const resendMilliseconds = 60_000;
export const maxTries = 5;

/** A keyed hash: tells nothing of the text to whoever lacks the key. */
export type Hash = (text: string) => string;

/** The newest code of a request, as it is stored. Issuing another one replaces it, so an older code is no code. */
export type CodeRecord = {
  /** Hash of whom it was sent to. */
  recipient: string;
  /** Hash of recipient and code. */
  code: string;
  /** Wrong ones so far. */
  tries: number;
  issued: Moment;
};

/** `recipient` names draft and number together: a code sent for one is none for any other. */
type Context = { recipient: string; now: Moment; hash: Hash };

export type CheckOutcome = { outcome: "none-active" } | { outcome: "wrong"; triesLeft: number } | { outcome: "right" };

/** What to answer, and what to store instead of the record that was read; the right code leaves nothing. */
export type Check = CheckOutcome & { record: CodeRecord | undefined };

/** The record of a code that is on its way. */
export function issueCode(code: string, { recipient, now, hash }: Context): CodeRecord {
  return { recipient: hash(recipient), code: hash(`${recipient}\0${code}`), tries: 0, issued: now };
}

/** Milliseconds until another code may be sent: none to a number that had none, nor where clocks contradict each other. */
export function resendWait(record: CodeRecord | undefined, { recipient, now, hash }: Context): number {
  if (record?.recipient !== hash(recipient)) return 0;
  const passed = elapsed(record.issued, now) ?? resendMilliseconds;
  return Math.max(0, resendMilliseconds - passed);
}

/** Milliseconds for which the code can still be given. A code from the future is none: it would never end. */
export function timeLeft(record: CodeRecord | undefined, { recipient, now, hash }: Context): number {
  if (record?.recipient !== hash(recipient) || record.tries >= maxTries) return 0;
  const passed = elapsed(record.issued, now) ?? validMilliseconds;
  return Math.max(0, validMilliseconds - passed);
}

/**
 * Checks what was typed. The store must take the record that comes back before anybody gets the answer, and only if the
 * record it replaces is still the one that was read; otherwise many checks at once would share one try.
 */
export function checkCode(record: CodeRecord | undefined, typed: string, context: Context): Check {
  // A spent code stays where it is: without it the next one could be sent before its time.
  if (!record || timeLeft(record, context) === 0) return { outcome: "none-active", record };
  const code = readCode(typed);
  // What cannot be a code tells a guesser nothing and costs nobody a try.
  if (code === undefined) return { outcome: "wrong", triesLeft: maxTries - record.tries, record };
  const { recipient, hash } = context;
  if (hash(`${recipient}\0${code}`) === record.code) return { outcome: "right", record: undefined };
  const tries = record.tries + 1;
  return { outcome: "wrong", triesLeft: maxTries - tries, record: { ...record, tries } };
}

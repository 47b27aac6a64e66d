import { randomUUID } from "node:crypto";
import { pausedUntil, prefixOf, watchedSends } from "../../../domain/verification/sms-limits.ts";
import type { SmsSend, SmsSendStore } from "../../ports/quotes.ts";

/** The name of the send, where there is one, and until when the number's prefix pauses from now on. */
type BegunSend = { id?: string; pausedUntil: number | undefined };

/** Notes that a code goes to a number, unless the number's prefix pauses. */
export async function beginSend(sends: SmsSendStore, phone: string, at: number): Promise<BegunSend> {
  const prefix = prefixOf(phone);
  // Whoever floods a prefix that pauses writes nothing to the disk.
  const pause = pausedUntil(await sends.find(prefix), at);
  if (pause !== undefined) return { pausedUntil: pause };
  const id = randomUUID();
  return sends.change<BegunSend>(prefix, (before) => {
    const pause = pausedUntil(before, at);
    if (pause !== undefined) return { answer: { pausedUntil: pause } };
    const after: SmsSend[] = [{ id, at, confirmed: false }, ...before].slice(0, watchedSends);
    return { answer: { id, pausedUntil: pausedUntil(after, at) }, sends: after };
  });
}

/** The code did not go out after all. */
export function withdrawSend(sends: SmsSendStore, phone: string, id: string): Promise<void> {
  return sends.change(prefixOf(phone), (before) => ({
    answer: undefined,
    sends: before.filter((send) => send.id !== id),
  }));
}

/** The code came back. */
export function confirmSend(sends: SmsSendStore, phone: string, id: string): Promise<void> {
  return sends.change(prefixOf(phone), (before) => ({
    answer: undefined,
    sends: before.map((send) => (send.id === id ? { ...send, confirmed: true } : send)),
  }));
}

import { randomUUID } from "node:crypto";
import { pausedUntil, prefixOf, watchedSends } from "../../../domain/verification/prefix-pause.ts";
import type { SmsSend, SmsSendStore } from "../../draft-ports.ts";

/** Notes that a code goes to a number, and gives the name of the send; undefined where the number's prefix pauses. */
export async function beginSend(sends: SmsSendStore, phone: string, at: number): Promise<string | undefined> {
  const prefix = prefixOf(phone);
  const pauses = (before: readonly SmsSend[]) => pausedUntil(before, at) !== undefined;
  // Whoever floods a prefix that pauses writes nothing to the disk.
  if (pauses(await sends.find(prefix))) return undefined;
  const id = randomUUID();
  return sends.change<string | undefined>(prefix, (before) =>
    pauses(before)
      ? { answer: undefined }
      : { answer: id, sends: [{ id, at, confirmed: false }, ...before].slice(0, watchedSends) },
  );
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

import { istanbulDate } from "../../domain/time.ts";
import type { Idempotency } from "../ports/leads.ts";
import type { KeyedHash } from "../secret.ts";

/**
 * How a submission is known again: by the key that script gave its form, or without script by form, body and day.
 * Both are hashed with our secret, so that an erased person cannot be found by trying.
 */
export function idempotencyOf(
  form: string,
  answers: Readonly<Record<string, string>>,
  key: string | undefined,
  now: number,
  hash: KeyedHash,
): Idempotency {
  const body = JSON.stringify(Object.entries(answers));
  const digest = hash("submission", `${form} ${body}`);
  const own = key && /^[\w-]{16,64}$/.test(key) ? `script ${key}` : `body ${digest} ${istanbulDate(now)}`;
  return { key: hash("submission-key", `${form} ${own}`), digest };
}

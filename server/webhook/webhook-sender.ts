import { createHmac } from "node:crypto";
import { callFailure } from "../log.ts";
import type { Attempt, WebhookMessage, WebhookSender } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { StartRefusal } from "../start-refusal.ts";

const longestWait = 60 * 60_000;

export type WebhookOptions = {
  url: string;
  /** `whsec_…`; several while one is being replaced by another. */
  secrets: readonly string[];
  timeout?: number;
  clock?: Clock;
};

/** Sends signed events as Standard Webhooks 1.0 has them. */
export function webhookSender({ url, secrets, timeout = 10_000, clock = Date.now }: WebhookOptions): WebhookSender {
  const keys = secrets.map(secretKey);

  return {
    async send(message) {
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", ...signedHeaders(message, keys) },
          body: message.body,
          // A redirect would take the lead to an address nobody has configured.
          redirect: "manual",
          signal: AbortSignal.timeout(timeout),
        });
        await response.body?.cancel();
        return attemptOf(response, clock());
      } catch (error) {
        return { outcome: "later", error: `webhook ${callFailure(error)}` };
      }
    },
  };
}

function signedHeaders({ id, timestamp, body }: WebhookMessage, keys: readonly Buffer[]) {
  const seconds = Math.floor(timestamp / 1000);
  const sign = (key: Buffer) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": keys.map(sign).join(" ") };
}

/** 24 to 64 random bytes in base64 behind `whsec_`. */
export function isWebhookSecret(text: string): boolean {
  const base64 = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text)?.[1];
  const { length } = Buffer.from(base64 ?? "", "base64");
  return length >= 24 && length <= 64;
}

function secretKey(secret: string): Buffer {
  if (!isWebhookSecret(secret)) {
    throw new StartRefusal(['Each webhook secret must be "whsec_" and 24 to 64 bytes in base64.']);
  }
  return Buffer.from(secret.slice("whsec_".length), "base64");
}

function attemptOf({ status, ok, headers }: Response, now: number): Attempt {
  if (ok) return { outcome: "delivered" };
  const error = `webhook ${status}`;
  if (status === 410) return { outcome: "never", error };
  const wait = status === 429 || status === 503 ? retryAfter(headers.get("retry-after"), now) : undefined;
  return wait === undefined ? { outcome: "later", error } : { outcome: "later", error, retryAt: now + wait };
}

/** Seconds or a date; at most an hour is granted. */
function retryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWait);
}

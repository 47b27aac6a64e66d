import { randomUUID } from "node:crypto";
import { day } from "../../../domain/time.ts";
import type { NewDelivery } from "../../ports/deliveries.ts";
import type { KeyedHash } from "../../secret.ts";

/** How long the link of a mail confirms a request. The page, the mail and the notice say the same. */
export const linkLifetime = day;

/** 128 bits in base64url. */
const length = 22;
const shape = new RegExp(`^[\\w-]{${length}}$`);

/** The token of a link, from its request's id: it stands nowhere, and every try of the mail sends the same. */
export function confirmToken(requestId: string, hash: KeyedHash): string {
  return hash("request-confirm", requestId).slice(0, length);
}

/** The form under which a token is kept; undefined where it can be none of ours. */
export function confirmKey(token: string, hash: KeyedHash): string | undefined {
  return shape.test(token) ? hash("request-link", token) : undefined;
}

export function linkDelivery(requestId: string): NewDelivery {
  return { id: randomUUID(), kind: "confirm-mail", requestId, target: "", facts: "{}" };
}

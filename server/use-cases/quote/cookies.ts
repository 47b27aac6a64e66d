import { randomBytes } from "node:crypto";
import type { KeyedHash } from "../../secret.ts";

/** 128 bits in base64url. */
const length = 22;
const shape = new RegExp(`^[\\w-]{${length}}$`);

export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** The key under which a cookie's draft is kept; whoever reads the storage learns no cookie from it. */
export function draftKey(cookie: string, hash: KeyedHash): string {
  return hash("quote-draft", cookie);
}

/** What a visitor brought, where it can be a cookie or a link of ours at all. */
export function knownShape(token: string | undefined): string | undefined {
  return token !== undefined && shape.test(token) ? token : undefined;
}

/**
 * The cookie that takes a cookie's place once the code was right. Two clicks get the same one, whichever answer the
 * browser keeps; nobody can find it without our secret.
 */
export function cookieAfter(cookie: string, hash: KeyedHash): string {
  return hash("quote-cookie", cookie).slice(0, length);
}

/** The token of a link, from the id of the mail that carries it: it stands nowhere, and every try sends the same. */
export function resumeToken(deliveryId: string, hash: KeyedHash): string {
  return hash("quote-resume", deliveryId).slice(0, length);
}

export function linkKey(token: string, hash: KeyedHash): string {
  return hash("quote-link", token);
}

import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keyed hash of a text for one purpose: tells nothing of the text to whoever lacks the secret. */
export type KeyedHash = (purpose: string, text: string) => string;

export function keyedHash(secret: string): KeyedHash {
  const key = createSecretKey(secret, "utf8");
  return (purpose, text) => createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url");
}

/** The configured secret, or one of this machine's own that outlives restarts. */
export function loadSecret(configured: string, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // "wx": of several processes that start together one writes, and all read the same.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}

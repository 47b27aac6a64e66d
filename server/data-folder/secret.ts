import { createHmac, createSecretKey, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StorageUnavailable } from "../ports/storage.ts";
import { makeFolder, withDataFile } from "./data-folder.ts";

/** Keyed hash of a text for one purpose: tells nothing of the text to whoever lacks the secret. */
export type KeyedHash = (purpose: string, text: string) => string;

export function keyedHash(secret: string): KeyedHash {
  const key = createSecretKey(secret, "utf8");
  return (purpose, text) => createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url");
}

/** Compares signatures in a time that tells nothing of them. */
export function isEqual(signature: string, expected: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A keyed hash whose secret may come later: until then nothing is signed, and so nothing a restart would not know. */
export function deferredHash(configured: string, dataDir: string) {
  let secret = configured;
  let own: KeyedHash | undefined;
  return {
    /** Reads or makes the secret; throws StorageUnavailable where it can be neither read nor kept. */
    load(): void {
      secret = loadSecret(configured, dataDir, secret);
      own = keyedHash(secret);
    },
    hash(purpose: string, text: string): string {
      if (!own) throw new StorageUnavailable("The secret of this machine could not be read yet.");
      return own(purpose, text);
    },
  };
}

/** The configured secret, or one of this machine's own that outlives restarts: where none is kept yet, the given one. */
export function loadSecret(configured: string, dataDir: string, known = ""): string {
  if (configured) return configured;
  const file = join(dataDir, "secret");
  return withDataFile(file, () => {
    makeFolder(dataDir);
    return kept(file) || keep(file, known || randomBytes(32).toString("base64url"));
  });
}

/** Empty where there is none. */
function kept(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Linked once it is whole: of several processes that start together one keeps its own, and all read the same. */
function keep(file: string, secret: string): string {
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, secret, { flag: "wx", mode: 0o600, flush: true });
    // A full disk of former days may have left an empty file.
    if (kept(file) === "") rmSync(file, { force: true });
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(part, { force: true });
  }
  return readFileSync(file, "utf8");
}

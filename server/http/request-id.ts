import { randomUUID } from "node:crypto";

/** Short enough to be read out on the phone. */
export function createRequestId(): string {
  return randomUUID().replaceAll("-", "").slice(0, 16);
}

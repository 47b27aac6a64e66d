import { randomUUID } from "node:crypto";
import type { Moment } from "../domain/verification/moment.ts";
import type { Clock } from "./ports/limits.ts";

const run = randomUUID();

/** Now, as this process sees it. */
export function momentBy(clock: Clock): Moment {
  return { at: clock(), tick: performance.now(), run };
}

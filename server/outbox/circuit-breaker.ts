import type { Attempt } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";

const slow = 5_000;
const pause = 15_000;

/**
 * After a failure that took long, everything fails at once for a while. So a server that accepts calls and never
 * answers keeps nobody waiting behind it; each message is tried again at its own time.
 */
export function withCircuitBreaker<Message>(
  send: (message: Message) => Promise<Attempt>,
  clock: Clock,
): (message: Message) => Promise<Attempt> {
  let pausedUntil = 0;
  return async (message) => {
    const began = clock();
    // A clock that was set back must not make the pause longer.
    if (began < pausedUntil && began >= pausedUntil - pause) {
      return { outcome: "later", error: "not tried: it did not answer a moment ago" };
    }
    const attempt = await send(message);
    if (attempt.outcome === "later" && clock() - began >= slow) pausedUntil = clock() + pause;
    return attempt;
  };
}

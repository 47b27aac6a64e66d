/**
 * A moment as one process saw it. The wall clock may be set, by a day or an hour; the ticks of a process never jump, but
 * begin anew with the next one.
 */
export type Moment = {
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds of the process's own steady clock. */
  tick: number;
  /** Names the process. */
  run: string;
};

/** Clocks of two processes may differ by so much. */
const skew = 60_000;

/**
 * Milliseconds from one moment to a later one. Within one process a clock that jumps changes nothing. Between two
 * processes the wall clock counts; where it says that the later moment came first, and by more than clocks differ,
 * nobody knows: undefined.
 */
export function elapsed(from: Moment, to: Moment): number | undefined {
  if (from.run === to.run) return Math.max(0, to.tick - from.tick);
  const passed = to.at - from.at;
  if (passed < -skew) return undefined;
  return Math.max(0, passed);
}

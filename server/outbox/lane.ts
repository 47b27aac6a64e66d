export type Lane = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `limit` tasks run at once; the others wait in the order they came. */
export function createLane(limit: number): Lane {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

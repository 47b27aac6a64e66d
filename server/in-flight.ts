/** Callers that ask for the same while it is in progress share one result: a double click is one click, counted once. */
export function dedupeInFlight() {
  const inFlight = new Map<string, Promise<unknown>>();
  return <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const running = inFlight.get(key) as Promise<Result> | undefined;
    if (running) return running;
    const started = task().finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}

export type LimitedRun = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `limit` tasks run at once; the others wait in the order they came. */
export function limitConcurrency(limit: number): LimitedRun {
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

/** Lets tasks with one key run one after another: many at once would keep the database from everybody else. */
export function oneAtATime() {
  const queues = new Map<string, { run: LimitedRun; tasks: number }>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { run: limitConcurrency(1), tasks: 0 };
    queues.set(key, queue);
    queue.tasks++;
    try {
      return await queue.run(task);
    } finally {
      queue.tasks--;
      if (queue.tasks === 0) queues.delete(key);
    }
  };
}

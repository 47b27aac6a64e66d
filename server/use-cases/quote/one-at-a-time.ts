import { createLane, type Lane } from "../../outbox/lane.ts";

/** Lets tasks under one name run one after another: many at once would keep the database from everybody else. */
export function oneAtATime() {
  const lanes = new Map<string, { lane: Lane; tasks: number }>();
  return async <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
    const mine = lanes.get(name) ?? { lane: createLane(1), tasks: 0 };
    lanes.set(name, mine);
    mine.tasks++;
    try {
      return await mine.lane(task);
    } finally {
      mine.tasks--;
      if (mine.tasks === 0) lanes.delete(name);
    }
  };
}

/** Gives whoever asks for the same while it is under way the same answer: a double click is one click. */
export function shared() {
  const underWay = new Map<string, Promise<unknown>>();
  return <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
    const running = underWay.get(name) as Promise<Result> | undefined;
    if (running) return running;
    const begun = task().finally(() => underWay.delete(name));
    underWay.set(name, begun);
    return begun;
  };
}

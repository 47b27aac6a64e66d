/** How much is made for requests at a time, and how much may wait for it. */
export type GateLimits = {
  atOnce: number;
  /** Pages of all visitors that wait. */
  pages: number;
  /** Of one visitor's address, what is being made included. nginx has the same figure as limit_conn. */
  perVisitor: number;
  /** Forms that wait, of anybody: they have limits of their own, and each may be a lead. */
  forms: number;
  /** How long something may wait, in milliseconds. */
  waitMs: number;
  /** What takes longer than that waits for somebody else, such as a provider, and makes room for the next one. */
  busyMs: number;
};

export const productionGate: GateLimits = {
  atOnce: 2,
  pages: 32,
  perVisitor: 8,
  forms: 100,
  waitMs: 3_000,
  busyMs: 250,
};

type Waiting = { visitor: string; isPost: boolean; signal: AbortSignal };
/** Makes something for a request when it is its turn, or says that there is too much to do. */
export type RenderGate = <Made>(request: Waiting, make: () => Promise<Made>) => Promise<Made | "busy">;

/** Tells a request that it may begin, or that it has waited too long. */
type Turn = (mayBegin: boolean) => void;
type Lane = { most: number; perVisitor: number; held: Map<string, number>; waiting: Map<string, Set<Turn>> };

/**
 * Rendering takes the one thread that also hands out finished pages. So little of it runs at once, visitors take turns
 * by their addresses, forms go before pages, and before each beginning the event loop gets to whatever else has come.
 */
export function createRenderGate(limits = productionGate): RenderGate {
  const forms = newLane(limits.forms, Number.POSITIVE_INFINITY);
  const pages = newLane(limits.pages, limits.perVisitor);
  let running = 0;
  let isPlanned = false;

  return async function pass({ visitor, isPost, signal }, make) {
    const lane = isPost ? forms : pages;
    const held = lane.held.get(visitor) ?? 0;
    if (held >= lane.perVisitor || waitingIn(lane) >= lane.most) return "busy";
    lane.held.set(visitor, held + 1);
    try {
      if (!(await turnOf(lane, visitor, signal))) return "busy";
      return await making(make);
    } finally {
      release(lane, visitor);
    }
  };

  async function making<Made>(make: () => Promise<Made>): Promise<Made> {
    let isCounted = true;
    const makeRoom = () => {
      if (isCounted) running--;
      isCounted = false;
      plan();
    };
    const timer = setTimeout(makeRoom, limits.busyMs);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
      makeRoom();
    }
  }

  function turnOf(lane: Lane, visitor: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const turn: Turn = (mayBegin) => {
        clearTimeout(late);
        signal.removeEventListener("abort", giveUp);
        resolve(mayBegin);
      };
      const giveUp = () => {
        if (leave(lane, visitor, turn)) turn(false);
      };
      const late = setTimeout(giveUp, limits.waitMs);
      signal.addEventListener("abort", giveUp);
      lane.waiting.set(visitor, (lane.waiting.get(visitor) ?? new Set()).add(turn));
      plan();
    });
  }

  /** One beginning in each turn of the event loop. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      const turn = running < limits.atOnce ? (next(forms) ?? next(pages)) : undefined;
      if (!turn) return;
      running++;
      turn(true);
      plan();
    });
  }
}

function newLane(most: number, perVisitor: number): Lane {
  return { most, perVisitor, held: new Map(), waiting: new Map() };
}

function waitingIn({ waiting }: Lane): number {
  let sum = 0;
  for (const turns of waiting.values()) sum += turns.size;
  return sum;
}

/** The oldest of whoever waits first; then it is everybody else's turn before theirs comes again. */
function next(lane: Lane): Turn | undefined {
  for (const [visitor, turns] of lane.waiting) {
    const [turn] = turns;
    if (!turn) continue;
    leave(lane, visitor, turn);
    if (lane.waiting.delete(visitor)) lane.waiting.set(visitor, turns);
    return turn;
  }
  return undefined;
}

function leave({ waiting }: Lane, visitor: string, turn: Turn): boolean {
  const turns = waiting.get(visitor);
  const isWaiting = turns?.delete(turn) ?? false;
  if (turns?.size === 0) waiting.delete(visitor);
  return isWaiting;
}

function release({ held }: Lane, visitor: string): void {
  const left = (held.get(visitor) ?? 1) - 1;
  if (left > 0) held.set(visitor, left);
  else held.delete(visitor);
}

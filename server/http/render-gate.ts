/** How many requests are rendered at a time, and how many may wait. */
export type GateLimits = {
  atOnce: number;
  /** Pages of all visitors that wait. */
  pages: number;
  /** Pages of one visitor's address, those being rendered included. nginx has the same figure as limit_conn. */
  perVisitor: number;
  /** Forms that wait, of anybody: they have limits of their own, and each may be a lead. */
  forms: number;
  /** How long something may wait, in milliseconds. */
  waitMs: number;
  /** What takes longer, in milliseconds, is taken to wait for a provider or the like: the next one may start. */
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

type GateRequest = { visitor: string; isPost: boolean; signal: AbortSignal };
/** Runs `make` for a request when it is its turn, or resolves to "busy". */
export type RenderGate = <Result>(request: GateRequest, make: () => Promise<Result>) => Promise<Result | "busy">;

/** Called with true when a request may begin, with false when it has waited too long. */
type Turn = (mayBegin: boolean) => void;
type Queue = { maxWaiting: number; perVisitor: number; admitted: Map<string, number>; waiting: Map<string, Set<Turn>> };

/**
 * Rendering runs on the one thread that also serves finished pages. So only a few run at once, visitors take turns by
 * their addresses, forms go before pages, and each start has its own turn of the event loop.
 */
export function createRenderGate(limits = productionGate): RenderGate {
  const forms = createQueue(limits.forms, Number.POSITIVE_INFINITY);
  const pages = createQueue(limits.pages, limits.perVisitor);
  let running = 0;
  let isScheduled = false;

  return async function pass({ visitor, isPost, signal }, make) {
    const queue = isPost ? forms : pages;
    const admitted = queue.admitted.get(visitor) ?? 0;
    if (admitted >= queue.perVisitor || waitingIn(queue) >= queue.maxWaiting) return "busy";
    queue.admitted.set(visitor, admitted + 1);
    try {
      if (!(await waitForTurn(queue, visitor, signal))) return "busy";
      return await runCounted(make);
    } finally {
      release(queue, visitor);
    }
  };

  async function runCounted<Result>(make: () => Promise<Result>): Promise<Result> {
    let isCounted = true;
    const freeSlot = () => {
      if (isCounted) running--;
      isCounted = false;
      schedule();
    };
    const timer = setTimeout(freeSlot, limits.busyMs);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
      freeSlot();
    }
  }

  function waitForTurn(queue: Queue, visitor: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const turn: Turn = (mayBegin) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", stopWaiting);
        resolve(mayBegin);
      };
      const stopWaiting = () => {
        if (removeFrom(queue, visitor, turn)) turn(false);
      };
      const timer = setTimeout(stopWaiting, limits.waitMs);
      signal.addEventListener("abort", stopWaiting);
      queue.waiting.set(visitor, (queue.waiting.get(visitor) ?? new Set()).add(turn));
      schedule();
    });
  }

  /** Starts one request in each turn of the event loop. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const turn = running < limits.atOnce ? (next(forms) ?? next(pages)) : undefined;
      if (!turn) return;
      running++;
      turn(true);
      schedule();
    });
  }
}

function createQueue(maxWaiting: number, perVisitor: number): Queue {
  return { maxWaiting, perVisitor, admitted: new Map(), waiting: new Map() };
}

function waitingIn({ waiting }: Queue): number {
  let sum = 0;
  for (const turns of waiting.values()) sum += turns.size;
  return sum;
}

/** The oldest request of the visitor whose turn it is; that visitor then goes behind the others. */
function next(queue: Queue): Turn | undefined {
  for (const [visitor, turns] of queue.waiting) {
    const [turn] = turns;
    if (!turn) continue;
    removeFrom(queue, visitor, turn);
    if (queue.waiting.delete(visitor)) queue.waiting.set(visitor, turns);
    return turn;
  }
  return undefined;
}

function removeFrom({ waiting }: Queue, visitor: string, turn: Turn): boolean {
  const turns = waiting.get(visitor);
  const isWaiting = turns?.delete(turn) ?? false;
  if (turns?.size === 0) waiting.delete(visitor);
  return isWaiting;
}

function release({ admitted }: Queue, visitor: string): void {
  const left = (admitted.get(visitor) ?? 1) - 1;
  if (left > 0) admitted.set(visitor, left);
  else admitted.delete(visitor);
}

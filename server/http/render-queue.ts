import { setImmediate as nextTurn } from "node:timers/promises";

/** How many requests are rendered at a time, and how many may wait. */
export type RenderQueueLimits = {
  concurrency: number;
  /** Pages of all visitors that wait. */
  maxWaitingPages: number;
  /** Pages of one visitor's address, those being rendered included. */
  perVisitor: number;
  /** Forms that wait, of anybody: they have limits of their own, and each may be a lead. */
  maxWaitingForms: number;
  /** How long something may wait, in milliseconds. */
  waitMs: number;
  /** What takes longer, in milliseconds, is taken to wait for a provider or the like: the next one may start. */
  slotMs: number;
  /** How many turns of the event loop a rendering waits at most while new connections arrive. */
  maxTurns: number;
};

export const renderQueueLimits: RenderQueueLimits = {
  concurrency: 2,
  maxWaitingPages: 32,
  perVisitor: 8,
  maxWaitingForms: 100,
  waitMs: 3_000,
  slotMs: 250,
  maxTurns: 100,
};

type QueuedRequest = { visitor: string; isPost: boolean; signal: AbortSignal };
/** Calls `run` when it is the turn of a request, or resolves to "busy". */
export type RenderQueue = <Result>(request: QueuedRequest, run: () => Promise<Result>) => Promise<Result | "busy">;

/** Called with true when a request may begin, with false when it has waited too long. */
type Waiter = (mayBegin: boolean) => void;
type Queue = {
  maxWaiting: number;
  perVisitor: number;
  admitted: Map<string, number>;
  waiting: Map<string, Set<Waiter>>;
};

/**
 * Rendering runs on the one thread that also serves finished pages. So only a few run at once, visitors take turns by
 * their addresses, forms go before pages, and each start waits for a turn of the event loop that brings no new
 * connection: Node accepts one a turn, so a finished page would otherwise wait for a rendering per connection before it.
 */
export function createRenderQueue(acceptedConnections: () => number, limits = renderQueueLimits): RenderQueue {
  const forms = createQueue(limits.maxWaitingForms, Number.POSITIVE_INFINITY);
  const pages = createQueue(limits.maxWaitingPages, limits.perVisitor);
  let running = 0;
  let isScheduled = false;

  return async function enqueue({ visitor, isPost, signal }, run) {
    const queue = isPost ? forms : pages;
    const admitted = queue.admitted.get(visitor) ?? 0;
    if (admitted >= queue.perVisitor || waitingIn(queue) >= queue.maxWaiting) return "busy";
    queue.admitted.set(visitor, admitted + 1);
    try {
      if (!(await waitForTurn(queue, visitor, signal))) return "busy";
      return await runCounted(run);
    } finally {
      release(queue, visitor);
    }
  };

  async function runCounted<Result>(run: () => Promise<Result>): Promise<Result> {
    let isCounted = true;
    const freeSlot = () => {
      if (isCounted) running--;
      isCounted = false;
      schedule();
    };
    const timer = setTimeout(freeSlot, limits.slotMs);
    try {
      return await run();
    } finally {
      clearTimeout(timer);
      freeSlot();
    }
  }

  function waitForTurn(queue: Queue, visitor: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const waiter: Waiter = (mayBegin) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", stopWaiting);
        resolve(mayBegin);
      };
      const stopWaiting = () => {
        if (removeFrom(queue, visitor, waiter)) waiter(false);
      };
      const timer = setTimeout(stopWaiting, limits.waitMs);
      signal.addEventListener("abort", stopWaiting);
      queue.waiting.set(visitor, (queue.waiting.get(visitor) ?? new Set()).add(waiter));
      schedule();
    });
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    void quietTurn().then(() => {
      isScheduled = false;
      const waiter = running < limits.concurrency ? (next(forms) ?? next(pages)) : undefined;
      if (!waiter) return;
      running++;
      waiter(true);
      schedule();
    });
  }

  async function quietTurn(): Promise<void> {
    let accepted = Number.NaN;
    // A form with a lead waits for one turn alone.
    const most = waitingIn(forms) > 0 ? 1 : limits.maxTurns;
    for (let turn = 0; turn < most && accepted !== acceptedConnections(); turn++) {
      accepted = acceptedConnections();
      await nextTurn();
    }
  }
}

function createQueue(maxWaiting: number, perVisitor: number): Queue {
  return { maxWaiting, perVisitor, admitted: new Map(), waiting: new Map() };
}

function waitingIn({ waiting }: Queue): number {
  let sum = 0;
  for (const waiters of waiting.values()) sum += waiters.size;
  return sum;
}

/** The oldest request of the visitor whose turn it is; that visitor then goes behind the others. */
function next(queue: Queue): Waiter | undefined {
  for (const [visitor, waiters] of queue.waiting) {
    const [waiter] = waiters;
    if (!waiter) continue;
    removeFrom(queue, visitor, waiter);
    if (queue.waiting.delete(visitor)) queue.waiting.set(visitor, waiters);
    return waiter;
  }
  return undefined;
}

function removeFrom({ waiting }: Queue, visitor: string, waiter: Waiter): boolean {
  const waiters = waiting.get(visitor);
  const isWaiting = waiters?.delete(waiter) ?? false;
  if (waiters?.size === 0) waiting.delete(visitor);
  return isWaiting;
}

function release({ admitted }: Queue, visitor: string): void {
  const left = (admitted.get(visitor) ?? 1) - 1;
  if (left > 0) admitted.set(visitor, left);
  else admitted.delete(visitor);
}

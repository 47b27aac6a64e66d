type Means = {
  /** Resolves to whether it was saved; never rejects, and goes on when the page is left. */
  send: (body: string) => Promise<boolean>;
  onEnd: (saved: boolean) => void;
  /** Keeps what is not saved yet where a reload finds it, and drops it. */
  remember: (body: string) => void;
  forget: () => void;
  /** Milliseconds after the last change. */
  pause?: number;
};

/** Saves as one goes: a moment after the last change, one request at a time, the newest state last. */
export function createAutosave({ send, onEnd, remember, forget, pause = 400 }: Means) {
  /** What the server has, as far as that is known. */
  let kept: string | undefined;
  let waiting: string | undefined;
  let newest: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  async function save(): Promise<void> {
    await underWay;
    await sendWaiting();
  }

  function sendWaiting(): Promise<void> | undefined {
    clearTimeout(timer);
    const body = waiting;
    if (body === undefined) return;
    waiting = kept = undefined;
    newest = body;
    underWay = send(body).then((saved) => {
      if (saved && body === newest && waiting === undefined) {
        kept = body;
        forget();
      }
      onEnd(saved);
    });
    return underWay;
  }

  return {
    /** What the page came with is saved. */
    begin(body: string): void {
      kept = body;
    },
    changed(body: string): void {
      clearTimeout(timer);
      waiting = body === kept ? undefined : body;
      if (waiting === undefined) {
        forget();
      } else {
        remember(waiting);
        timer = setTimeout(save, pause);
      }
    },
    /** What is to be posted now makes the waiting change superfluous; one that is under way ends first. */
    async overtake(): Promise<void> {
      clearTimeout(timer);
      waiting = undefined;
      await underWay;
    },
    leave(): void {
      void sendWaiting();
    },
  };
}

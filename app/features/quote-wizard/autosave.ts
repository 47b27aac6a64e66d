type Means = {
  /** Resolves to whether it was saved; never rejects. */
  send: (body: FormData) => Promise<boolean>;
  /** For when the page is left: nobody waits for the answer. */
  sendLast: (body: FormData) => void;
  onEnd: (saved: boolean) => void;
  /** Milliseconds after the last change. */
  pause?: number;
};

/** Saves as one goes: a moment after the last change, one request at a time, the newest state last. */
export function createAutosave({ send, sendLast, onEnd, pause = 400 }: Means) {
  let waiting: FormData | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    await underWay;
    const body = waiting;
    waiting = undefined;
    if (!body) return;
    underWay = send(body).then(onEnd);
    await underWay;
  }

  return {
    changed(body: FormData): void {
      waiting = body;
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    },
    /** What is to be posted now makes the waiting change superfluous; one that is under way ends first. */
    async overtake(): Promise<void> {
      clearTimeout(timer);
      waiting = undefined;
      await underWay;
    },
    leave(): void {
      clearTimeout(timer);
      if (waiting) sendLast(waiting);
      waiting = undefined;
    },
  };
}

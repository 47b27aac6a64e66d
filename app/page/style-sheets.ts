type Means = {
  load: (address: string) => Promise<CSSStyleSheet>;
  adopt: (sheets: CSSStyleSheet[]) => void;
  /** Runs a task once nothing more is asked for, and the browser has time. */
  whenCalm: (task: () => void) => void;
};

/**
 * The style sheets of pages one may move to. Each time one comes or goes, the browser looks at every style of the
 * document again: so they come several at once, in advance where that is possible, and stay.
 */
export function createStyleSheets({ load, adopt, whenCalm }: Means) {
  const addresses = new Map<string, readonly string[]>();
  const loading = new Map<string, Promise<CSSStyleSheet>>();
  const adopted = new Set<CSSStyleSheet>();
  let waiting: CSSStyleSheet[] = [];

  function sheetsOf(routeId: string): Promise<CSSStyleSheet[]> {
    return Promise.all((addresses.get(routeId) ?? []).map(loadOnce));
  }

  function loadOnce(address: string): Promise<CSSStyleSheet> {
    const sheet = loading.get(address) ?? load(address);
    loading.set(address, sheet);
    // What did not come is asked for again by whoever needs it next.
    sheet.catch(() => loading.delete(address));
    return sheet;
  }

  function adoptNew(sheets: readonly CSSStyleSheet[]): void {
    const fresh = [...new Set(sheets)].filter((sheet) => !adopted.has(sheet));
    for (const sheet of fresh) adopted.add(sheet);
    if (fresh.length > 0) adopt(fresh);
  }

  return {
    /** Says which sheets a route needs besides those the document came with. */
    belong(routeId: string, needed: readonly string[]): void {
      addresses.set(routeId, needed);
    },
    /** For a page that is about to be shown. Rejects where one cannot be had. */
    async bring(routeId: string): Promise<void> {
      adoptNew(await sheetsOf(routeId));
    },
    /** For a page that may be shown later. */
    async prepare(routeId: string): Promise<void> {
      waiting.push(...(await sheetsOf(routeId)));
      whenCalm(() => {
        adoptNew(waiting);
        waiting = [];
      });
    },
  };
}

const calm = 200;
let calmTimer: ReturnType<typeof setTimeout> | undefined;

export const styleSheets = createStyleSheets({
  async load(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return new CSSStyleSheet().replace(await response.text());
  },
  adopt: (sheets) => void document.adoptedStyleSheets.push(...sheets),
  whenCalm(task) {
    clearTimeout(calmTimer);
    calmTimer = setTimeout(() => whenIdle(task), calm);
  },
});

function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2_000 });
  else task();
}

type Means = {
  load: (address: string) => Promise<CSSStyleSheet>;
  adopt: (sheets: CSSStyleSheet[]) => void;
};

/**
 * The style sheets of pages one may move to. Each time one comes or goes, the browser looks at every style of the
 * document again: so those of a page come together, before it is shown where that is possible, and stay.
 */
export function createStyleSheets({ load, adopt }: Means) {
  const addresses = new Map<string, readonly string[]>();
  const loading = new Map<string, Promise<CSSStyleSheet>>();
  const adopted = new Set<CSSStyleSheet>();

  function loadOnce(address: string): Promise<CSSStyleSheet> {
    const sheet = loading.get(address) ?? load(address);
    loading.set(address, sheet);
    // What did not come is asked for again by whoever needs it next.
    sheet.catch(() => loading.delete(address));
    return sheet;
  }

  /** Loads the sheets of a page that may be shown later. */
  function prepare(routeId: string): Promise<CSSStyleSheet[]> {
    return Promise.all((addresses.get(routeId) ?? []).map(loadOnce));
  }

  return {
    /** Says which sheets a route needs besides those the document came with. */
    belong(routeId: string, needed: readonly string[]): void {
      addresses.set(routeId, needed);
    },
    prepare,
    /** Puts the sheets of a page that is about to be shown into force. Rejects where one cannot be had. */
    async bring(routeId: string): Promise<void> {
      const fresh = (await prepare(routeId)).filter((sheet) => !adopted.has(sheet));
      for (const sheet of fresh) adopted.add(sheet);
      if (fresh.length > 0) adopt(fresh);
    },
  };
}

export const styleSheets = createStyleSheets({
  async load(address) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return new CSSStyleSheet().replace(await response.text());
  },
  adopt: (sheets) => void document.adoptedStyleSheets.push(...sheets),
});

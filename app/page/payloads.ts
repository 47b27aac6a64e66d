import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

/** What a payload holds for each route. */
type Payload = Record<string, { data?: unknown }>;

/** As long as browsers keep what was fetched in advance. */
const lifetime = 5 * 60_000;
const most = 100;

/** Payloads that were fetched in advance, by the path of their page, ready to be shown. */
export function createPayloads(clock = Date.now) {
  const kept = new Map<string, { payload: Payload; since: number }>();
  return {
    async fetch(path: string, address: string): Promise<void> {
      const { ok, body } = await fetch(address, { priority: "low" });
      if (!ok || !body) return;
      const payload = (await decode(body, window)).value as Payload;
      const [oldest] = kept.keys();
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
      kept.set(path, { payload, since: clock() });
    },
    /** What the loader of a route would give; undefined where it has to be asked. */
    of(path: string, routeId: string): { data: unknown } | undefined {
      const { payload, since } = kept.get(path) ?? { since: 0 };
      const result = payload?.[routeId];
      return result && "data" in result && clock() - since < lifetime ? { data: result.data } : undefined;
    },
  };
}

export const payloads = createPayloads();

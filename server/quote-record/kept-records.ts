import type { Lead } from "../../domain/lead/lead.ts";
import type { Locale } from "../../site/locales.ts";

type MakeRecord = (lead: Lead, locale: Locale) => Promise<Buffer>;

/** Who downloads a record again does so soon. After that nothing of it is left here, long before its lead goes. */
const lifetime = 10 * 60_000;
const most = 100;

/** Makes the record of a request once, however often and from however many tabs it is asked for; in memory alone. */
export function keptRecords(make: MakeRecord): MakeRecord {
  const kept = new Map<string, Promise<Buffer>>();

  return function record(lead, locale) {
    const key = `${lead.id} ${locale}`;
    const found = kept.get(key);
    if (found) return found;
    const made = make(lead, locale);
    const forget = () => {
      if (kept.get(key) === made) kept.delete(key);
    };
    kept.set(key, made);
    made.catch(forget);
    setTimeout(forget, lifetime).unref();
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    return made;
  };
}

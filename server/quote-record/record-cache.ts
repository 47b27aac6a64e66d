import type { Lead } from "../../domain/lead/lead.ts";
import type { Locale } from "../../site/locales.ts";

type MakeRecord = (lead: Lead, locale: Locale) => Promise<Buffer>;

/** Who downloads a record again does so soon. After that nothing of it is left here, long before its lead goes. */
const lifetime = 10 * 60_000;
const most = 100;

/** Makes the record of a request once, however often and from however many tabs it is requested; in memory only. */
export function cachedRecords(make: MakeRecord): MakeRecord {
  const records = new Map<string, Promise<Buffer>>();

  return function record(lead, locale) {
    const key = `${lead.id} ${locale}`;
    const found = records.get(key);
    if (found) return found;
    const made = make(lead, locale);
    const forget = () => {
      if (records.get(key) === made) records.delete(key);
    };
    records.set(key, made);
    made.catch(forget);
    setTimeout(forget, lifetime).unref();
    for (const [oldest] of records) if (records.size > most) records.delete(oldest);
    return made;
  };
}

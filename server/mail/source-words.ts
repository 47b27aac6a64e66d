import { words } from "../../copy/words.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { shownSource, sourceFields } from "../../domain/lead/source.ts";
import type { Locale } from "../../site/locales.ts";

/** The fields beside the source itself, which is the campaign's or else the host that referred. */
export const sourceDetails = sourceFields.filter((name) => name !== "utmSource");

/** Where a visit came from, and what else is known of it: a label and a value each. Unknown is said, and is not direct. */
export function sourceFacts({ source }: Pick<Lead, "source">, locale: Locale): { label: string; value: string }[] {
  const labels = words("lead-source", locale);
  const isShown = (name: string) => name === "referringHost" && !source?.utmSource;
  const details = sourceDetails.flatMap((name) => {
    const value = source?.[name];
    return value && !isShown(name) ? [{ label: labels[name], value }] : [];
  });
  return [{ label: labels.source, value: shownSource(source) ?? labels.unknown }, ...details];
}

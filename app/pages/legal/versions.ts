import { loadLegal, olderLegal } from "../../../copy/load.ts";
import type { Legal } from "../../../copy/schema.ts";
import type { Words } from "../../../copy/words.ts";
import { fill } from "../../../domain/slots.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import type { PageName } from "../../../site/pages.ts";
import { longDate } from "../../page/dates.ts";
import type { LinkRow } from "../../ui/links.tsx";

type Found = {
  text: Legal;
  /** Where it is an older one. */
  older?: { notice: string; current: { text: string; href: string } };
  /** The versions that are no longer in force; absent where there is none. */
  previous?: { title: string; rows: LinkRow[] };
};

/** The version of a legal text that the address asks for, by default the one in force; undefined where there is none. */
export function legalVersion(
  name: PageName,
  locale: Locale,
  asked: string | null,
  copy: Words<"legal">,
): Found | undefined {
  const current = loadLegal(name, locale);
  const versions = olderLegal(name, locale);
  const address = href(name, locale);
  const text = [current, ...versions].find(({ version }) => asked === null || version === asked);
  if (!text) return undefined;
  const { title, notice, current: toCurrent } = copy.previous;
  const rows = versions.map(({ version, effective }) => ({
    href: `${address}?version=${encodeURIComponent(version)}`,
    kicker: `${copy.effective}: ${longDate(effective, locale)}`,
    title: `${copy.version} ${version}`,
  }));
  return {
    text,
    ...(text !== current && {
      older: { notice: fill(notice, { version: text.version }), current: { text: toCurrent, href: address } },
    }),
    ...(rows.length > 0 && { previous: { title, rows } }),
  };
}

import { type FoundPage, pageAt } from "../../../site/href.ts";
import { pageOf } from "../../../site/pages.ts";

type Connection = { effectiveType?: string; saveData?: boolean };

/** No prefetching offline, on a slow connection or against the visitor's wish to save data. */
export function mayPrefetch({ onLine, connection }: { onLine?: boolean; connection?: Connection }): boolean {
  return onLine !== false && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** The page behind a link, where it is finished in advance and not the one on screen. Never a visitor's own data. */
export function prefetchable(link: URL, here: URL): FoundPage | undefined {
  if (link.origin !== here.origin || link.pathname === here.pathname || link.search !== "") return undefined;
  const found = pageAt(link.pathname);
  return found && !pageOf(found.name).perRequest ? found : undefined;
}

export function routeIdOf({ locale, name }: FoundPage): string {
  return `${locale}.${name}`;
}

/** The payload that a navigation asks for: without the words around the page where the language stays the same. */
export function payloadAddress({ pathname }: URL, routeId: string, staysInLanguage: boolean): string {
  const file = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return staysInLanguage ? `${file}?_routes=${routeId}` : file;
}

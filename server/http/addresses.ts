import { type MovedAddresses, movedAddresses } from "../../copy/moved.ts";
import { href } from "../../site/href.ts";
import { defaultLocale, type Locale, localeOf, locales } from "../../site/locales.ts";
import { errorStatuses } from "../../site/pages.ts";

/** The default language has no prefix; people write one all the same. */
const needlessPrefix = new RegExp(`^(/${defaultLocale})+(?=/|$)`);

export type AddressVerdict = { to: string } | "gone" | undefined;

/**
 * Where an address leads that is not written as we write it. The target is always made of our own table or of a
 * path that begins with exactly one slash, so it never leaves the origin.
 */
export function resolveAddress(
  path: string,
  isPage: (path: string) => boolean,
  known = movedAddresses(),
): AddressVerdict {
  if (isFileAddress(path)) return undefined;
  const clean = cleanPath(path);
  const unprefixed = clean.replace(needlessPrefix, "") || "/";
  const successor = known[unprefixed];
  if (successor === "gone") return "gone";
  if (successor !== undefined) return { to: successorAddress(successor, localeOf(unprefixed)) };
  if (unprefixed !== clean) return { to: encodeURI(unprefixed) };
  // Only pages: other addresses (signed links) keep their letters.
  return clean !== path && isPage(clean) ? { to: encodeURI(clean) } : undefined;
}

function successorAddress(successor: Exclude<MovedAddresses[string], "gone">, locale: Locale): string {
  return typeof successor === "string" ? href(successor, locale) : href(successor.page, locale, successor.params);
}

function cleanPath(path: string): string {
  const single = path.replace(/\/{2,}/g, "/").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return single.length > 1 ? single.replace(/\/$/, "") : single;
}

/** Scripts, pictures, payloads and the like: their last segment has an extension. */
export function isFileAddress(path: string): boolean {
  return path.startsWith("/assets/") || path.slice(path.lastIndexOf("/")).includes(".");
}

/** Dotfiles, steps upward and source maps: never served, whatever the build holds. */
export function isHiddenAddress(path: string): boolean {
  if (path.startsWith("/.well-known/")) return path.slice("/.well-known".length).includes("/.");
  return path.includes("/.") || path.toLowerCase().endsWith(".map");
}

const errorPaths = new Set(
  Object.values(locales).flatMap(({ prefix }) => errorStatuses.map((status) => `${prefix}/${status}`)),
);

/** Finished pages that are bodies of errors; nobody gets them as pages of their own. */
export function isErrorPage(path: string): boolean {
  return errorPaths.has(path);
}

import type { Posted } from "../../../domain/lead/read-form.ts";
import { cookies, writeCookie } from "../../../site/cookies.ts";

const secure = __ORIGIN__.startsWith("https:");
const [draftCookieName] = writeDraftCookie("").split("=");

/** The key of the visitor's draft, as the browser sent it. */
export function readDraftCookie(header: string | undefined): string | undefined {
  const pairs = header?.split(";") ?? [];
  const found = pairs.map((pair) => pair.trim().split("=", 2)).find(([key]) => key === draftCookieName);
  return found?.[1] || undefined;
}

/** The header that sets the cookie, or removes it where the key is empty. */
export function draftCookieHeader(key: string): Record<string, string> {
  return { "Set-Cookie": writeDraftCookie(key) };
}

function writeDraftCookie(key: string): string {
  const { seconds } = cookies.quoteDraft;
  return writeCookie({ ...cookies.quoteDraft, seconds: key ? seconds : 0 }, key, secure);
}

const choicesCookie = cookies.quoteChoices;
/** Browsers take 4,096 with the name and the attributes. */
const maxChoicesLength = 3_800;

/** Choices that are not saved yet are sent with the next request too: a reload can arrive before them. */
export function rememberChoices(body: string): void {
  if (body.length <= maxChoicesLength) writeChoices(body, choicesCookie.seconds);
  // Otherwise older choices would stay.
  else forgetChoices();
}

export function forgetChoices(): void {
  writeChoices("", 0);
}

function writeChoices(body: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before a reload asks for the page
  document.cookie = writeCookie({ ...choicesCookie, seconds }, body, secure);
}

/** Removes them with the response to a post that was taken: the next step must not count them over what is stored. */
export const choicesRemoval: [string, string] = [
  "Set-Cookie",
  writeCookie({ ...choicesCookie, seconds: 0 }, "", secure),
];

export function hasUnsavedChoices(): boolean {
  return readChoices(document.cookie) !== undefined;
}

/** The last change of step 1 or 2, where it was not saved before the page was requested. */
export function readChoices(header: string | null): Posted | undefined {
  const pair = header?.split("; ").find((one) => one.startsWith(`${choicesCookie.name}=`));
  return pair ? Object.fromEntries(new URLSearchParams(pair.slice(choicesCookie.name.length + 1))) : undefined;
}

type PageState = { progress: { contact?: unknown }; code?: unknown; done?: unknown };

/** Tells the server whether the page contains personal data or a key: such pages are not compressed. */
export function personalHeader({ progress, code, done }: PageState, token = ""): Record<string, string> {
  return { "X-Personal": progress.contact || code || done || token ? "yes" : "no" };
}

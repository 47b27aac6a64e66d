import type { Posted } from "../../../domain/lead/read-form.ts";
import { cookies, writeCookie } from "../../../site/cookies.ts";

const secure = __ORIGIN__.startsWith("https:");
const [draftCookieName] = writeDraftCookie("").split("=");

/** The key of the visitor's draft, as the browser sent it. */
export function draftCookieIn(header: string | undefined): string | undefined {
  const pairs = header?.split(";") ?? [];
  const found = pairs.map((pair) => pair.trim().split("=", 2)).find(([key]) => key === draftCookieName);
  return found?.[1] || undefined;
}

/** The header that sets another key, or with an empty one takes it away. */
export function draftCookieHeader(key: string): Record<string, string> {
  return { "Set-Cookie": writeDraftCookie(key) };
}

function writeDraftCookie(key: string): string {
  const { seconds } = cookies.quoteDraft;
  return writeCookie({ ...cookies.quoteDraft, seconds: key ? seconds : 0 }, key, secure);
}

const choicesCookie = cookies.quoteChoices;
/** Browsers take 4,096 with the name and the attributes. */
const longestChoices = 3_800;

/** Choices that are on their way to the server go along with the next request: a reload may be there before them. */
export function rememberChoices(body: string): void {
  if (body.length <= longestChoices) writeChoices(body, choicesCookie.seconds);
  // Older ones must not take their place.
  else forgetChoices();
}

export function forgetChoices(): void {
  writeChoices("", 0);
}

function writeChoices(body: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before a reload asks for the page
  document.cookie = writeCookie({ ...choicesCookie, seconds }, body, secure);
}

export function hasUnsavedChoices(): boolean {
  return choicesIn(document.cookie) !== undefined;
}

/** The form of step 1 or 2 as it was last changed, where that was not saved when the page was asked for. */
export function choicesIn(header: string | null): Posted | undefined {
  const pair = header?.split("; ").find((one) => one.startsWith(`${choicesCookie.name}=`));
  return pair ? Object.fromEntries(new URLSearchParams(pair.slice(choicesCookie.name.length + 1))) : undefined;
}

type PageState = { progress: { contact?: unknown }; code?: unknown; done?: unknown };

/** Tells the server whether the page holds anything of a person or a key: such pages are not compressed. */
export function personalHeader({ progress, code, done }: PageState, token = ""): Record<string, string> {
  return { "X-Personal": progress.contact || code || done || token ? "yes" : "no" };
}

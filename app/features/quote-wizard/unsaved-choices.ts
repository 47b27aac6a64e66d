import type { Posted } from "../../../domain/lead/read-form.ts";
import { cookies, writeCookie } from "../../../site/cookies.ts";

const cookie = cookies.quoteChoices;
const secure = __ORIGIN__.startsWith("https:");
/** Browsers take 4,096 with the name and the attributes. */
const longest = 3_800;

/** Choices that are on their way to the server go along with the next request: a reload may be there before them. */
export function rememberChoices(body: string): void {
  if (body.length <= longest) write(body, cookie.seconds);
  // Older ones must not take their place.
  else forgetChoices();
}

export function forgetChoices(): void {
  write("", 0);
}

function write(body: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be there before a reload asks for the page
  document.cookie = writeCookie({ ...cookie, seconds }, body, secure);
}

export function hasUnsavedChoices(): boolean {
  return choicesIn(document.cookie) !== undefined;
}

/** The form of step 1 or 2 as it was last changed, where that was not saved when the page was asked for. */
export function choicesIn(header: string | null): Posted | undefined {
  const pair = header?.split("; ").find((one) => one.startsWith(`${cookie.name}=`));
  return pair ? Object.fromEntries(new URLSearchParams(pair.slice(cookie.name.length + 1))) : undefined;
}

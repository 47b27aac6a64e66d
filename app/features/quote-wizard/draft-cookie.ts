import { cookies, writeCookie } from "../../../site/cookies.ts";

const secure = __ORIGIN__.startsWith("https:");
const [name] = write("").split("=");

/** The key of the visitor's draft, as the browser sent it. */
export function draftCookieIn(header: string | undefined): string | undefined {
  const pairs = header?.split(";") ?? [];
  const found = pairs.map((pair) => pair.trim().split("=", 2)).find(([key]) => key === name);
  return found?.[1] || undefined;
}

/** The header that sets another key, or with an empty one takes it away. */
export function draftCookieHeader(key: string): Record<string, string> {
  return { "Set-Cookie": write(key) };
}

function write(key: string): string {
  const { seconds } = cookies.quoteDraft;
  return writeCookie({ ...cookies.quoteDraft, seconds: key ? seconds : 0 }, key, secure);
}

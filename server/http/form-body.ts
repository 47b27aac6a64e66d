import type { IncomingHttpHeaders } from "node:http";

/** Names that mean something to JavaScript itself. */
const treacherous = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a body is what our forms send: URL-encoded UTF-8, every name once. Otherwise the status that refuses it. */
export function formRefusal(headers: IncomingHttpHeaders, body: Buffer): 400 | 415 | undefined {
  const [type, ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  if (type?.trim() !== "application/x-www-form-urlencoded") return 415;
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return 415;
  return isForm(body) ? undefined : 400;
}

function isForm(body: Buffer): boolean {
  const seen = new Set<string>();
  try {
    for (const pair of new TextDecoder("utf-8", { fatal: true }).decode(body).split("&")) {
      const [name = "", ...value] = pair.split("=");
      // decodeURIComponent refuses bytes that are no UTF-8; URLSearchParams would replace them silently.
      const decoded = decode(name);
      decode(value.join("="));
      if (treacherous.has(decoded) || seen.has(decoded)) return false;
      seen.add(decoded);
    }
    return true;
  } catch {
    return false;
  }
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

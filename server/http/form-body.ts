import type { IncomingHttpHeaders } from "node:http";

/** What was posted: one text for each name. */
export type Fields = Record<string, string>;

/** Names that mean something to JavaScript itself. */
const treacherous = new Set(["__proto__", "constructor", "prototype"]);

/** The fields of a body that is what our forms send: URL-encoded UTF-8, every name once. Otherwise the status that refuses it. */
export function readFields(headers: IncomingHttpHeaders, body: Buffer): Fields | 400 | 415 {
  const [type, ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  if (type?.trim() !== "application/x-www-form-urlencoded") return 415;
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return 415;
  return fieldsIn(body) ?? 400;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function fieldsIn(body: Buffer): Fields | undefined {
  const fields: Fields = {};
  try {
    for (const pair of utf8.decode(body).split("&")) {
      if (pair === "") continue;
      const end = pair.includes("=") ? pair.indexOf("=") : pair.length;
      const name = decode(pair.slice(0, end));
      if (treacherous.has(name) || Object.hasOwn(fields, name)) return undefined;
      fields[name] = decode(pair.slice(end + 1));
    }
    return fields;
  } catch {
    return undefined;
  }
}

/** decodeURIComponent refuses bytes that are no UTF-8; URLSearchParams would replace them silently. */
function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  return spaced.includes("%") ? decodeURIComponent(spaced) : spaced;
}

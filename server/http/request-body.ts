import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export type BodyResult = { body: Buffer } | { refused: 413 | 415; close: boolean };

/** How much of a refused body is still read, so that a browser that is sending sees the response and no broken line. */
const readFactor = 16;

/** Reads a whole body of at most `limit` bytes into memory. Rejects when the client goes away. */
export function readBody(req: IncomingMessage, limit: number): Promise<BodyResult> {
  const coding = req.headers["content-encoding"];
  // Nothing here unpacks bodies: a small one could grow without end.
  if (coding !== undefined && coding !== "identity") return Promise.resolve({ refused: 415, close: true });
  if (Number(req.headers["content-length"] ?? 0) > limit * readFactor) {
    return Promise.resolve({ refused: 413, close: true });
  }
  return req.readableEnded ? Promise.resolve({ body: Buffer.alloc(0) }) : collect(req, limit);
}

function collect(req: IncomingMessage, limit: number): Promise<BodyResult> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    req.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks = [];
      if (length > limit * readFactor) {
        req.pause();
        resolve({ refused: 413, close: true });
      }
    });
    req.once("end", () => resolve(length <= limit ? { body: Buffer.concat(chunks) } : { refused: 413, close: false }));
    req.once("error", reject);
    req.once("close", () => {
      if (!req.complete) reject(new Error("the request ended early"));
    });
  });
}

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

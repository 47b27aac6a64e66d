import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** A request that passed the first refusals. */
export type SiteRequest = {
  id: string;
  /** HEAD is answered as GET; its body is dropped when it is sent. */
  method: "GET" | "POST";
  /** Decoded. */
  path: string;
  /** Empty, or with its question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
};

/** Longest request target that is read; browsers and campaign links stay far below. */
const longestTarget = 8192;

/** Most targets have nothing to decode. */
const plain = /^\/[\w./-]*$/;

/** Segments that URL parsers resolve ("/a/../b" is "/b"): an address with one is not the address that it seems to be. */
const dotSegment = /\/\.\.?(\/|$)/;

export type Target = {
  /** Decoded path, beginning with one slash or more. */
  path: string;
  /** As it came: empty, or beginning with "?". */
  query: string;
};

/** The parts of a request target, or the status that refuses it. */
export function readTarget(target: string): Target | 400 | 404 | 414 {
  if (target.length > longestTarget) return 414;
  if (plain.test(target)) return dotSegment.test(target) ? 404 : { path: target, query: "" };
  // Absolute forms ("http://…"), "*" and raw bytes outside printable ASCII.
  if (!target.startsWith("/") || /[^\x21-\x7e]|#/.test(target)) return 400;
  const mark = target.indexOf("?");
  const raw = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? "" : target.slice(mark);
  const path = decode(raw);
  if (path === undefined || hasControlCharacter(path)) return 400;
  // A slash or backslash that hides behind an encoding, or a backslash that browsers read as a slash: no address of ours.
  if (/%2f|%5c|\\/i.test(raw) || dotSegment.test(path)) return 404;
  return { path, query };
}

function decode(raw: string): string | undefined {
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true;
  }
  return false;
}

const length = 16;
let [digits, used] = ["", 0];

/** Short enough to be read out on the phone. Chance comes in stocks: a few bytes cost as much as a few thousand. */
export function createRequestId(): string {
  if (used === digits.length) [digits, used] = [randomBytes(256 * length).toString("hex"), 0];
  used += length;
  return digits.slice(used - length, used);
}

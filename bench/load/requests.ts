import { randomUUID } from "node:crypto";

/** With or without script. */
export type Way = "script" | "document";

/** Script posts and asks as React Router does, to the address with ".data"; without it the browser asks for the page. */
type Wanted = "payload" | "document";
type Request = { wanted: Wanted; path: string; query?: string; visitor: string; cookie?: string };

const agent = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const common = [`User-Agent: ${agent}`, "Accept-Encoding: gzip, deflate, br, zstd", "Accept-Language: tr,en;q=0.9"];
const fetched = ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors", "Sec-Fetch-Dest: empty"];
const sent = {
  payload: ["Accept: */*", ...fetched],
  document: [
    "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "Sec-Fetch-Site: same-origin",
    "Sec-Fetch-Mode: navigate",
    "Sec-Fetch-Dest: document",
    "Upgrade-Insecure-Requests: 1",
  ],
};

/** A form as a browser posts it, from a visitor whose address the server takes our word for. */
export function post(port: number, request: Request, fields: Record<string, string>): string {
  const body = new URLSearchParams(fields).toString();
  const type = "Content-Type: application/x-www-form-urlencoded;charset=UTF-8";
  const posted = [`Origin: http://127.0.0.1:${port}`, type, `Content-Length: ${body.length}`];
  return `POST ${target(request)} HTTP/1.1\r\n${headers(port, request, posted)}\r\n\r\n${body}`;
}

/** A page of the wizard, or its payload. */
export function get(port: number, request: Request): string {
  return `GET ${target(request)} HTTP/1.1\r\n${headers(port, request, [])}\r\n\r\n`;
}

function target({ wanted, path, query = "" }: Request): string {
  return path + (wanted === "payload" ? ".data" : "") + query;
}

function headers(port: number, { wanted, visitor, cookie }: Request, more: string[]): string {
  const own = [`Host: 127.0.0.1:${port}`, `X-Forwarded-For: ${visitor}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
  return [...own, ...common, ...sent[wanted], ...more].join("\r\n");
}

let visitors = 0;

/** Everybody comes from an address of their own, so that the limits are on and nobody meets them. */
export function nextVisitor(): string {
  const number = visitors++;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

export function someAddress(): string {
  return `deniz.${randomUUID()}@kordongida.example`;
}

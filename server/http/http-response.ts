import { STATUS_CODES } from "node:http";
import type { ResponseKind } from "../ports/meter.ts";

/** What goes out for a request. Security headers and the request id are added when it is sent. */
export type HttpResponse = {
  status: number;
  /** Names and values in turn, as node:http takes them. */
  headers: readonly string[];
  body?: Buffer;
  /** The Content-Security-Policy of a page with inline scripts or styles. */
  policy?: string;
  /** Other sites may show it (share images). */
  crossOrigin?: true;
  /** The connection must not be used again. */
  close?: true;
  /** The page that made it says that nothing of a person and no key is in it. */
  hasNoPersonalData?: true;
  /** What made it. Where it is absent, the status tells. */
  kind?: ResponseKind;
};

const noStore = ["Cache-Control", "no-store"];

export function bodyResponse(
  status: number,
  type: string,
  content: string | Buffer,
  headers: readonly string[] = noStore,
): HttpResponse {
  const body = typeof content === "string" ? Buffer.from(content) : content;
  return { status, headers: ["Content-Type", type, "Content-Length", String(body.length), ...headers], body };
}

/** A short plain text, by default the status in words. */
export function textResponse(status: number, text = STATUS_CODES[status] ?? "", headers: readonly string[] = noStore) {
  return bodyResponse(status, "text/plain; charset=utf-8", text, headers);
}

export function redirectResponse(status: number, location: string, headers: readonly string[] = noStore): HttpResponse {
  return { status, headers: ["Location", location, "Content-Length", "0", ...headers] };
}

/** Says what made a response, unless that is known already. */
export function withKind(kind: ResponseKind, made: HttpResponse): HttpResponse;
export function withKind(
  kind: ResponseKind,
  made: HttpResponse | Promise<HttpResponse>,
): HttpResponse | Promise<HttpResponse>;
export function withKind(
  kind: ResponseKind,
  made: HttpResponse | Promise<HttpResponse>,
): HttpResponse | Promise<HttpResponse> {
  if (made instanceof Promise) return made.then((response) => withKind(kind, response));
  return made.kind ? made : { ...made, kind };
}

/** What a response is to the metrics. */
export function kindOf(response: HttpResponse | undefined): ResponseKind {
  if (!response) return "none";
  if (response.kind) return response.kind;
  const { status } = response;
  if (status >= 500) return "failed";
  if (status >= 400) return status === 404 || status === 410 ? "lost" : "refused";
  return status >= 300 ? "redirect" : "page";
}

/** The list with other values for some of its names; a null value takes the name out. */
export function changeHeaders(headers: readonly string[], changes: Readonly<Record<string, string | null>>): string[] {
  const changed: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] as string;
    if (!(name in changes)) changed.push(name, headers[i + 1] as string);
  }
  for (const [name, value] of Object.entries(changes)) if (value !== null) changed.push(name, value);
  return changed;
}

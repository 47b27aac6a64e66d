import { STATUS_CODES } from "node:http";

/** What answers requests, in a few words for the metrics; never taken from an address. */
export const answerKinds = [
  ...(["page", "data", "asset", "file", "share"] as const),
  ...(["list", "form", "quote", "search", "report", "consent", "country", "health"] as const),
  ...(["redirect", "lost", "refused", "failed", "none"] as const),
];
export type AnswerKind = (typeof answerKinds)[number];

/** What goes out for a request. Security headers and the request id are added when it is sent. */
export type Answer = {
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
  impersonal?: true;
  /** What made it. Where it is absent, the status tells. */
  kind?: AnswerKind;
};

const noStore = ["Cache-Control", "no-store"];

export function bodyAnswer(status: number, type: string, text: string, headers: readonly string[] = noStore): Answer {
  const body = Buffer.from(text);
  return { status, headers: ["Content-Type", type, "Content-Length", String(body.length), ...headers], body };
}

/** A short plain text, by default the status in words. */
export function textAnswer(status: number, text = STATUS_CODES[status] ?? "", headers: readonly string[] = noStore) {
  return bodyAnswer(status, "text/plain; charset=utf-8", text, headers);
}

export function redirectAnswer(status: number, location: string, headers: readonly string[] = noStore): Answer {
  return { status, headers: ["Location", location, "Content-Length", "0", ...headers] };
}

/** Says what made an answer, unless that is known already. */
export function madeBy(kind: AnswerKind, made: Answer): Answer;
export function madeBy(kind: AnswerKind, made: Answer | Promise<Answer>): Answer | Promise<Answer>;
export function madeBy(kind: AnswerKind, made: Answer | Promise<Answer>): Answer | Promise<Answer> {
  if (made instanceof Promise) return made.then((answer) => madeBy(kind, answer));
  return made.kind ? made : { ...made, kind };
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

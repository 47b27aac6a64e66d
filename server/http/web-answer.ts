import { type Answer, bodyAnswer } from "./answer.ts";
import type { Finished } from "./finished.ts";

/** Decided here and not by pages. */
const withheld = new Set([
  "cache-control",
  "connection",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-personal",
  "x-request-id",
]);

/** What React Router made, as an answer. Pages are completed as the finished ones are. */
export async function webAnswer(
  response: Response,
  cacheControl: string,
  complete: Finished["complete"],
): Promise<Answer> {
  const { status, headers } = response;
  const kept = ["Cache-Control", cacheControl, ...passedOn(headers)];
  const about = headers.get("X-Personal") === "no" ? { impersonal: true as const } : {};
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) {
    const { html, policy } = complete(await response.text());
    return { ...bodyAnswer(status, type, html, kept), policy, ...about };
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (status === 204 || status === 304) return { status, headers: kept };
  if (type) kept.push("Content-Type", type);
  return { status, headers: [...kept, "Content-Length", String(body.length)], body, ...about };
}

function passedOn(headers: Headers): string[] {
  return [...headers].flatMap(([name, value]) => (withheld.has(name) ? [] : [name, value]));
}

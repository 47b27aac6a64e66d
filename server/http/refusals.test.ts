import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { refuse } from "./refusals.ts";

function request(method: string, rawHeaders: string[], httpVersion = "1.1"): IncomingMessage {
  const pairs = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1]]] : []));
  return { method, rawHeaders, headers: Object.fromEntries(pairs), httpVersion } as IncomingMessage;
}

describe("the first refusals", () => {
  test.each([
    ["GET", ["Host", "yakamoz.example"]],
    ["HEAD", ["host", "[::1]:3000"]],
    ["POST", ["Host", "x", "Content-Length", "5"]],
    ["GET", ["Host", "x", "Content-Length", "0"]],
  ])("let %s with %j pass", (method, headers) => {
    expect(refuse(request(method, headers))).toBeUndefined();
  });

  test.each([
    ["GET", [], 400],
    ["GET", ["Host", ""], 400],
    ["GET", ["Host", "x", "HOST", "x"], 400],
    ["GET", ["Host", "x y"], 400],
    ["GET", ["Host", "x/y"], 400],
    ["GET", ["Host", "x", "Content-Length", "5"], 400],
    ["HEAD", ["Host", "x", "Transfer-Encoding", "chunked"], 400],
    ["TRACE", ["Host", "x"], 405],
    ["OPTIONS", ["Host", "x"], 405],
  ])("stop %s with %j", (method, headers, status) => {
    expect(refuse(request(method, headers))).toMatchObject({ status, close: true });
  });

  test("know that HTTP/1.0 needs no Host", () => {
    expect(refuse(request("GET", [], "1.0"))).toBeUndefined();
  });
});

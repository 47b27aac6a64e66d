import { expect, test } from "vitest";
import { webRequest } from "./web-request.ts";

const parts = {
  origin: "https://yakamoz.example",
  method: "GET" as const,
  path: "/iletisim",
  query: "?a=%C5%9F&b",
  headers: {},
  id: "ab12",
  clientAddress: "203.0.113.9",
  signal: new AbortController().signal,
};

test("a request for the pages is made of the configured origin", () => {
  expect(webRequest(parts).url).toBe("https://yakamoz.example/iletisim?a=%C5%9F&b");
});

test("it carries what the visitor sent, but nothing that others may forge", () => {
  const headers = {
    host: "evil.example",
    cookie: "a=1",
    "accept-language": "tr",
    connection: "keep-alive",
    forwarded: "for=1.1.1.1",
    "x-forwarded-for": "1.1.1.1",
    "x-forwarded-host": "evil.example",
    "x-request-id": "evil",
    "x-client-address": "1.1.1.1",
    "x-react-router-spa-mode": "yes",
  };
  expect(Object.fromEntries(webRequest({ ...parts, headers }).headers)).toEqual({
    cookie: "a=1",
    "accept-language": "tr",
    "x-request-id": "ab12",
    "x-client-address": "203.0.113.9",
  });
});

test("a post carries its body and our origin", async () => {
  const headers = { origin: "http://127.0.0.1:3000", "content-type": "text/plain", "content-length": "1" };
  const request = webRequest({ ...parts, method: "POST", headers, body: Buffer.from("ş") });
  expect([await request.text(), request.headers.get("origin")]).toEqual(["ş", "https://yakamoz.example"]);
});

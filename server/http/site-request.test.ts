import { describe, expect, test } from "vitest";
import { readTarget } from "./site-request.ts";

describe("a request target", () => {
  test.each([
    ["/", { path: "/", query: "" }],
    ["/hakkimizda?utm_source=a%20b&x", { path: "/hakkimizda", query: "?utm_source=a%20b&x" }],
    ["/%68akkimizda", { path: "/hakkimizda", query: "" }],
    ["/ileti%C5%9Fim", { path: "/iletişim", query: "" }],
    ["/?indirim=50%", { path: "/", query: "?indirim=50%" }],
    ["//evil.example", { path: "//evil.example", query: "" }],
    ["/%25252e", { path: "/%252e", query: "" }],
    ["/.well-known/security.txt?a=/../b", { path: "/.well-known/security.txt", query: "?a=/../b" }],
    ["/a..b/...", { path: "/a..b/...", query: "" }],
    [`/${"a".repeat(8191)}`, { path: `/${"a".repeat(8191)}`, query: "" }],
  ])("%s is read", (target, expected) => {
    expect(readTarget(target)).toEqual(expected);
  });

  test.each([
    [`/${"a".repeat(8192)}`, 414],
    [`/?${"%41".repeat(4000)}`, 414],
    ["http://evil.example/", 400],
    ["*", 400],
    ["evil.example:443", 400],
    ["/%", 400],
    ["/%zz", 400],
    ["/%ff", 400],
    ["/%c0%ae", 400],
    ["/a%00b", 400],
    ["/a%0d%0aSet-Cookie:x", 400],
    ["/a#b", 400],
    ["/\u00fe", 400],
    ["/\\evil.example", 404],
    ["/%5cevil.example", 404],
    ["/%2f%2fevil.example", 404],
    ["/hakkimizda%2Fkariyer", 404],
    ["/assets/../hakkimizda", 404],
    ["/art/%2e%2e/hakkimizda", 404],
    ["/fonts/.%2E/hakkimizda", 404],
    ["/assets/x/../../hakkimizda?a=b", 404],
    ["/assets/./a.css", 404],
    ["/..", 404],
    ["/%2e", 404],
  ])("%s is refused", (target, status) => {
    expect(readTarget(target)).toBe(status);
  });
});

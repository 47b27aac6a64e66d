import { expect, test } from "vitest";
import { ownPath } from "./session.server.ts";

test.each([
  "//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/.//evil.example/x.data",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "evil.example",
  "javascript:alert(1)",
  `/${"a".repeat(500)}`,
  undefined,
])("%s leads to the first page", (value) => {
  expect(ownPath(value)).toBe("/");
});

test("an address of the office stays as it is, and a payload leads to its page", () => {
  const paths = ["/", "/leads/CT-1?status=new", "/words/drafts/a/../b", "/leads.data?page=2", "/_.data", "/a//b"];
  expect(paths.map(ownPath)).toEqual(["/", "/leads/CT-1?status=new", "/words/drafts/b", "/leads?page=2", "/", "/a//b"]);
});

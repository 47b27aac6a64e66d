import { expect, test } from "vitest";
import { externalLink } from "./link-picker.tsx";

test("the link dialog takes an https address of another site, in a form that Markdown keeps whole", () => {
  expect(externalLink("https://example.com/haber")).toEqual({
    target: "https://example.com/haber",
    text: "example.com",
    address: "https://example.com/haber",
  });
  expect(externalLink("https://example.com/a_(b)")?.target).toBe("https://example.com/a_%28b%29");
  for (const typed of [
    "http://example.com",
    "https://user:password@example.com/",
    "https://x",
    "javascript:alert(1)",
    "haber",
    "https://a b.c",
  ]) {
    expect(externalLink(typed)).toBeUndefined();
  }
});

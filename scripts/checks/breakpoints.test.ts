import { describe, expect, test } from "vitest";
import { otherBreakpoints } from "./breakpoints.ts";

const widths = (text: string) => otherBreakpoints("a", text).map((line) => /: (\S+) is/.exec(line)?.[1]);

describe("the width of the window", () => {
  test("may be compared with the breakpoints of the specification", () => {
    const ranges = [320, 375, 425, 768, 1024, 1440, 2560].map((width) => `@media (width >= ${width}px) {}`);
    expect(widths(ranges.join("\n"))).toEqual([]);
    expect(widths("@media (width < 425px) or (1024px <= width < 1440px) { a { width: 400px } }")).toEqual([]);
    expect(widths("@media screen and (min-width: 768px) {}")).toEqual([]);
  });

  test.each([
    ["@media (width < 400px) or (1024px <= width < 1200px) {}", ["400px", "1200px"]],
    ["@media (max-width: 767.98px) {}", ["767.98px"]],
    ["@media (min-width:2200px){}", ["2200px"]],
    ["@media (width >= 48em) {}", ["48em"]],
    ["@media (orientation: portrait) and (max-device-width: 600px) {}", ["600px"]],
    ["@media (width > calc(50px + 20rem)) {}", ["50px", "20rem"]],
    ['matchMedia("(hover: hover) and (width >= 900px)")', ["900px"]],
    ['<source media="(width >= 600px)" />', ["600px"]],
    ['<img sizes="(min-width: 1200px) 50vw, 400px" />', ["1200px"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
    ["<img sizes={`(width >= 1201px) 50vw, ${rest}`} />", ["1201px"]],
  ])("%s is refused", (text, others) => {
    expect(widths(text)).toEqual(others);
  });

  test("is not meant by heights, other features, containers and styles", () => {
    expect(widths("@media (height < 500px) and (prefers-reduced-motion: reduce) { a { max-width: 600px } }")).toEqual(
      [],
    );
    expect(widths("@container (width >= 34rem) { a { width: 12px } }")).toEqual([]);
    expect(widths('<link sizes="32x32" /><img sizes="100vw" width="600" />')).toEqual([]);
  });

  test("is named with its place", () => {
    expect(otherBreakpoints("app/a.css", "a {}\n@media (width < 600px) {}")).toEqual([
      "app/a.css:2: 600px is none of the breakpoints (320px, 375px, 425px, 768px, 1024px, 1440px, 2560px).",
    ]);
  });
});

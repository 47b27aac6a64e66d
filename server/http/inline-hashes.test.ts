import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { inlineHashes } from "./inline-hashes.ts";

function sha(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("inline hashes", () => {
  test("name every inline script and style block once", () => {
    const html = `<style>a{}</style><script>one()</script><script type="module">two()</script><script>one()</script>`;
    expect(inlineHashes(html)).toEqual({ scripts: [sha("one()"), sha("two()")], styles: [sha("a{}")] });
  });

  test("leave out files and data blocks", () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script><script type=application/json>{}</script>`;
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  test("take import maps, old type names and other letter cases", () => {
    const html = `<SCRIPT TYPE="text/javascript">a</SCRIPT><script type='importmap'>{}</script><script type="">b</script>`;
    expect(inlineHashes(html).scripts).toEqual([sha("a"), sha("{}"), sha("b")]);
  });

  test("are not misled by attributes, comments and text that looks like a tag", () => {
    const html = `<!-- <script>no</script> --><script data-a="x>y" data-b='</script>' async>if (a<b) "<script>"</script ><scripty>no</scripty>`;
    expect(inlineHashes(html).scripts).toEqual([sha(`if (a<b) "<script>"`)]);
  });

  test("keep every byte of the text, with line ends as a browser reads them", () => {
    expect(inlineHashes("<script>\r\n ş\t\n</script>").scripts).toEqual([sha("\n ş\t\n")]);
  });

  test("read a page that breaks off", () => {
    expect(inlineHashes("<script>a").scripts).toEqual([sha("a")]);
    expect(inlineHashes('<script src="').scripts).toEqual([]);
    expect(inlineHashes("<!-- <script>a")).toEqual({ scripts: [], styles: [] });
  });

  test.each(['a="b" ', "<script ", " "])("take no more work for a long row of %j", (piece) => {
    expect(growth((length) => `<script ${piece.repeat(length / piece.length)}`, inlineHashes)).toBeLessThan(3);
  });
});

import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";
import { inlineHashes } from "./security-headers.ts";

const sheets: Record<string, string> = { "/assets/a.css": ".a{color:red}", "/assets/b.css": ".b{color:blue}" };
const complete = pageStyles((address) => sheets[address]);

const page = (...links: string[]) => `<html><head><title>x</title>${links.join("")}</head><body>text</body></html>`;
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

const disabled = (address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`;

test("the sheets of a page stand in it once, in their order, and their links load nothing", () => {
  const { html } = complete(page(link("/assets/b.css#"), link("/assets/a.css"), link("/assets/b.css")));
  const links = ["/assets/b.css#", "/assets/a.css", "/assets/b.css"].map(disabled);
  expect(html).toBe(page("<style>.b{color:blue}.a{color:red}</style>", ...links));
});

test("the policy's hash is the one a browser computes", () => {
  const { html, styles } = complete(page(link("/assets/a.css")));
  expect(styles).toEqual(inlineHashes(html).styles);
  expect(styles).toHaveLength(1);
});

test("a sheet that is none of ours stays a link", () => {
  const html = page(link("/assets/unknown.css"));
  expect(complete(html)).toEqual({ html, styles: [] });
  expect(complete(page(link("/assets/unknown.css"), link("/assets/a.css"))).html).toContain(
    link("/assets/unknown.css"),
  );
});

test("what a visitor typed is no style sheet", () => {
  const html = `<html><head></head><body>${link("/assets/a.css")}</body></html>`;
  expect(complete(html)).toEqual({ html, styles: [] });
});

test("a sheet that would end the block is refused", () => {
  expect(() => pageStyles(() => "</style><script>")(page(link("/x.css")))).toThrow("/x.css");
});

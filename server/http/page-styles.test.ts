import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";
import { inlineHashes } from "./security-headers.ts";

const sheet = [
  "@layer base,pages;",
  '@font-face{font-family:"Name}";src:url(/a.woff2)}',
  "@layer base{html{color:red}._aa0{color:blue}}",
  "@layer pages{._bb0{animation:_bb1}@media print{._aa0 ._bb0{color:red}._cc0{top:0}}",
  "@keyframes _bb1{to{top:0}}.tall,.wide{top:1px}._dd0:not(._aa0),.a:not(.b){top:2px}}",
].join("");
const complete = pageStyles((address) => (address === "/assets/style.css" ? sheet : undefined));

const link = '<link rel="stylesheet" href="/assets/style.css"/>';
const page = (head: string, body: string) => `<html><head><title>x</title>${head}</head><body>${body}</body></html>`;
const sheetWithApp = '<script id="app-data"></script>';
const stylesIn = (body: string) => /<style>(.*)<\/style>/.exec(complete(page(link, body)).html)?.[1];

test("a page has the rules for all pages and those for its classes, in their order, and its link loads nothing", () => {
  const body = `${sheetWithApp}<h1 class="wide _bb0">text</h1>`;
  const { html } = complete(page(link, body));
  const styles = [
    "@layer base,pages;",
    '@font-face{font-family:"Name}";src:url(/a.woff2)}',
    "@layer base{html{color:red}}",
    "@layer pages{._bb0{animation:_bb1}@keyframes _bb1{to{top:0}}.tall,.wide{top:1px}}",
  ].join("");
  const disabled = link.replace("/>", ' disabled=""/>');
  expect(html).toBe(page(`<style>${styles}</style>${disabled}`, body));
});

test("animations and registered properties come with the rules that use them", () => {
  const counted = '@property --n{syntax:"<integer>";inherits:false;initial-value:0}';
  const counting = "@keyframes _aa9{to{--n:1}}";
  const styled = pageStyles(() => `${counted}${counting}._aa0{animation:_aa9}._aa1{top:0}._bb0{--n:1}`);
  const [animated, still, set] = ["_aa0", "_aa1", "_bb0"].map(
    (name) => styled(page(link, `${sheetWithApp}<b class="${name}"></b>`)).html,
  );
  expect(animated).toContain(counted + counting);
  expect(still).not.toMatch(/--n|_aa9/);
  expect(set).toContain(`${counted}._bb0`);
});

test.each([
  ["a page with a form, whose sheet comes after the app", '<script id="app-data" data-sheet="later"></script>'],
  ["an error page, which has no app", ""],
])("on %s, a module is known by any of its classes", (_, script) => {
  const stylesOf = (body: string) => stylesIn(script + body);
  expect(stylesOf('<p class="_cc1 _hidden"></p>')).toContain("@media print{._cc0{top:0}}");
  expect(stylesOf('<p class="_aa0"></p>')).not.toContain("_cc0");
  expect(stylesOf('<p class="low"></p>')).toContain(".tall");
});

test("elsewhere a rule is known by all classes of a selector", () => {
  const stylesOf = (body: string) => stylesIn(sheetWithApp + body);
  expect(stylesOf('<p class="small _cc0"></p>')).toContain("@media print{._cc0{top:0}}");
  expect(stylesOf('<p class="_cc1"></p>')).not.toContain("_cc0");
  expect(stylesOf('<p class="_bb0"></p>')).not.toContain("._aa0 ._bb0");
  expect(stylesOf('<p class="_aa0 _bb0"></p>')).toContain("._aa0 ._bb0");
  expect(stylesOf('<p class="_dd0"></p>')).toContain("._dd0:not(._aa0)");
  expect(stylesOf('<p class="wide"></p>')).toContain(".tall,.wide{top:1px}");
  expect(stylesOf('<p class="low"></p>')).not.toContain(".tall");
});

test("the policy's hashes are those a browser computes, also of what the page has by itself", () => {
  const { html, styles } = complete(page(`<style>@font-face{font-family:a}</style>${link}`, ""));
  expect(styles).toEqual(inlineHashes(html).styles);
  expect(styles).toHaveLength(2);
});

test("a sheet that is none of ours stays a link", () => {
  const html = page('<link rel="stylesheet" href="/assets/unknown.css"/>', "");
  expect(complete(html)).toEqual({ html, styles: [] });
});

test("what a visitor typed is no style sheet", () => {
  const html = page("", link);
  expect(complete(html)).toEqual({ html, styles: [] });
});

test("a sheet that would end the block is refused", () => {
  expect(() => pageStyles(() => 'a{content:"</style><script>"}')(page(link, ""))).toThrow("would end the style block");
});

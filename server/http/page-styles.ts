import { createHash } from "node:crypto";
import { inlineHashes } from "./security-headers.ts";

/** The text of a style sheet by its address; undefined where it is none of ours. */
export type Sheets = (address: string) => string | undefined;

export type StyledPage = {
  html: string;
  /** The policy's source expressions for the inline styles. */
  styles: string[];
};

const link = /<link rel="stylesheet" href="([^"#]+)#?"\/>/;

/**
 * Writes the styles that a page needs into it, so that the first round trip brings all that is needed to paint. The link
 * to the sheet of all pages stays, disabled: the browser loads it when the app starts.
 */
export function pageStyles(sheets: Sheets): (html: string) => StyledPage {
  const partsOf = cached((address) => sheetParts(sheets(address) ?? ""));
  const blockOf = cached((text) => {
    if (text.includes("</")) throw new Error("A style sheet would end the style block");
    const hash = createHash("sha256").update(text).digest("base64");
    return { block: `<style>${text}</style>`, hash: `'sha256-${hash}'` };
  });

  return (html) => {
    const head = html.slice(0, html.indexOf("</head>"));
    const [linked, address] = link.exec(head) ?? [];
    if (!linked || !address || sheets(address) === undefined) return { html, styles: [] };
    const { block, hash } = blockOf(stylesFor(html, partsOf(address)));
    const styles = [...inlineHashes(head).styles, hash];
    return { html: html.replace(linked, () => block + linked.replace("/>", ' disabled=""/>')), styles };
  };
}

/**
 * A rule of a sheet with what stands around it, such as "@layer pages{@media print{", the CSS modules it is for, and of
 * each of its selectors the classes that an element must have.
 */
type Part = { around: string; rule: string; modules: readonly string[]; selectors: readonly string[][] };

const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Every name of a CSS module begins with two letters for its file (vite.config.ts). */
const modulesIn = (text: string) => firsts(text, /\b_([a-z]{2})\d+\b/g);

const isNot = /:not\((\([^()]*\)|[^()])*\)/g;
/** Not those inside of :is(). */
const betweenSelectors = /,(?![^(]*\))/;

function partOf(rule: string, around: string): Part {
  const list = rule.startsWith("@") ? "" : rule.slice(0, rule.indexOf("{")).replace(isNot, "");
  const selectors = list.split(betweenSelectors).map((selector) => firsts(selector, /\.([a-zA-Z_-][\w-]*)/g));
  return { around, rule, modules: modulesIn(rule), selectors };
}

const isGroup = /^@(layer|media|supports|container)\b/;

/** Splits a sheet into its rules. */
function sheetParts(css: string, around = ""): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let body = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (token === "{" && depth++ === 0) body = index + 1;
    if (token === "}") depth--;
    if (depth > 0 || (token !== "}" && token !== ";")) continue;
    const rule = css.slice(start, index + 1);
    if (token === "}" && isGroup.test(rule)) {
      parts.push(...sheetParts(css.slice(body, index), around + css.slice(start, body)));
    } else parts.push(partOf(rule, around));
    start = index + 1;
  }
  return parts;
}

/**
 * The rules of a sheet that are for all pages, and those for classes that a page has. Other classes are set by the app,
 * which brings the whole sheet. On pages with forms the sheet comes after the app, and error pages have none: they
 * have all rules of the CSS modules that they have classes of.
 */
function stylesFor(html: string, parts: readonly Part[]): string {
  const modules = new Set(modulesIn(html));
  const classes = new Set(firsts(html, / class="([^"]*)"/g).flatMap((value) => value.split(" ")));
  const hasSheetWithApp = html.includes(' id="app-data">');
  const isUsed = (part: Part) =>
    hasSheetWithApp && part.selectors.flat().length > 0
      ? part.selectors.some((names) => names.every((name) => classes.has(name)))
      : part.modules.length === 0 || part.modules.some((name) => modules.has(name));
  const used = withoutUnnamed(parts.filter(isUsed));
  let css = "";
  let open = "";
  for (const { around, rule } of used) {
    if (around !== open) css += close(open) + around;
    css += rule;
    open = around;
  }
  return css + close(open);
}

const named = /^@(?:keyframes|property) ([\w-]+)/;

/** Animations and registered properties are for the rules that name them; properties may stand in animations alone. */
function withoutUnnamed(parts: readonly Part[]): readonly Part[] {
  const left = parts.filter(({ rule }) => {
    const name = named.exec(rule)?.[1];
    return name === undefined || parts.some((other) => other.rule !== rule && other.rule.includes(name));
  });
  return left.length === parts.length ? left : withoutUnnamed(left);
}

const close = (around: string) => around.replace(/[^{]/g, "").replaceAll("{", "}");

function cached<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

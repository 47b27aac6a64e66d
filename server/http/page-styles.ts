import { createHash } from "node:crypto";

/** The text of a style sheet by its address; undefined where it is none of ours. */
export type Sheets = (address: string) => string | undefined;

export type StyledPage = {
  html: string;
  /** The policy's source expression for the inline styles. */
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
    return { html: html.replace(linked, () => block + linked.replace("/>", ' disabled=""/>')), styles: [hash] };
  };
}

/** A rule of a sheet with what stands around it, such as "@layer pages{@media print{", and the CSS modules it is for. */
type Part = { around: string; rule: string; modules: readonly string[] };

/** Every class name of a CSS module ends with the hash of its file. */
const moduleHash = /_[\w-]+_([\w-]{5})(?![\w-])/g;
const hashesIn = (text: string) => [...text.matchAll(moduleHash)].map(([, hash = ""]) => hash);

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
    } else parts.push({ around, rule, modules: hashesIn(rule) });
    start = index + 1;
  }
  return parts;
}

/** The rules of a sheet that are for all pages, and those of the CSS modules that a page has classes of. */
function stylesFor(html: string, parts: readonly Part[]): string {
  const used = new Set(hashesIn(html));
  let css = "";
  let open = "";
  for (const { around, rule, modules } of parts) {
    if (modules.length > 0 && !modules.some((hash) => used.has(hash))) continue;
    if (around !== open) css += close(open) + around;
    css += rule;
    open = around;
  }
  return css + close(open);
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

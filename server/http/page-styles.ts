import { createHash } from "node:crypto";

/** The text of a style sheet by its address; undefined where it is none of ours. */
export type Sheets = (address: string) => string | undefined;

export type StyledPage = {
  html: string;
  /** The policy's source expression for the inline styles. */
  styles: string[];
};

const link = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Writes the style sheets of a page into it, so that the first round trip brings all that is needed to paint. Their links
 * stay, disabled: the browser does not load them, and React finds the document as it rendered it.
 */
export function pageStyles(sheets: Sheets): (html: string) => StyledPage {
  const known = new Map<string, { block: string; hash: string }>();

  function blockOf(addresses: string): { block: string; hash: string } {
    const made = known.get(addresses) ?? styleBlock(addresses, sheets);
    known.set(addresses, made);
    return made;
  }

  return (html) => {
    const end = html.indexOf("</head>");
    const head = html.slice(0, end);
    const addresses = [...head.matchAll(link)].flatMap(([, address = ""]) =>
      sheets(address) === undefined ? [] : address,
    );
    if (addresses.length === 0) return { html, styles: [] };
    const { block, hash } = blockOf([...new Set(addresses)].join(" "));
    const linked = head.replace(link, (whole, address) =>
      addresses.includes(address) ? whole.replace("/>", ' disabled=""/>') : whole,
    );
    // Before all links, also those of pages that are shown later: the order of cascade layers is that of the first sheet.
    const first = linked.indexOf('<link rel="stylesheet"');
    return { html: linked.slice(0, first) + block + linked.slice(first) + html.slice(end), styles: [hash] };
  };
}

function styleBlock(addresses: string, sheets: Sheets) {
  const text = addresses.split(" ").map(sheets).join("").replaceAll("\r", "");
  if (text.includes("</")) throw new Error(`A style sheet among ${addresses} would end the style block`);
  const hash = createHash("sha256").update(text).digest("base64");
  return { block: `<style>${text}</style>`, hash: `'sha256-${hash}'` };
}

import { createHash } from "node:crypto";

export type InlineHashes = { scripts: string[]; styles: string[] };

/** Script types a browser runs or obeys; a policy does not look at data blocks such as JSON-LD. */
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** The policy's source expressions for the inline scripts and style blocks of a page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { name, attributes, text } of inlineBlocks(html)) {
    if (name === "style") styles.add(hash(text));
    else if (attributes.src === undefined && runs.test(attributes.type ?? "")) scripts.add(hash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hash(text: string): string {
  // A browser hashes the text as it parsed it, and its parser turns every line end into "\n".
  const parsed = text.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

type Block = { name: string; attributes: Record<string, string>; text: string };

function* inlineBlocks(html: string): Generator<Block> {
  const opening = /<!--|<(script|style)(?=[\s/>])/gi;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    if (found[1] === undefined) {
      opening.lastIndex = after(html, "-->", opening.lastIndex);
      continue;
    }
    const name = found[1].toLowerCase();
    const { attributes, end } = readAttributes(html, opening.lastIndex);
    const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
    closing.lastIndex = end;
    const closed = closing.exec(html)?.index ?? html.length;
    yield { name, attributes, text: html.slice(end, closed) };
    opening.lastIndex = closed;
  }
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function readAttributes(html: string, from: number): { attributes: Record<string, string>; end: number } {
  const attributes: Record<string, string> = {};
  const attribute = /[\s/]*(?:([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|(>))/gy;
  attribute.lastIndex = from;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    if (found[5]) return { attributes, end: attribute.lastIndex };
    attributes[(found[1] as string).toLowerCase()] = found[2] ?? found[3] ?? found[4] ?? "";
  }
  return { attributes, end: html.length };
}

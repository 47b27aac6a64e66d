import { Marked, type Tokens } from "marked";
import { href } from "../site/href.ts";
import type { Locale } from "../site/locales.ts";
import type { PageName } from "../site/pages.ts";
import { pageMistake, type Wrong } from "./check/page-links.ts";
import { type BrokenText, brokenText } from "./check/problem.ts";
import { unknownFact } from "./check/unknown-fact.ts";
import { fillFacts } from "./fill-facts.ts";
import { assumptionsIn, type Conditions, conditionsOf, resolveMarks } from "./marks.ts";
import type { Document } from "./schema.ts";
import type { Facts } from "./schemas/facts.ts";

const wordsPerMinute = 180;

type Options = {
  locale: Locale;
  facts: () => Facts;
  /** The line of the file that the body begins with. */
  bodyLine?: number;
  conditions?: Conditions;
};

/**
 * Turns our Markdown into HTML: links by page name, facts of the company filled in, headings with ids, what belongs to
 * other builds left out. A mistake is named by its line.
 */
export function renderMarkdown(
  file: string,
  body: string,
  { locale, facts, bodyLine = 1, conditions = conditionsOf({}) }: Options,
): Document {
  const toc: Document["toc"] = [];
  const broken: Broken = (mistake, wrong) => {
    const line = bodyLine + body.slice(0, body.indexOf(mistake)).split("\n").length - 1;
    return brokenText({ file, line, level: "error", ...wrong });
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth} class="h">${inner}</h${depth}>\n`;
        const id = `s${toc.length + 1}`;
        toc.push({ id, title: inner.replace(/<[^>]+>/g, "") });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
      link({ href: target, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const address = resolveLink(target, locale, broken);
        return isSafeAddress.test(address) ? `<a href="${escaped(address)}">${inner}</a>` : inner;
      },
      // Nothing that is written becomes code: whatever looks like it is read as it stands.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
      table(token: Tokens.Table) {
        return renderTable(token, (tokens) => this.parser.parseInline(tokens));
      },
    },
  });
  const shown = resolveMarks(body, conditions);
  const html = marked.parse(fillIn(shown, facts, broken), { async: false });
  const minutes = Math.max(1, Math.round(shown.split(/\s+/).length / wordsPerMinute));
  const assumptions = assumptionsIn(body, bodyLine, conditions);
  return { html, toc, minutes, ...(assumptions.length > 0 && { assumptions }) };
}

/** No other address is followed, such as one that is a script. */
const isSafeAddress = /^(https?:\/\/|mailto:|tel:|[/#])/i;

function escaped(text: string): string {
  return text
    .replace(/&(?!(#\d+|\w+);)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The first cell of a row says what it is about; the others carry their column's name, for rows that become cards. */
function renderTable(token: Tokens.Table, inline: (tokens: Tokens.TableCell["tokens"]) => string): string {
  const names = token.header.map((cell) => inline(cell.tokens));
  const labels = names.map((name) => name.replace(/<[^>]+>/g, ""));
  const head = names.map((name) => `<th scope="col">${name}</th>`).join("");
  const rows = token.rows.map(([first, ...others]) => {
    const cells = others
      .map((cell, index) => `<td data-label="${labels[index + 1]}">${inline(cell.tokens)}</td>`)
      .join("");
    return `<tr><th scope="row">${inline(first?.tokens ?? [])}</th>${cells}</tr>`;
  });
  return `<div class="table" data-columns="${token.header.length}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>\n`;
}

/** Makes the error for a mistake from what stands in the text and what is wrong with it. */
type Broken = (mistake: string, wrong: Wrong) => BrokenText;

function resolveLink(target: string, locale: Locale, broken: Broken): string {
  if (!target.startsWith("page:")) return target;
  const [, name = "", query, hash = ""] = /^page:([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(target) ?? [];
  const params = Object.fromEntries(new URLSearchParams(query));
  const mistake = pageMistake(name, params, "markdown");
  if (mistake) throw broken(target, mistake);
  return href(name as PageName, locale, params) + hash;
}

/** Mail addresses become links. */
function fillIn(body: string, facts: () => Facts, broken: Broken): string {
  return fillFacts(
    body,
    facts,
    (fact, key) => (/^email\.|\.email$/.test(key) ? `[${fact}](mailto:${fact})` : fact),
    (placeholder) => broken(placeholder, unknownFact(placeholder)),
  );
}

import type { Token, Tokens } from "marked";
import { BrokenText } from "../../content/front-matter.ts";
import type { Run } from "../../server/pdf/set-lines.ts";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { type PageName, pageNames } from "../../site/pages.ts";

export type Place = { file: string; locale: Locale; origin: string };

/** Keeps words together on a page of HTML; here lines break at spaces only, and search is easier without it. */
const WORD_JOINER = /\u2060/g;

/** Markdown inside a line: plain words, strong words and links. Anything else stops the build. */
export function parseInline(tokens: Token[] | undefined, place: Place, look: Omit<Run, "text"> = {}): Run[] {
  return (tokens ?? []).flatMap((token): Run[] => {
    switch (token.type) {
      case "text":
        return "tokens" in token && token.tokens
          ? parseInline(token.tokens, place, look)
          : [{ ...look, text: plain(token.text) }];
      case "escape":
        return [{ ...look, text: plain(token.text) }];
      case "strong":
        return parseInline(token.tokens, place, { ...look, strong: true });
      case "link":
        return parseInline(token.tokens, place, { ...look, link: resolve((token as Tokens.Link).href, place) });
      default:
        throw new BrokenText(place.file, `a report has no place for "${token.raw}"`);
    }
  });
}

export function plain(text: string): string {
  return text.replace(WORD_JOINER, "").replace(/\s*\n\s*/g, " ");
}

function resolve(target: string, { file, locale, origin }: Place): string {
  if (!target.startsWith("page:")) return target;
  const [name, query] = target.slice("page:".length).split("?");
  if (!pageNames.includes(name as PageName)) throw new BrokenText(file, `links to the unknown page "${name}"`);
  return origin + href(name as PageName, locale, Object.fromEntries(new URLSearchParams(query)));
}

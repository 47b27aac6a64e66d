import { lexer, type Token, walkTokens } from "marked";
import { anchors } from "../../site/anchors.ts";
import type { Locale } from "../../site/locales.ts";
import { type PageName, pages } from "../../site/pages.ts";
import { managedServiceTexts } from "../managed-services.ts";
import { reportTexts } from "../reports.ts";
import { type Items, itemMistake } from "./items.ts";
import { isPage, pageMistake, paramOf, type Wrong } from "./page-links.ts";
import type { Finding } from "./problem.ts";
import { fieldsIn, isRecord, type Path, valueAt } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

export type LinkContext = { texts: ReadonlyMap<string, Text>; items: Items; now: Date };
type Target = { page: string; params: Record<string, string>; hash?: string | undefined; written: "yaml" | "markdown" };

/** Links that lead nowhere, and stories that are shown but do not exist. */
export function linkMistakes(text: Text, context: LinkContext): Finding[] {
  const { file, lineOf, schema, raw } = text;
  const error = { file, level: "error" } as const;
  const inFields = linksIn(raw).flatMap(({ path, target }) =>
    targetMistakes(target, text, context).map((wrong): Finding => ({ ...error, line: lineOf(path), ...wrong })),
  );
  const named = fieldsIn(schema, raw)
    .filter(({ info }) => info.story)
    .flatMap(({ path, value }): Finding[] => {
      const wrong = itemMistake(context.items, text, "stories", String(value), context.now);
      return wrong ? [{ ...error, line: lineOf(path), ...wrong }] : [];
    });
  return [...inFields, ...named, ...markdownMistakes(text, context)];
}

/** The objects of a text that are links, with the path of what they lead to. */
function linksIn(value: unknown, path: Path = []): { path: Path; target: Target }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...path, index]));
  if (!isRecord(value)) return [];
  const { to, params, hash } = value;
  const below = Object.entries(value).flatMap(([key, item]) => linksIn(item, [...path, key]));
  if (typeof to !== "string") return below;
  const target: Target = {
    page: to,
    params: isRecord(params) ? (params as Record<string, string>) : {},
    hash: typeof hash === "string" ? hash : undefined,
    written: "yaml",
  };
  const place = isRecord(params)
    ? ["params", ...Object.keys(params).slice(0, 1)]
    : [hash === undefined ? "to" : "hash"];
  return [{ path: [...path, ...place], target }, ...below];
}

function targetMistakes({ page, params, hash, written }: Target, text: Text, context: LinkContext): Wrong[] {
  // The schema has said so already where it is a field.
  if (!isPage(page) && written === "yaml") return [];
  const mistake = pageMistake(page, params, written);
  if (mistake || !isPage(page)) return mistake ? [mistake] : [];
  const param = paramOf(page);
  if (param) {
    const folder = page === "hakkimizda-medya-haber" ? "news" : "stories";
    const wrong = itemMistake(context.items, text, folder, params[param] ?? "", context.now);
    return wrong ? [wrong] : [];
  }
  if (hash === undefined) return [];
  const known = anchorsOf(page, text.locale, context);
  if (known.includes(hash)) return [];
  if (known.length === 0) return [{ code: "link-anchor-none", values: { page, hash } }];
  return [{ code: "link-anchor", values: { page, hash, known: known.join(", ") } }];
}

/** The sections of a page: those that its module draws, and the ids in its texts. */
export function anchorsOf(page: PageName, locale: Locale, { texts }: Pick<LinkContext, "texts">): string[] {
  const { module } = pages[page];
  const names: Readonly<Record<string, string>> = { ...managedServiceTexts, ...reportTexts };
  const shown = texts.get(`content/${locale}/${names[page] ?? module}.yaml`);
  const legal = texts.get(`content/${locale}/legal/${page}.md`);
  const sections = legal ? sectionsOf(legal) : [];
  return [...new Set([...(anchors[module] ?? []), ...idsIn(shown?.raw), ...sections])];
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const own = typeof value.id === "string" ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Headings of the second level are numbered when a text is shown. */
function sectionsOf({ body }: Text): string[] {
  return (body.match(/^## /gm) ?? []).map((_, index) => `s${index + 1}`);
}

function markdownMistakes(text: Text, context: LinkContext): Finding[] {
  const { file, body, bodyLine } = text;
  if (!body) return [];
  const found: { written: string; mistakes: Wrong[] }[] = [];
  walkTokens(lexer(body), (token: Token) => {
    if (token.type === "link") {
      found.push({ written: String(token.href), mistakes: hrefMistakes(String(token.href), text, context) });
    } else if (token.type === "image") {
      const value = String(token.href);
      found.push({ written: value, mistakes: [{ code: "markdown-picture", values: { value } }] });
    } else if (token.type === "html") {
      const [value = ""] = token.raw.trim().split("\n");
      found.push({ written: token.raw, mistakes: [{ code: "markdown-html", values: { value: value.slice(0, 60) } }] });
    }
  });
  let [from, line] = [0, bodyLine];
  return found.flatMap(({ written, mistakes }) => {
    const at = Math.max(from, body.indexOf(written, from));
    line += body.slice(from, at).split("\n").length - 1;
    from = at;
    return mistakes.map((wrong): Finding => ({ file, line, level: "error", ...wrong }));
  });
}

function hrefMistakes(href: string, text: Text, context: LinkContext): Wrong[] {
  if (href.startsWith("#")) {
    const known = sectionsOf(text);
    if (known.includes(href.slice(1))) return [];
    return [{ code: "link-own-anchor", values: { hash: href.slice(1), count: known.length } }];
  }
  const [, page, query, hash] = /^page:([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  if (page !== undefined) {
    const params = Object.fromEntries(new URLSearchParams(query));
    return targetMistakes({ page, params, hash, written: "markdown" }, text, context);
  }
  if (/^(https:\/\/[^\s/@]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?\d+)$/.test(href)) return [];
  return /^\{\{|^mailto:\{\{/.test(href) ? [] : [{ code: "link-form", values: { target: href } }];
}

/** A page that rests on a story which does not name it. */
export function shownStoryMistakes({ texts }: LinkContext): Finding[] {
  const shown = Object.entries(managedServiceTexts).map(([page, name]) => [page, name, ["story"]] as const);
  const others = [
    ["dijital-donusum-urunleri-robotik-surec-otomasyonu", "robotic-process-automation", ["reference", "slug"]],
    ["dijital-donusum-urunleri", "products", ["reference", "slug"]],
  ] as const;
  return [...texts.values()].flatMap((text): Finding[] =>
    [...shown, ...others]
      .filter(([, name]) => name === text.name)
      .flatMap(([page, , path]): Finding[] => {
        const value = String(valueAt(text.raw, path));
        const story = texts.get(`content/${text.locale}/stories/${value}.md`);
        const services = valueAt(story?.raw, ["services"]);
        if (!Array.isArray(services) || services.includes(page)) return [];
        const line = text.lineOf(path);
        return [{ file: text.file, line, level: "error", code: "shown-story", values: { value, page } }];
      }),
  );
}

import type { PageHead } from "../../site/page-head.ts";
import { longest } from "../check/heads.ts";

/** What is shown of a text, and how much of it is not. */
export type Cut = { shown: string; over: number; max: number };

/** The company's name is not counted, as in the check of the texts: it follows each title, or stands in it. */
export function cardOf(head: PageHead, company: string) {
  const tab = withoutMark(head.tab ?? "");
  const title = withoutMark(head.title ?? tab);
  const url = URL.parse(head.address ?? "");
  const path = url?.pathname.split("/").filter(Boolean) ?? [];
  const description = head.description ?? "";
  return {
    crumbs: [...(url ? [url.host] : []), ...path.map(decodeURIComponent)],
    title: cutAt(title, longest.title + (title.includes(company) ? company.length + 2 : 0)),
    ending: tab.startsWith(title) ? tab.slice(title.length) : "",
    description: cutAt(description, longest.description),
    isListed: url !== null,
    share: { title, description, kicker: head.siteName ?? "", art: artOf(head) },
  };
}

/** What visitors do not see yet says so before its title, in a preview alone. */
function withoutMark(title: string): string {
  return title.replace(/^\[[^\]]+\] /, "");
}

/** At the end of a word, as search engines do; joiners are not counted, because nobody sees them. */
export function cutAt(text: string, max: number): Cut {
  const plain = text.replaceAll("\u2060", "");
  if (plain.length <= max) return { shown: plain, over: 0, max };
  const start = plain.slice(0, max);
  const whole = /\s/.test(plain[max] ?? "") ? start : start.replace(/\s+\S*$/, "");
  return { shown: `${whole.trimEnd()} …`, over: plain.length - max, max };
}

/** The drawing in the picture of a shared link: the page's own, without the figure that a title says there. */
function artOf({ picture, image }: PageHead): string {
  const own = picture?.replace(/^(story\/[a-z]+--)[^/]*?(--[a-z0-9-]+?)(--cold)?$/, "$1$2");
  return `${own ?? `cover/${/([^/]+)\.png$/.exec(image ?? "")?.[1] ?? "index"}`}.svg`;
}

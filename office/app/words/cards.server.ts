import { longest } from "../../../copy/check/heads.ts";
import { facts } from "../../../copy/facts.ts";
import { type FoundPage, href } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { type PageHead, readPageHead } from "../../../site/page-head.ts";
import type { OfficeServices } from "../../services.server.ts";

/** How a page is shown in a language by those who only read its head, or why that is not known. */
export type PageCard = { language: Locale; address: string } & (
  | { trouble: "missing" | "broken" | "not-built" | "failed" }
  | {
      /** The host, then what the address is made of. */
      crumbs: string[];
      title: Cut;
      /** What the site puts behind every title. */
      ending: string;
      description: Cut;
      isListed: boolean;
      share: { title: string; description: string; kicker: string; art: string };
    }
);

/** What is shown of a text, and how much of it is not. */
export type Cut = { shown: string; over: number; max: number };

/** As the site itself writes the page's head with the words of a draft. */
export function pageCards({ previews }: OfficeServices, draft: string, page: FoundPage): Promise<PageCard[]> {
  return Promise.all(
    localeCodes.map(async (language): Promise<PageCard> => {
      const address = href(page.name, language, page.params);
      const shown = await previews.show(draft, address);
      if (shown.outcome !== "shown") return { language, address, trouble: shown.outcome };
      const { response } = shown;
      if (!response.ok) return { language, address, trouble: response.status === 404 ? "missing" : "failed" };
      return { language, address, ...cardOf(readPageHead(await response.text()), facts(language).name) };
    }),
  );
}

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

import type { BreadcrumbItem, Link } from "../../copy/schema.ts";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { type PageName, pageOf } from "../../site/pages.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { CallToAction, type ClosingArt } from "../ui/call-to-action.tsx";
import { LinkRows } from "../ui/links.tsx";
import { SubNav, type SubNavItem } from "../ui/sub-nav.tsx";
import { useCurrentPage, useLinks, useRootData } from "./page-context.ts";

/** Home, the pages above, and the page itself (without a link). */
export function breadcrumbs(
  name: PageName,
  locale: Locale,
  names: Record<PageName, string>,
  own?: string,
): BreadcrumbItem[] {
  const above = ancestors(name).map((page) => ({ name: names[page], link: href(page, locale) }));
  return [...above, { name: own ?? names[name] }];
}

function ancestors(name: PageName): PageName[] {
  if (name === "index") return [];
  const parent = (pageOf(name).parent ?? "index") as PageName;
  return [...ancestors(parent), parent];
}

/** The way to the page on screen, from the table. */
export function PageCrumbs() {
  const page = useCurrentPage();
  const root = useRootData();
  if (!root || !page.name) return null;
  const items = breadcrumbs(page.name, page.locale, root.pageNames, page.meta?.crumb);
  return <Breadcrumbs label={root.chrome.breadcrumbs} items={items} />;
}

type ClosingProps = { art: ClosingArt; copy: { title: string; lead: string }; ways: Link[] };

/** The end of a page: what a visitor can do next, the likeliest first. */
export function Closing({ art, copy, ways }: ClosingProps) {
  const to = useLinks();
  return (
    <CallToAction art={art} title={copy.title} lead={copy.lead}>
      <div className="row">
        {ways.map((way, index) => (
          <ButtonLink key={way.text} ghost={index > 0} to={to(way)}>
            {way.text}
          </ButtonLink>
        ))}
      </div>
    </CallToAction>
  );
}

/** The sections of the page on screen. */
export function PageSubNav({ items }: { items: SubNavItem[] }) {
  const root = useRootData();
  return root ? <SubNav label={root.chrome.subNav} items={items} /> : null;
}

/** Pages to read on, one ruled row each, from links of copy. */
export function PageRows({ rows }: { rows: { kicker: string; link: Link }[] }) {
  const to = useLinks();
  return <LinkRows items={rows.map(({ kicker, link }) => ({ href: to(link), kicker, title: link.text }))} />;
}

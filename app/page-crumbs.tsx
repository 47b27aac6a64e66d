import { useRouteLoaderData } from "react-router";
import { breadcrumbs } from "./breadcrumbs.ts";
import { useCurrentPage } from "./page-context.ts";
import type { loader as rootLoader } from "./root.tsx";
import { Breadcrumbs, type Crumb } from "./ui/breadcrumbs.tsx";

/** The way to the page on screen, from the table. `last` adds a step below the page (the hybrid cloud section). */
export function PageCrumbs({ last }: { last?: Crumb }) {
  const page = useCurrentPage();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root || !page.name) return null;
  const items = breadcrumbs(page.name, page.locale, root.pageNames, page.meta?.crumb);
  if (last) items[items.length - 1] = { ...items[items.length - 1], name: items.at(-1)?.name ?? "", link: "" };
  return <Breadcrumbs label={root.chrome.breadcrumbs} items={last ? [...items, last] : items} />;
}

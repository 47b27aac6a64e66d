import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { breadcrumbs } from "./breadcrumbs.ts";
import { useCurrentPage } from "./page-context.ts";

/** The way to the page on screen, from the table. */
export function PageCrumbs() {
  const page = useCurrentPage();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root || !page.name) return null;
  const items = breadcrumbs(page.name, page.locale, root.pageNames, page.meta?.crumb);
  return <Breadcrumbs label={root.chrome.breadcrumbs} items={items} />;
}

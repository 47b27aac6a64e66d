import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import { SubNav, type SubNavItem } from "../ui/sub-nav.tsx";

/** The sections of the page on screen. */
export function PageSubNav({ items }: { items: SubNavItem[] }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root ? <SubNav label={root.chrome.subNav} items={items} /> : null;
}

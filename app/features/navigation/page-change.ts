import { pageAt } from "../../../site/href.ts";
import { type Page, pageOf } from "../../../site/pages.ts";

export type Address = { pathname: string; search: string };

/** Whether going there loads something: another page, or a query that the page reads. Never for a hash alone. */
export function loadsData(from: Address, to: Address, page = pageAtPath(to.pathname)): boolean {
  if (from.pathname !== to.pathname) return true;
  if (from.search === to.search || !page) return false;
  return (
    page.perRequest === true || (page.queries ?? []).some((name) => queryValue(from, name) !== queryValue(to, name))
  );
}

/** Whether one arrives somewhere else. A filtered list is the same page; a step of the wizard is a new one. */
export function isNewPage(from: Address, to: Address, page = pageAtPath(to.pathname)): boolean {
  if (from.pathname !== to.pathname) return true;
  return page?.perRequest === true && !page.queries && from.search !== to.search;
}

function pageAtPath(path: string): Page | undefined {
  const found = pageAt(path);
  return found && pageOf(found.name);
}

function queryValue({ search }: Address, name: string): string {
  return new URLSearchParams(search).getAll(name).join();
}

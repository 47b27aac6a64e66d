import { inject } from "vitest";
import { pageAt } from "../site/href.ts";
import { pageOf } from "../site/pages.ts";

/** Asks the running site without a browser; redirects are answers, not detours. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(inject("baseUrl") + path, { redirect: "manual", ...init });
}

export async function html(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** The first value of an attribute-like pattern, or an empty string. */
export function first(source: string, pattern: RegExp): string {
  return pattern.exec(source)?.[1] ?? "";
}

/** Every address the sitemap names, as paths. */
export async function sitemapPaths(): Promise<string[]> {
  const xml = await html("/sitemap.xml");
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
}

/** Pages of one module in one language are of a kind: they share their layout and their code. */
export function kindOf(path: string): string {
  const page = pageAt(path);
  return page ? `${page.locale} ${pageOf(page.name).module}` : path;
}

import { expect, test } from "vitest";
import { ask, html, sitemapPaths } from "./documents.ts";

type Found = { page: string; path: string; hash: string };

/** Every link, picture and script of every page, checked once each. */
test("every internal link resolves, hash included", async () => {
  const documents = new Map<string, string>();
  for (const path of await sitemapPaths()) documents.set(path, await html(path));
  const found = [...documents].flatMap(([page, source]) => linksOf(page, source));
  expect(found.length).toBeGreaterThan(5000);
  const broken: string[] = [];
  for (const path of new Set(found.map((link) => link.path))) {
    const known = documents.has(path.split("?")[0] as string);
    const answer = known ? undefined : await ask(path, { headers: { "accept-language": "tr" } });
    const working = known || answer?.status === 200 || (path.startsWith("/_language/") && answer?.status === 302);
    if (!working) broken.push(`${path} (${answer?.status}) on ${found.find((link) => link.path === path)?.page}`);
  }
  for (const { page, path, hash } of found) {
    const target = documents.get(path.split("?")[0] as string);
    if (hash && target && !target.includes(`id="${hash}"`)) broken.push(`${path}#${hash} on ${page}`);
  }
  expect([...new Set(broken)]).toEqual([]);
});

function linksOf(page: string, source: string): Found[] {
  const markup = source.replace(/<script[\s\S]*?<\/script>/g, "");
  return [...markup.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, value]) => (value as string).replaceAll("&amp;", "&"))
    .filter((value) => /^[/#]/.test(value) && !value.startsWith("//"))
    .map((value) => {
      const [path, hash = ""] = value.split("#") as [string, string?];
      return { page, path: path || page, hash: /\.svg$/.test(path) ? "" : hash };
    });
}

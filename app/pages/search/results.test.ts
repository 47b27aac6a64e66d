import { describe, expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { createSearch } from "../../../domain/search/search.ts";
import { searchResults } from "./results.ts";

const copy = words("search", "tr");

const text = { summary: "", name: "", note: "", body: [] };
const search = createSearch(
  [
    { ...text, kind: "pages" as const, href: "/a", title: "Bulut ve biz" },
    { ...text, kind: "legal" as const, href: "/b", title: "Politika", body: ["Bulut üzerine."] },
    ...Array.from({ length: 7 }, (_, i) => ({
      ...text,
      kind: "news" as const,
      href: `/${i}`,
      title: "Haber",
      body: ["bulut"],
    })),
  ],
  "tr",
);
const ask = (query: string) => searchResults(new URLSearchParams(query), search, copy, "/ara");

describe("the list", () => {
  test("is grouped by kind, the group with the best hit first", () => {
    expect(ask("q=bulut").groups.map(({ kind }) => kind)).toEqual(["pages", "news", "legal"]);
  });

  test("shows five of each kind and leads to the rest", () => {
    const news = ask("q=bulut").groups[1];
    expect(news?.hits).toHaveLength(5);
    expect(news?.more).toEqual({ href: "/ara?q=bulut&kind=news", text: "7 sonucun tümü" });
  });

  test("of one kind is whole", () => {
    const { groups, total } = ask("q=bulut&kind=news");
    expect(groups.map(({ kind, hits, more }) => [kind, hits.length, more])).toEqual([["news", 7, undefined]]);
    expect(total).toBe(9);
  });

  test("can be filtered by the kinds that were found", () => {
    expect(ask("q=bulut&kind=legal").filter?.items).toEqual([
      { href: "/ara?q=bulut", text: "Tümü, 9", current: false },
      { href: "/ara?q=bulut&kind=pages", text: "Sayfalar, 1", current: false },
      { href: "/ara?q=bulut&kind=news", text: "Haberler ve raporlar, 7", current: false },
      { href: "/ara?q=bulut&kind=legal", text: "Yasal metinler, 1", current: true },
    ]);
  });

  test.each(["kind=stories", "kind=x", "kind=__proto__", "kind="])("with %s is the whole list", (kind) => {
    expect(ask(`q=bulut&${kind}`)).toEqual(ask("q=bulut"));
  });
});

test("an empty query asks for nothing", () => {
  expect(ask("q=%20%20")).toMatchObject({ text: "", total: 0, groups: [], filter: undefined });
  expect(ask("")).toMatchObject({ text: "", total: 0 });
});

test("a typing error leads to the right spelling", () => {
  expect(ask("q=bulutt").suggestion).toEqual({ text: "bulut", href: "/ara?q=bulut" });
});

test("what is typed is kept as it is in addresses", () => {
  expect(ask(`q=${encodeURIComponent('bulut <b>&"')}`).filter?.items[0]?.href).toBe("/ara?q=bulut+%3Cb%3E%26%22");
});

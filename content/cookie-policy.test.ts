import { describe, expect, test } from "vitest";
import { cookies, storedItems } from "../site/cookies.ts";
import { words } from "./words.ts";

const texts = import.meta.glob<string>("./*/legal/cerez-politikasi.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const said = {
  tr: { necessary: "Zorunlu", optional: "İsteğe bağlı", days: "gün", minutes: "dakika" },
  en: { necessary: "Necessary", optional: "Optional", days: "days", minutes: "minutes" },
};

const day = 24 * 60 * 60;

describe.each(["tr", "en"] as const)("the cookie policy in %s", (locale) => {
  const { days, minutes, ...kinds } = said[locale];
  const lasts = (seconds: number) => (seconds < day ? `${seconds / 60} ${minutes}` : `${seconds / day} ${days}`);
  const [set, stored] = tables(texts[`./${locale}/legal/cerez-politikasi.md`] as string);

  test("has a row for each cookie the site sets, with its kind and how long it lasts, and no other row", () => {
    const rows = set?.map(([name, , kind, duration]) => [name, kind?.split(",")[0], duration]);
    const expected = Object.values(cookies).map(({ name, seconds, kind, httpOnly }) => [
      httpOnly ? expect.stringMatching(new RegExp(`^${name} \\(.*__Host-${name}.*\\)$`)) : name,
      kinds[kind],
      lasts(seconds),
    ]);
    expect(rows).toEqual(expected);
  });

  test("has a row for each thing that scripts keep in the browser, and no other row", () => {
    expect(stored?.map(([name]) => name).sort()).toEqual(Object.values(storedItems).sort());
  });

  test("agrees with the question about cookies", () => {
    const remembered = words("consent", locale).categories.necessary.text.match(/\d+ [a-zü]+/g);
    expect(remembered).toEqual(Object.values(cookies).map(({ seconds }) => lasts(seconds)));
  });
});

/** The tables of a text as rows of cells, without their heads. */
function tables(source: string): string[][][] {
  return [...source.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split("\n")
      .slice(2)
      .map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

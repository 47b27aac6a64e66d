import { describe, expect, test } from "vitest";
import { cookies, storedItems } from "../site/cookies.ts";
import { type Conditions, conditionsOf, resolveMarks } from "./marks.ts";
import { words } from "./words.ts";

const texts = import.meta.glob<string>("../content/*/legal/cerez-politikasi.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const said = {
  tr: { necessary: "Zorunlu", optional: "İsteğe bağlı", days: "gün", minutes: "dakika", many: ["üç", "dört"] },
  en: { necessary: "Necessary", optional: "Optional", days: "days", minutes: "minutes", many: ["three", "four"] },
};

const day = 24 * 60 * 60;

const plain = conditionsOf({});
const measuring = conditionsOf({ TAG_MANAGER_ID: "GTM-TEST01" });
const guarded = conditionsOf({ RECAPTCHA_SITE_KEY: "key" });

/** Who asks nothing needs no cookie for the answer. */
const { consent, ...withoutChoice } = cookies;

describe.each(["tr", "en"] as const)("the cookie policy in %s", (locale) => {
  const { days, minutes, many, ...kinds } = said[locale];
  const lasts = (seconds: number) => (seconds < day ? `${seconds / 60} ${minutes}` : `${seconds / day} ${days}`);
  const shown = (conditions: Conditions) =>
    resolveMarks(texts[`../content/${locale}/legal/cerez-politikasi.md`] as string, conditions);

  test.each([
    { name: "by default", conditions: plain, set: Object.values(withoutChoice) },
    { name: "with a tag manager", conditions: measuring, set: [...Object.values(withoutChoice), consent] },
  ])("has a row for each cookie the site sets, with its kind and how long it lasts, $name", ({ conditions, set }) => {
    const [table] = tables(shown(conditions));
    const rows = table?.map(([name, , kind, duration]) => [name, kind?.split(",")[0], duration]);
    const expected = set.map(({ name, seconds, kind, httpOnly }) => [
      httpOnly ? expect.stringMatching(new RegExp(`^${name} \\(.*__Host-${name}.*\\)$`)) : name,
      kinds[kind],
      lasts(seconds),
    ]);
    expect(rows).toEqual(expected);
    expect(shown(conditions)).toMatch(new RegExp(`^summary: .* ${many[set.length - 3]} `, "m"));
  });

  test("speaks of a choice and of how to change it where there is one", () => {
    const { link, accept, reject } = words("consent", locale);
    for (const word of [link, accept, reject, "Google"]) {
      expect(shown(plain)).not.toContain(word);
      expect(shown(measuring)).toContain(word);
    }
  });

  test("names reCAPTCHA, its cookie and its legal basis where it is used", () => {
    for (const word of ["reCAPTCHA v3", "| _GRECAPTCHA |"]) {
      expect(shown(plain)).not.toContain(word);
      expect(shown(guarded)).toContain(word);
    }
    expect(shown(guarded)).toMatch(/^- \*\*reCAPTCHA.*\(f\)/m);
  });

  test("has a row for each thing that scripts keep in the browser, and no other row", () => {
    const [, stored] = tables(shown(plain));
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

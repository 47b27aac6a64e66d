import { expect, test } from "vitest";
import { words } from "../../../content/words.ts";
import { href } from "../../../site/href.ts";
import { localeCodes } from "../../../site/locales.ts";
import { drawnAt, textIn } from "../../../testing/shown-page.tsx";
import { Projects } from "./projects.tsx";

test.each(localeCodes)("four projects say what was asked, done, found, wrong and used today: %s", (locale) => {
  const copy = words("research", locale).projects;
  const markup = drawnAt(href("arge", locale), <Projects copy={copy} stages={words("research", locale).stages} />);
  const text = textIn(markup);
  expect(markup.match(/<article/g)).toHaveLength(4);
  expect(markup).toContain('id="projects"');
  for (const { title, partner, period, question, done, result, failed, today } of copy.items) {
    expect(
      [title, partner, period, question, done, result, failed, today].filter((said) => !text.includes(said)),
    ).toEqual([]);
    expect(result).toMatch(/\d/);
  }
});

test("three of the projects were done with a university each", () => {
  const partners = words("research", "tr").projects.items.map(({ partner }) => partner);
  expect(new Set(partners.filter((partner) => partner.includes("Üniversitesi"))).size).toBe(3);
});

test.each(localeCodes)("the home page leads to the projects: %s", (locale) => {
  const links = words("home", locale).discover.others.map(({ link }) => link);
  expect(links).toContainEqual(expect.objectContaining({ to: "arge", hash: "projects" }));
});

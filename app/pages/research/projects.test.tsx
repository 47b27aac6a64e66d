import { expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { localeCodes } from "../../../site/locales.ts";
import { drawnAt, textIn } from "../../../testing/shown-page.tsx";
import { artFile } from "../../art/catalogue.ts";
import { Projects, StageReached } from "./projects.tsx";

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

test("the stage that a project has reached is said, and those before it are filled", () => {
  const { stages } = words("research", "en");
  const markup = drawnAt("/en", <StageReached number={3} stages={stages} />);
  expect(markup).toContain('aria-label="Stage reached: Prototype"');
  expect(markup.match(/<li class="reached">/g)).toHaveLength(3);
  expect(markup.match(/<li/g)).toHaveLength(5);
});

test.each(localeCodes)("each project has a picture of its own, which says what it shows: %s", (locale) => {
  const { items } = words("research", locale).projects;
  expect(new Set(items.map(({ picture }) => picture)).size).toBe(items.length);
  for (const { picture } of items) expect(artFile(`research/${picture}.svg`)).toBeDefined();
});

import { expect, test } from "vitest";
import { facts } from "../../../copy/facts.ts";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { localeCodes } from "../../../site/locales.ts";
import { drawnAt, textIn } from "../../../testing/shown-page.tsx";
import { Awards, Certificates } from "./page.tsx";

test.each(localeCodes)("every award stands with its year, its name and who gave it: %s", (locale) => {
  const copy = words("about", locale).awards;
  const text = textIn(drawnAt(href("hakkimizda", locale), <Awards copy={copy} />));
  const awards = Object.values(facts(locale).awards);
  expect(copy.entries).toHaveLength(awards.length);
  for (const { year, name, body } of awards) {
    expect(text).toContain(`${year} ${name}`);
    expect(text).toContain(`${copy.givenBy} ${body}`);
  }
});

test.each(localeCodes)("every certificate stands with its year and who issued it: %s", (locale) => {
  const { certificates, certificationBody } = facts(locale);
  const copy = words("about", locale).certificates;
  const text = textIn(drawnAt(href("hakkimizda", locale), <Certificates copy={copy} />));
  expect(text).toContain(certificationBody);
  for (const { name, since } of Object.values(certificates)) {
    expect(text).toMatch(new RegExp(`${since}[^.]* ${name.replace(/[/.]/g, "\\$&")}`));
  }
});

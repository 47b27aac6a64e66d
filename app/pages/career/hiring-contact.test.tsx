import { expect, test } from "vitest";
import { facts } from "../../../copy/facts.ts";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { localeCodes } from "../../../site/locales.ts";
import { drawnAt, textIn } from "../../../testing/shown-page.tsx";
import { HiringContact } from "../../features/careers/career-sections.tsx";

test.each(localeCodes)("candidates find whom to ask and where open positions are: %s", (locale) => {
  const { people, email, addresses } = facts(locale);
  const recruiter = people["ipek-dogan"];
  const copy = words("careers", locale).contact;
  const markup = drawnAt(href("hakkimizda-kariyer", locale), <HiringContact copy={copy} />);
  expect(textIn(markup)).toContain(`${recruiter?.name} ${recruiter?.title}`);
  expect(markup).toContain(`href="tel:${recruiter?.phone?.replaceAll(" ", "")}"`);
  expect(markup).toContain(`href="mailto:${email.careers}"`);
  expect(markup).toContain(`href="${addresses.careers}"`);
});

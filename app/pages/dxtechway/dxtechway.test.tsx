import { expect, test } from "vitest";
import { facts } from "../../../copy/facts.ts";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { localeCodes } from "../../../site/locales.ts";
import { drawnAt, textIn } from "../../../testing/shown-page.tsx";
import { Terms } from "./page.tsx";

test.each(localeCodes)("the next term has a length, places, pay and a last day to apply: %s", (locale) => {
  const { months, places, grossMonthlyPay, applyUntil } = facts(locale).dxtechway;
  const copy = words("dxtechway", locale).terms;
  const text = textIn(drawnAt(href("hakkimizda-kariyer-dxtechway", locale), <Terms copy={copy} />));
  expect(text).toContain(` ${months} `);
  expect(text).toContain(` ${places} `);
  expect(text).toContain(grossMonthlyPay);
  expect(text).toContain(applyUntil);
});

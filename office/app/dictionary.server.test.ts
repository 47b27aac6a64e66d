import { expect, test } from "vitest";
import { newsSigns } from "../../copy/schema.ts";
import { mailboxes } from "../../copy/schemas/facts.ts";
import { schemas } from "../../copy/schemas/index.ts";
import { newText } from "../../copy/view/copy-texts.ts";
import { anchors } from "../../site/anchors.ts";
import { localeCodes } from "../../site/locales.ts";
import { dictionary } from "./dictionary.server.ts";

test.each(localeCodes)("editors read a name for what they choose, in %s", (locale) => {
  const { drafts, words } = dictionary(locale);
  expect(Object.keys(drafts.link.sections)).toEqual(expect.arrayContaining(Object.values(anchors).flat()));
  expect(Object.keys(drafts.choices)).toEqual(expect.arrayContaining([...newsSigns, ...mailboxes]));
  const shared = Object.keys(schemas).filter((name) => newText(name).kind === "others");
  expect(Object.keys(words.names)).toEqual(expect.arrayContaining(shared));
});

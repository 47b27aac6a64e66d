import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { words } from "../../../content/words.ts";
import { transferConsentVersion } from "../../../domain/lead/lead.ts";

const en = words("forms", "en");
const tr = words("forms", "tr");

/** Every wording that visitors have agreed to. A changed sentence gets a new version and a line of its own. */
const wordings: Record<string, string> = {
  "2026-11-15": "2b31c099e3c66f7b",
};

test("a changed consent sentence has a new version", () => {
  const sentence = ({ before, link, after }: typeof tr.consent) => before + link.text + after;
  const both = `${sentence(tr.consent)}\n${sentence(en.consent)}`;
  expect(wordings[transferConsentVersion]).toBe(createHash("sha256").update(both).digest("hex").slice(0, 16));
});

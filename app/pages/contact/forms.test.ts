import { describe, expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { contactForm } from "../../../domain/lead/contact-form.ts";
import type { Field } from "../../../domain/lead/fields.ts";
import type { ErrorCode } from "../../../domain/lead/read-form.ts";
import { reportForm } from "../../../domain/lead/report-form.ts";
import { errorText, titlePrefix, wordsFor } from "../../features/lead-form/form-words.ts";

const en = words("forms", "en");
const tr = words("forms", "tr");

const fields: readonly Field[] = [...contactForm, ...reportForm];

/** What can be wrong with a field of a kind. */
function codesOf({ kind, required }: Field): ErrorCode[] {
  const wrong: ErrorCode[] = kind === "email" || kind === "phone" ? ["wrong"] : [];
  const country: ErrorCode[] = kind === "phone" ? ["country"] : [];
  const tooLong: ErrorCode[] = kind === "text" || kind === "multiline" ? ["tooLong"] : [];
  return [...(required || kind === "consent" ? (["missing"] as const) : []), ...wrong, ...country, ...tooLong];
}

describe.each([
  { locale: "tr", words: tr },
  { locale: "en", words: en },
] as const)("the forms in $locale", ({ locale, words }) => {
  test.each(fields)("have a sentence for each mistake in $name", (field) => {
    const texts = codesOf(field).map((code) => errorText(words, field, code, locale));
    expect(texts.filter((text) => text === words.failed.title || /[{}]/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("say in the title of the answering page what became of them", () => {
    const form = "contact";
    expect(titlePrefix(undefined, words)).toBe("");
    expect(titlePrefix({ form, status: "invalid", errors: [], values: {} }, words)).toMatch(/^(Hata|Error): $/);
    expect(titlePrefix({ form, status: "failed", values: {} }, words)).toMatch(/^(Hata|Error): $/);
    expect(titlePrefix({ form, status: "sent", reference: "7F3K-2M9Q" }, words)).toContain(words.sent.title);
  });
});

test("lengths are written as the language writes numbers", () => {
  const message = fields.find(({ name }) => name === "message") as Field;
  expect(errorText(tr, message, "tooLong", "tr")).toContain("5.000");
  expect(errorText(en, message, "tooLong", "en")).toContain("5,000");
});

test("fields and choices without words do not compile", () => {
  // @ts-expect-error: nobody has written what it is called
  wordsFor(tr, [{ name: "budget", kind: "text", max: 80 }]);
  // @ts-expect-error: nobody has written what its choice is called
  wordsFor(tr, [{ name: "topic", kind: "choice", choices: ["complaint"] }]);
  // @ts-expect-error: nobody has written what is said where it is missing
  wordsFor({ ...tr, labels: { ...tr.labels, budget: "Bütçe" } }, [
    { name: "budget", kind: "text", max: 80, required: true },
  ]);
});

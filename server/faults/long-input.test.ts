import { expect, test } from "vitest";
import { contactForm } from "../../domain/lead/contact-form.ts";
import { readForm } from "../../domain/lead/read-form.ts";
import { reportForm } from "../../domain/lead/report-form.ts";
import { readSource, sourceFields } from "../../domain/lead/source.ts";
import { fullMetadata } from "../../domain/phone/full-metadata.ts";
import { readPhone } from "../../domain/phone/read-phone.ts";
import { quoteContactForm } from "../../domain/quote/steps/contact.ts";
import { growth } from "../../testing/growth.ts";

/** Texts that make careless patterns try everything: runs, near misses, combining marks. */
const texts: Record<string, (length: number) => string> = {
  letters: (length) => "a".repeat(length),
  spaces: (length) => " ".repeat(length),
  "lines and spaces": (length) => " \r\n".repeat(length / 3),
  dots: (length) => "a.".repeat(length / 2),
  "address without end": (length) => `a@${"a.".repeat(length / 2)}`,
  "address of hyphens": (length) => `a@${"a-".repeat(length / 2)}`,
  digits: (length) => "5".repeat(length),
  "plus signs": (length) => "+".repeat(length),
  brackets: (length) => "(".repeat(length),
  marks: (length) => "a\u0301\u0323".repeat(length / 3),
  directions: (length) => "\u202e".repeat(length),
};

const rules = {
  consent: "required" as const,
  readPhone: (typed: { number: string; country: string }) => readPhone(typed, fullMetadata).e164,
};

test.each(Object.entries(texts))("100 kB of %s are no more work than their length for every field", (_, text) => {
  for (const field of [...contactForm, ...reportForm, ...quoteContactForm]) {
    const topic = field.name === "team" ? "request" : "information";
    const read = (typed: string) => readForm([field], { topic, [field.name]: typed }, rules);
    expect(growth(text, read), field.name).toBeLessThan(3);
  }
});

test.each(Object.entries(texts))(
  "100 kB of %s are no more work than their length for every field of a source",
  (_, text) => {
    const own = { host: "www.yakamoz.example", isPage: () => true };
    for (const name of sourceFields) {
      expect(
        growth(text, (typed) => readSource({ [name]: typed }, own)),
        name,
      ).toBeLessThan(3);
    }
  },
);

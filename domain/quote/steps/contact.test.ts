import { expect, test } from "vitest";
import { person, postedQuoteContact } from "../../../testing/samples.ts";
import { type Posted, readForm } from "../../lead/read-form.ts";
import { quoteContactForm } from "./contact.ts";

const answers = postedQuoteContact({ partner: "yes", note: "Önce\r\nsabah arayın." });

/** Takes numbers as the caller's rule does: mobile ones alone. */
const read = (changes: Posted) =>
  readForm(
    quoteContactForm,
    { ...answers, ...changes },
    {
      consent: "required",
      readPhone: ({ number }) => (number.startsWith("05") ? `+9${number.replaceAll(" ", "")}` : undefined),
    },
  );

const errorsOf = (changes: Posted) => read(changes).errors.map(({ field, code }) => `${field} ${code}`);

test("takes all answers", () => {
  expect(read({})).toMatchObject({
    errors: [],
    phone: person.phone,
    answers: { fullname: person.fullname, partner: "yes", note: "Önce\nsabah arayın.", consent: "yes" },
  });
});

test("partner and note may be left out; everything else is needed", () => {
  expect(errorsOf({ partner: "", note: " " })).toEqual([]);
  expect(readForm(quoteContactForm, {}, { consent: "required", readPhone: () => undefined }).errors).toEqual(
    ["fullname", "email", "tel", "company", "jobTitle", "consent"].map((field) => ({ field, code: "missing" })),
  );
});

test("a number that takes no message is wrong, and a note has 2,000 characters", () => {
  expect(errorsOf({ tel: "0232 555 01 00", note: "a".repeat(2_001) })).toEqual(["tel wrong", "note tooLong"]);
  expect(errorsOf({ note: "a".repeat(2_000) })).toEqual([]);
});

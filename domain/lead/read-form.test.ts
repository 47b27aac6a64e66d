import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { person, postedContact } from "../../testing/samples.ts";
import { contactForm } from "./contact-form.ts";
import { askedFields, type FormRules, type Posted, readForm } from "./read-form.ts";
import { reportForm } from "./report-form.ts";

const rules: FormRules = {
  consent: "required",
  readPhone: ({ number, country }) => (country === "TR" && number === person.tel ? person.phone : undefined),
};

const errorsOf = (changes: Posted, own = rules) =>
  readForm(contactForm, postedContact(changes), own).errors.map(({ field, code }) => `${field} ${code}`);

test("a complete form gives its answers, cleaned", () => {
  const { errors, answers } = readForm(
    contactForm,
    postedContact({ name: "  Deniz\u0000\t Su ", message: "a\r\nb  \rc" }),
    rules,
  );
  expect(errors).toEqual([]);
  expect(answers).toMatchObject({ name: "Deniz Su", message: "a\nb\nc", service: "managed" });
});

test("an empty form misses everything that is required, in the form's order", () => {
  expect(readForm(contactForm, {}, rules).errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "name missing",
    "surname missing",
    "email missing",
    "company missing",
    "jobTitle missing",
    "companySize missing",
    "sector missing",
    "topic missing",
    "subject missing",
    "message missing",
    "consent missing",
  ]);
  expect(readForm(reportForm, {}, rules).errors.map(({ field }) => field)).toEqual([
    "report",
    "fullname",
    "email",
    "company",
    "jobTitle",
    "companySize",
    "sector",
    "consent",
  ]);
});

test("the topic decides whether a service or a team is asked for; the other one is not kept", () => {
  expect(errorsOf({ service: "" })).toEqual(["service missing"]);
  expect(errorsOf({ topic: "request" })).toEqual(["team missing"]);
  const { answers } = readForm(contactForm, postedContact({ topic: "request", team: "sales" }), rules);
  expect(answers).toMatchObject({ topic: "request", team: "sales" });
  expect(answers).not.toHaveProperty("service");
});

test("a choice that is not offered counts as none", () => {
  expect(errorsOf({ sector: "toString", companySize: "9" })).toEqual(["companySize missing", "sector missing"]);
});

test("the phone is optional, and right once given", () => {
  expect(errorsOf({ tel: "  " })).toEqual([]);
  expect(errorsOf({ tel: "12" })).toEqual(["tel wrong"]);
  expect(errorsOf({ "tel-country": "" })).toEqual(["tel country"]);
  expect(errorsOf({ "tel-country": "", tel: "+12" })).toEqual(["tel wrong"]);
  expect(errorsOf({ "tel-country": "" }, { ...rules, fallbackCountry: "TR" })).toEqual([]);
  const { phone } = person;
  expect(readForm(contactForm, postedContact(), rules)).toMatchObject({ errors: [], phone, answers: { tel: phone } });
});

test("a consent that is not asked for is neither missing nor kept", () => {
  const off = { ...rules, consent: "off" } as const;
  expect(errorsOf({ consent: "" }, off)).toEqual([]);
  expect(readForm(contactForm, { ...postedContact(), consent: "yes" }, off).answers).not.toHaveProperty("consent");
  expect(askedFields(contactForm, "off").map(({ kind }) => kind)).not.toContain("consent");
  expect(askedFields(contactForm, "optional")).toEqual(contactForm);
});

test("consent may be made optional, and only a tick is consent", () => {
  expect(errorsOf({ consent: "" })).toEqual(["consent missing"]);
  expect(errorsOf({ consent: "on" })).toEqual(["consent missing"]);
  expect(errorsOf({ consent: "" }, { ...rules, consent: "optional" })).toEqual([]);
});

test("a flag is an answer only where it is ticked, and never missing", () => {
  const fields = [{ name: "partner", kind: "flag" }] as const;
  expect(readForm(fields, { partner: "yes" }, rules)).toMatchObject({ errors: [], answers: { partner: "yes" } });
  for (const partner of ["", "on", "no"]) {
    expect(readForm(fields, { partner }, rules)).toMatchObject({ errors: [], answers: {} });
  }
});

test("length is counted in characters, and too much is said, not cut", () => {
  expect(errorsOf({ name: "😀".repeat(80) })).toEqual([]);
  expect(errorsOf({ name: "a".repeat(81), message: "b".repeat(5_001) })).toEqual(["name tooLong", "message tooLong"]);
});

describe("mail addresses", () => {
  test.each(["a@b.co", "ayşe@örnek.com.tr", "first.last+tag@sub.example.com", "o'hara@x-y.example"])(
    "%s is one",
    (email) => {
      expect(errorsOf({ email: ` ${email} ` })).toEqual([]);
    },
  );
  test.each([
    "a",
    "a@b",
    "@b.co",
    "a@.co",
    "a b@c.co",
    ".a@b.co",
    "a..b@c.co",
    "a@b.co,c@d.co",
    "a@b.co\nBcc: x@y.co",
    `${"a".repeat(65)}@b.co`,
  ])("%j is none", (email) => {
    expect(errorsOf({ email })).toEqual(["email wrong"]);
  });
});

test("any text in any field gives an answer and no exception", () => {
  const text = fc.string({ unit: "binary", maxLength: 300 });
  const names = [...contactForm.map(({ name }) => name), "tel-country"];
  const posts = fc.record(Object.fromEntries(names.map((name) => [name, text])));
  fc.assert(
    fc.property(posts, (posted) => {
      const { errors, answers } = readForm(contactForm, posted, rules);
      const refused = new Set(errors.map(({ field }) => field));
      expect(Object.keys(answers).some((name) => refused.has(name))).toBe(false);
    }),
    { numRuns: 200 },
  );
});

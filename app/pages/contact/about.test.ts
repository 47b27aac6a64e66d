import { expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { aboutKeys, contactForm, valuesFromQuery } from "../../../domain/lead/contact-form.ts";
import { readForm } from "../../../domain/lead/read-form.ts";
import { postedContact } from "../../../testing/samples.ts";

const en = words("contact", "en");
const tr = words("contact", "tr");

const copy = import.meta.glob<string>("../../../content/{tr,en}/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const at = (query: string) => valuesFromQuery(new URLSearchParams(query), tr.about);
const rules = { consent: "required", readPhone: ({ number }: { number: string }) => number } as const;

test.each(aboutKeys)("%s fills in what the form takes, with a subject in each language", (about) => {
  for (const { about: subjects } of [tr, en]) {
    const filled = valuesFromQuery(new URLSearchParams({ about }), subjects);
    const { errors, answers } = readForm(contactForm, { ...postedContact(), service: "", ...filled }, rules);
    expect(errors).toEqual([]);
    expect(answers).toMatchObject(filled);
  }
});

test("a visit goes to corporate communication, a project to business development, a product is asked about", () => {
  expect(at("about=campus-visit")).toMatchObject({ topic: "request", team: "communication" });
  expect(at("about=research-project")).toMatchObject({ topic: "request", team: "business-development" });
  expect(at("about=rpa")).toMatchObject({ topic: "information", service: "rpa" });
});

test.each(["tr", "en"])("every key has its link in %s, and every link its key", (locale) => {
  const files = Object.entries(copy).filter(([file]) => file.includes(`/${locale}/`));
  const keys = files.flatMap(([, text]) => Array.from(text.matchAll(/\babout=(\S*)/g), ([, key]) => key));
  expect(new Set(keys)).toEqual(new Set(aboutKeys));
});

test("unknown keys and words in the address fill in nothing", () => {
  for (const query of ["", "about=", "about=toString", "about=Free+text", "subject=Free&topic=request"]) {
    expect(at(query)).toEqual({});
  }
});

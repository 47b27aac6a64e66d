import { expect, test } from "vitest";
import type { Path } from "../check/schema-fields.ts";
import { fieldLabel, labelFromPlace } from "./field-label.ts";

const text = {
  title: "We keep systems awake.",
  offers: {
    title: "Three fields, one team.",
    cards: [{ title: "Cloud" }, { title: "{{figures.years}}", content: "Since then." }],
    paragraphs: ["First.", "Second."],
    more: { text: "Learn more", to: "index" },
  },
  labels: { name: "First name", surname: "Surname" },
  menu: { open: "Menu", empty: "" },
  count: { one: "{total} story", other: "{total} stories" },
};

const labelOf = (...path: Path) => fieldLabel(path, { kind: "seen" }, text, "en");

test("a field is called by the title of its part of the page and by its name", () => {
  expect(labelOf("title")).toBe("Title");
  expect(labelOf("offers", "title")).toBe("Three fields, one team · Title");
  expect(fieldLabel(["offers", "lead"], { kind: "seen" }, text, "tr")).toBe("Three fields, one team · Giriş metni");
});

test("an entry of a list is called by its title, or by the list and its place", () => {
  expect(labelOf("offers", "cards", 0, "title")).toBe("Cloud · Title");
  expect(labelOf("offers", "cards", 1, "content")).toBe("Three fields, one team · Card 2 · Text");
  expect(labelOf("offers", "paragraphs", 1)).toBe("Three fields, one team · Paragraph 2");
});

test("a field without a name is called by its first words", () => {
  expect(labelOf("menu", "open")).toBe("Menu · “Menu”");
  expect(labelOf("labels", "surname")).toBe("Field labels · “Surname”");
  expect(labelOf("count", "one")).toBe("{total} stories · Singular");
});

test("a link has the name of a link, and its words say which", () => {
  const info = { kind: "seen", name: "link" } as const;
  expect(fieldLabel(["offers", "more", "text"], info, text, "en")).toBe("Learn more · Link");
  expect(fieldLabel(["link", "text"], info, undefined, "en")).toBe("Link");
});

test("a sentence of the schema stands for the name, with the place in a list", () => {
  const info = { kind: "id", about: { tr: "Kartın işareti.", en: "Sign of the card." } } as const;
  expect(fieldLabel(["offers", "cards", 1, "icon"], info, text, "tr")).toBe("Kartın işareti. (2)");
  expect(fieldLabel(["icon"], info, text, "en")).toBe("Sign of the card.");
});

test("a field of which nothing is known is a text", () => {
  expect(labelOf("tab")).toBe("Text");
  expect(labelFromPlace(["tab"], { kind: "seen" }, text, "en")).toBeUndefined();
});

import type { Facts } from "./schemas/facts.ts";

/** A fact that a text names, such as {{founded}} or {{offices.istanbul.phone}}. */
export const factPattern = /\{\{([\w.-]+)\}\}/g;

type Unknown = (placeholder: string) => Error;

/** Fills in the facts of the company that a text names. */
export function fillFacts(
  text: string,
  facts: () => Facts,
  write: (fact: string, key: string) => string,
  unknown: Unknown,
): string {
  if (!text.includes("{{")) return text;
  const slots = factSlots(facts());
  return text.replace(factPattern, (placeholder, key: string) => {
    const fact = slots[key];
    if (fact === undefined) throw unknown(placeholder);
    return write(fact, key);
  });
}

/** The text with those facts that there are, for measuring it. */
export function shownFacts(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(factPattern, (placeholder, key: string) => slots[key] ?? placeholder);
}

/** The value with every text in it changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

const known = new WeakMap<Facts, Readonly<Record<string, string>>>();

/** Every fact by the name that texts call it: its path, and some that are put together. */
export function factSlots(facts: Facts): Readonly<Record<string, string>> {
  const found = known.get(facts);
  if (found) return found;
  const { offices, people, email, register, spokesperson } = facts;
  const nameOf = (id: string) => people[id]?.name ?? id;
  const slots = {
    ...leaves(facts),
    address: postalAddress(facts, "headquarters"),
    phone: offices.headquarters.phone,
    fax: offices.headquarters.fax,
    "offices.headquarters.address": postalAddress(facts, "headquarters"),
    "offices.istanbul.address": postalAddress(facts, "istanbul"),
    "register.chair": nameOf(register.chair),
    spokesperson: nameOf(spokesperson),
    ...Object.fromEntries(
      Object.entries(people).flatMap(([id, person]) =>
        person.email ? [[`people.${id}.email`, email[person.email]]] : [],
      ),
    ),
  };
  known.set(facts, slots);
  return slots;
}

function leaves(value: unknown, path = ""): Record<string, string> {
  if (typeof value !== "object" || value === null) return { [path]: String(value) };
  const parts = Object.entries(value).map(([key, part]) => leaves(part, path ? `${path}.${key}` : key));
  return Object.assign({}, ...parts);
}

/** The address of an office on one line. */
function postalAddress({ offices, country }: Pick<Facts, "offices" | "country">, office: keyof Facts["offices"]) {
  const { street, postalCode, district, city } = offices[office];
  return `${street}, ${postalCode} ${district}/${city}, ${country}`;
}

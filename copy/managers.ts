import type { Locale } from "../site/locales.ts";
import { facts } from "./facts.ts";
import { words } from "./words.ts";

/** The people of the management page, with the names and positions that the facts give them. */
export function managers(locale: Locale) {
  const { people } = facts(locale);
  return words("management", locale).people.map((person) => {
    const { name, title } = people[person.id] ?? { name: person.id, title: "" };
    return { ...person, name, title };
  });
}

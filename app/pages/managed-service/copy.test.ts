import { expect, test } from "vitest";
import { facts } from "../../../copy/facts.ts";
import {
  type ManagedService,
  managedService,
  managedServicePages,
  serviceName,
} from "../../../copy/managed-services.ts";
import { managers } from "../../../copy/managers.ts";
import { preselectedServices } from "../../../domain/quote/links.ts";
import type { Locale } from "../../../site/locales.ts";
import { pageNames, pages } from "../../../site/pages.ts";

const locales: Locale[] = ["tr", "en"];
const names = pageNames.filter((name) => pages[name].module === "managed-service");

function items(copy: ManagedService) {
  return copy.services.groups.flatMap((group) => group.items);
}

/** What both languages must have in common. */
function skeleton(copy: ManagedService) {
  return {
    paragraphs: copy.overview.paragraphs.length,
    groups: copy.services.groups.map(({ id }) => id),
    items: items(copy).map(({ id, points }) => [id, points.length]),
    sections: [copy.levels !== undefined, copy.steps?.items.length],
    drivers: copy.terms.drivers.length,
    story: copy.story,
    director: copy.director.person,
    faq: copy.faq.map(({ id }) => id),
    links: [...copy.related, copy.closing.quote, copy.closing.contact].map(({ text, ...target }) => target),
  };
}

test("every page of the module has its copy", () => {
  expect([...managedServicePages].sort()).toEqual([...names].sort());
});

test.each(names)("%s says the same in both languages", (name) => {
  expect(skeleton(managedService(name, "en"))).toEqual(skeleton(managedService(name, "tr")));
});

test.each(names)("%s numbers its services one after the other", (name) => {
  for (const { items } of managedService(name, "tr").services.groups) {
    const prefix = items[0]?.id.split("-")[0];
    expect(items.map(({ id }) => id)).toEqual(items.map((_, i) => `${prefix}-${i + 1}`));
  }
});

test.each(names)("%s preselects services that the catalogue knows", (name) => {
  const query = new URLSearchParams(managedService(name, "tr").closing.quote.query);
  expect(preselectedServices(query)).toEqual(query.get("services")?.split(","));
});

test.each(names)("%s has a director who is on the management page", (name) => {
  const { person } = managedService(name, "tr").director;
  expect(managers("tr").map(({ id }) => id)).toContain(person);
});

test("services carry the codes of the specification", () => {
  const codes = names.flatMap((name) => items(managedService(name, "tr")).map(({ id }) => id.split("-")[0]));
  expect([...new Set(codes)].sort()).toEqual(["am", "ccs", "cms", "dm", "it", "sap"]);
});

test.each(managedServicePages)("%s says how long taking over lasts, as the facts have it", (name) => {
  const service = serviceName(name);
  for (const locale of locales) {
    const { takeOver } = facts(locale).managedServices;
    expect(managedService(name, locale).terms.takeOver).toContain(takeOver[service as keyof typeof takeOver]);
  }
});

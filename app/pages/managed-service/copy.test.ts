import { expect, test } from "vitest";
import { managedServices as en } from "../../../content/en/managed-services/index.ts";
import type { ManagedServiceCopy } from "../../../content/managed-service-schema.ts";
import { managedServices as tr } from "../../../content/tr/managed-services/index.ts";
import { preselectedServices } from "../../../domain/quote/links.ts";
import { pageNames, pages } from "../../../site/pages.ts";

type Name = keyof typeof tr;
const names = pageNames.filter((name) => pages[name].module === "managed-service") as Name[];

function items(copy: ManagedServiceCopy) {
  return copy.services.groups.flatMap((group) => group.items);
}

/** What both languages must have in common. */
function skeleton(copy: ManagedServiceCopy) {
  return {
    paragraphs: copy.overview.paragraphs.length,
    groups: copy.services.groups.map(({ id }) => id),
    items: items(copy).map(({ id, name, content }) => [id, name, content.length]),
    sections: [copy.levels !== undefined, copy.steps?.items.length],
    story: copy.story,
    faq: copy.faq.map(({ id }) => id),
    links: [...copy.related, copy.closing.quote, copy.closing.contact].map(({ text, ...target }) => target),
  };
}

test("every page of the module has its copy", () => {
  expect(Object.keys(tr).sort()).toEqual([...names].sort());
  expect(Object.keys(en).sort()).toEqual([...names].sort());
});

test.each(names)("%s says the same in both languages", (name) => {
  expect(skeleton(en[name])).toEqual(skeleton(tr[name]));
});

test.each(names)("%s numbers its services one after the other", (name) => {
  for (const { items } of tr[name].services.groups) {
    const prefix = items[0]?.id.split("-")[0];
    expect(items.map(({ id }) => id)).toEqual(items.map((_, i) => `${prefix}-${i + 1}`));
  }
});

test.each(names)("%s preselects services that the catalogue knows", (name) => {
  const query = new URLSearchParams(tr[name].closing.quote.query);
  expect(preselectedServices(query)).toEqual(query.get("services")?.split(","));
});

test("services carry the codes of the specification", () => {
  const codes = names.flatMap((name) => items(tr[name]).map(({ id }) => id.split("-")[0]));
  expect([...new Set(codes)].sort()).toEqual(["am", "ccs", "cms", "dm", "it", "sap"]);
});

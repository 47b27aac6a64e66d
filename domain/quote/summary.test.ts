import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDraft } from "../../testing/quote/any-draft.ts";
import { addServices, emptyDraft } from "./draft.ts";
import { readPackages } from "./links.ts";
import { detailsStep } from "./steps/details.ts";
import {
  countText,
  type SummaryGroup,
  type SummaryWords,
  summaryOf,
  summaryRows,
  summaryText,
  unitsByLevel,
} from "./summary.ts";

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { name, short: name }]));

const words = {
  locale: "en",
  tags: { infrastructure: { name: "Infrastructure" }, security: { name: "Security" }, sap: { name: "SAP" } },
  services: new Proxy({}, { get: (_, key) => ({ label: String(key), unit: { one: "piece", other: "pieces" } }) }),
  suboptions: named(["mssql", "postgresql", "prod-sid"]),
  levels: { basic: { name: "Basic" }, advanced: { name: "Advanced" }, professional: { name: "Pre\u2060mium" } },
  expert: { amount: "An expert calls", detail: "Before the quote" },
  missing: { amount: "Missing", details: { "no-suboption": "No suboption", "no-package": "No package" } },
} as unknown as SummaryWords;

test("adds the units of each level, without events per second and levels that are not counted", () => {
  const draft = readPackages("os.b4.p12_db-mssql.a2_soc.b500_storage.b_san_rise-prod.p3");
  expect(unitsByLevel(summaryOf(draft))).toEqual({ basic: 4, advanced: 2, professional: 15 });
  expect(unitsByLevel(summaryOf(emptyDraft()))).toEqual({ basic: 0, advanced: 0, professional: 0 });
});

test("groups what was chosen by field, with packages, suboptions and totals", () => {
  expect(summaryOf(readPackages("os.b4.p12_san_rise-prod.p3"))).toEqual([
    {
      tag: "infrastructure",
      color: "green",
      services: [
        {
          key: "operating-system-management",
          unit: "server",
          packages: [
            { level: "basic", count: 4 },
            { level: "professional", count: 12 },
          ],
          suboptions: [],
          total: 16,
        },
        { key: "san-management", packages: [], suboptions: [] },
      ],
    },
    {
      tag: "sap",
      color: "pink",
      services: [
        {
          key: "cloud-management",
          unit: "sid",
          packages: [],
          suboptions: [{ name: "prod-sid", packages: [{ level: "professional", count: 3 }] }],
          total: 3,
        },
      ],
    },
  ]);
});

test("says of a chosen service what it still lacks", () => {
  const [group] = summaryOf(addServices(emptyDraft(), ["database-management", "storage"]));
  expect(group?.services.map(({ key, missing }) => [key, missing])).toEqual([
    ["database-management", "no-suboption"],
    ["storage", "no-package"],
  ]);
});

test("never holds what was not chosen, and says of every service whether it is complete", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const lacking = new Set<string | undefined>(detailsStep.errors({ draft }).map(({ service }) => service));
      for (const { key, packages, suboptions, missing } of servicesIn(summaryOf(draft))) {
        const choice = draft.services[key];
        expect(choice.selected).toBe(true);
        expect(missing !== undefined).toBe(lacking.has(key));
        expectChosen(packages, choice);
        for (const option of suboptions) {
          const chosen = choice.suboptions[option.name];
          expect(chosen?.selected).toBe(true);
          expectChosen(option.packages, chosen);
        }
      }
    }),
  );
});

test("a row has label, amount and detail", () => {
  const rows = summaryRows(summaryOf(readPackages("os.b4.p1200_db-mssql.a2-pg.p6_storage.b.p_san_fw")), words);
  expect(rows.map(({ key, amount, detail, isMissing }) => [key, amount, detail, isMissing])).toEqual([
    ["operating-system-management", "1,204 pieces", "4 Basic, 1,200 Pre\u2060mium", false],
    ["database-management", "8 pieces", "mssql 2 Advanced, postgresql 6 Pre\u2060mium", false],
    ["storage", "Basic, Pre\u2060mium", "", false],
    ["san-management", "An expert calls", "Before the quote", false],
    ["firewall", "Missing", "No package", true],
  ]);
});

test("a count is written as its language does", () => {
  expect(countText(1, { one: "server", other: "servers" }, "en")).toBe("1 server");
  expect(countText(1_000, { one: "sunucu", other: "sunucu" }, "tr")).toBe("1.000 sunucu");
});

test("as plain text it has a line per service and no invisible letters", () => {
  expect(summaryText(summaryOf(readPackages("os.p1_san_soc.b500")), words)).toBe(
    [
      "Infrastructure",
      "- operating-system-management: 1 piece (1 Premium)",
      "- san-management: An expert calls (Before the quote)",
      "",
      "Security",
      "- soc: 500 pieces (500 Basic)",
    ].join("\n"),
  );
});

test("as plain text what lacks something is named alone", () => {
  expect(summaryText(summaryOf(readPackages("fw_soc.b500")), words)).toBe(
    ["Security", "- firewall", "- soc: 500 pieces (500 Basic)"].join("\n"),
  );
});

function servicesIn(groups: readonly SummaryGroup[]) {
  return groups.flatMap(({ services }) => services);
}

function expectChosen(
  packages: SummaryGroup["services"][number]["packages"],
  choice: { addedLevels: string[]; selectedLevel: string | null } | undefined,
) {
  for (const { level } of packages) expect([...(choice?.addedLevels ?? []), choice?.selectedLevel]).toContain(level);
}

const servers = { one: "server", other: "servers" };

test("a count stands with its unit", () => {
  expect(countText(1, servers, "en")).toBe("1 server");
  expect(countText(12, servers, "en")).toBe("12 servers");
  expect(countText(12, undefined, "en")).toBe("12");
});

test("numbers are written as the language writes them", () => {
  for (const locale of ["tr", "en"] as const) {
    const { format } = new Intl.NumberFormat(locale);
    for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567]) {
      expect(countText(count, undefined, locale)).toBe(format(count));
    }
  }
});

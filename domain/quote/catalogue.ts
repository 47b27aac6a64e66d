/** The fields of the catalogue, each with the colour of its tag. */
export const serviceTags = { infrastructure: "green", security: "blue", sap: "pink" } as const;
export type ServiceTag = keyof typeof serviceTags;

export const serviceLevels = ["basic", "advanced", "professional"] as const;
export type ServiceLevel = (typeof serviceLevels)[number];

export type ServiceUnit = "server" | "database" | "firewall" | "eps" | "sid" | "system";

/** A count as text, and whether the level is shown without being offered. */
export type LevelEntry = { value: string; disabled: boolean };

/** How levels are chosen: exactly one where a level is selected from the start, otherwise any number may be added. */
export type LevelFields = {
  addedLevels: readonly ServiceLevel[];
  selectedLevel: ServiceLevel | null;
} & Record<ServiceLevel, LevelEntry>;

export type Suboption<Name extends string = string> = LevelFields & {
  name: Name;
  /** Stands for it in links. */
  short: string;
  selected: boolean;
};

export type CatalogueEntry<Key extends string = string, Name extends string = string> = LevelFields & {
  /** Stands for it in the draft, in forms and addresses. */
  key: Key;
  /** Stands for it in links to a package. */
  short: string;
  tag: ServiceTag;
  tagColor: (typeof serviceTags)[ServiceTag];
  /** What the visitor states: a number per level, a level alone, or nothing before an expert has called. */
  asks: "count" | "level" | "nothing";
  unit?: ServiceUnit;
  /** Counts are whole multiples of it. */
  multipleOf?: number;
  suboptions: readonly Suboption<Name>[];
};

type Question = Pick<CatalogueEntry, "asks" | "unit" | "multipleOf">;

/** Levels as they are before anybody chose. With a level of its own, it takes that one or another one instead. */
export function levels(selected: ServiceLevel | null = null, disabled: readonly ServiceLevel[] = []): LevelFields {
  const entry = (level: ServiceLevel) => ({ value: "0", disabled: disabled.includes(level) });
  return {
    addedLevels: [],
    selectedLevel: selected,
    basic: entry("basic"),
    advanced: entry("advanced"),
    professional: entry("professional"),
  };
}

function suboption<const Name extends string>(
  name: Name,
  short: string = name,
  fields: LevelFields = levels(),
): Suboption<Name> {
  return { name, short, selected: false, ...fields };
}

export function service<
  const Key extends string,
  const Asks extends CatalogueEntry["asks"],
  const Name extends string = never,
>(
  key: Key,
  short: string,
  tag: ServiceTag,
  question: Question & { asks: Asks; suboptions?: readonly Suboption<Name>[] },
  fields: LevelFields = levels(),
): CatalogueEntry<Key, Name> & { asks: Asks } {
  return { key, short, tag, tagColor: serviceTags[tag], suboptions: [], ...question, ...fields };
}

const rise = levels("professional");

/** What one can ask a quote for. Keys and rules stand here, the words in content. */
export const catalogue = [
  service("operating-system-management", "os", "infrastructure", { asks: "count", unit: "server" }),
  service("database-management", "db", "infrastructure", {
    asks: "count",
    unit: "database",
    suboptions: [
      suboption("mssql"),
      suboption("mysql"),
      suboption("postgresql", "pg"),
      suboption("oracle"),
      suboption("mongodb", "mongo"),
      suboption("db2"),
    ],
  }),
  service("storage", "storage", "infrastructure", { asks: "level" }),
  service("virtualization", "vm", "infrastructure", { asks: "count", unit: "server" }),
  service("backup", "backup", "infrastructure", { asks: "count", unit: "server" }),
  service("san-management", "san", "infrastructure", { asks: "nothing" }),
  service("firewall", "fw", "security", { asks: "count", unit: "firewall" }),
  service("soc", "soc", "security", { asks: "count", unit: "eps", multipleOf: 100 }),
  service("siem", "siem", "security", { asks: "count", unit: "eps", multipleOf: 100 }),
  service(
    "cloud-management",
    "rise",
    "sap",
    {
      asks: "count",
      unit: "sid",
      suboptions: [
        suboption("prod-sid", "prod", rise),
        suboption("non-prod-sid", "nonprod", rise),
        suboption("dr-sid", "dr", rise),
      ],
    },
    rise,
  ),
  service("sap-maintenance-and-support", "sap", "sap", { asks: "count", unit: "system" }, levels("basic")),
] as const;

export type ServiceKey = (typeof catalogue)[number]["key"];
/** Services that ask for a number. */
export type CountedKey = Extract<(typeof catalogue)[number], { asks: "count" }>["key"];
export type SuboptionName = (typeof catalogue)[number]["suboptions"][number]["name"];
export type CatalogueService = CatalogueEntry<ServiceKey, SuboptionName>;

/** The services of one field, in the order of the catalogue. */
export function servicesOf(tag: ServiceTag): CatalogueService[] {
  return catalogue.filter((service) => service.tag === tag);
}

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

type Asked = Pick<CatalogueEntry, "asks" | "unit" | "multipleOf">;

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

export function suboption<const Name extends string>(
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
  asked: Asked & { asks: Asks; suboptions?: readonly Suboption<Name>[] },
  fields: LevelFields = levels(),
): CatalogueEntry<Key, Name> & { asks: Asks } {
  return { key, short, tag, tagColor: serviceTags[tag], suboptions: [], ...asked, ...fields };
}

/** What one can ask a quote for. Keys and rules stand here, the words in content. */

/** The fields of the catalogue, each with the colour of its tag. */
export const serviceTags = { infrastructure: "green", security: "blue", sap: "pink" } as const;
export type ServiceTag = keyof typeof serviceTags;

export const serviceLevels = ["basic", "advanced", "professional"] as const;
export type ServiceLevel = (typeof serviceLevels)[number];

type ServiceUnit = "server" | "database" | "firewall" | "eps" | "sid" | "system";

type CatalogueEntry = {
  key: string;
  tag: ServiceTag;
  /** What the visitor states: a number per level, a level alone, or nothing before an expert has called. */
  asks: "count" | "level" | "nothing";
  unit?: ServiceUnit;
  /** Counts are whole multiples of it. */
  multipleOf?: number;
  options?: readonly string[];
  /** The one level it starts with; services without it may take several levels at once. */
  defaultLevel?: ServiceLevel;
};

export const catalogue = [
  { key: "operating-system-management", tag: "infrastructure", asks: "count", unit: "server" },
  {
    key: "database-management",
    tag: "infrastructure",
    asks: "count",
    unit: "database",
    options: ["MSSQL", "MySQL", "PostgreSQL", "Oracle", "MongoDB", "DB2"],
  },
  { key: "storage", tag: "infrastructure", asks: "level" },
  { key: "virtualization", tag: "infrastructure", asks: "count", unit: "server" },
  { key: "backup", tag: "infrastructure", asks: "count", unit: "server" },
  { key: "san-management", tag: "infrastructure", asks: "nothing" },
  { key: "firewall", tag: "security", asks: "count", unit: "firewall" },
  { key: "soc", tag: "security", asks: "count", unit: "eps", multipleOf: 100 },
  { key: "siem", tag: "security", asks: "count", unit: "eps", multipleOf: 100 },
  {
    key: "cloud-management",
    tag: "sap",
    asks: "count",
    unit: "sid",
    options: ["Prod SID", "Non-Prod SID", "DR SID"],
    defaultLevel: "professional",
  },
  { key: "sap-maintenance-and-support", tag: "sap", asks: "count", unit: "system", defaultLevel: "basic" },
] as const satisfies readonly CatalogueEntry[];

export type ServiceKey = (typeof catalogue)[number]["key"];

export type CatalogueService = CatalogueEntry & { key: ServiceKey };

/** The services of one field, in the order of the catalogue. */
export function servicesOf(tag: ServiceTag): CatalogueService[] {
  return catalogue.filter((service) => service.tag === tag);
}

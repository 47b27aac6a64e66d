import { type CatalogueEntry, levels, type ServiceTag, service, suboption } from "./catalogue-shape.ts";

export { type ServiceLevel, type ServiceTag, serviceLevels, serviceTags } from "./catalogue-shape.ts";

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

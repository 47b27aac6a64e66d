import type { Locale } from "../../site/locales.ts";
import { grouped } from "../grammar/thousands.ts";
import {
  type CatalogueService,
  type CountedKey,
  type ServiceKey,
  type ServiceLevel,
  type ServiceTag,
  type ServiceUnit,
  type SuboptionName,
  serviceTags,
} from "./catalogue.ts";
import { chosenServices, type Draft, type ServiceChoice } from "./draft.ts";
import { chosenTargets, type DetailCode, type Package, readTarget, serviceErrors } from "./packages.ts";

/** One chosen service: its packages, or those of its chosen suboptions. */
export type SummaryService = {
  key: ServiceKey;
  unit?: ServiceUnit;
  packages: Package[];
  suboptions: { name: SuboptionName; packages: Package[] }[];
  /** All counts together, where counts are asked. */
  total?: number;
  /** What it still lacks first. */
  missing?: DetailCode;
};

export type SummaryGroup = { tag: ServiceTag; color: (typeof serviceTags)[ServiceTag]; services: SummaryService[] };

/** What was chosen, grouped by field. Nothing else is in it: no unchosen service, suboption or level. */
export function summaryOf(draft: Draft): SummaryGroup[] {
  const byTag = Map.groupBy(chosenServices(draft), ({ service }) => service.tag);
  return [...byTag].map(([tag, chosen]) => ({
    tag,
    color: serviceTags[tag],
    services: chosen.map(({ service, choice }) => summaryOfService(service, choice)),
  }));
}

function summaryOfService(service: CatalogueService, choice: ServiceChoice): SummaryService {
  const targets = chosenTargets(service, choice).map((target) => {
    return { name: target.suboption, packages: readTarget(target, choice).packages };
  });
  const total = targets.flatMap(({ packages }) => packages).reduce((sum, { count = 0 }) => sum + count, 0);
  const missing = serviceErrors(service, choice)[0]?.code;
  return {
    key: service.key,
    ...(service.unit && { unit: service.unit, total }),
    packages: targets.flatMap(({ name, packages }) => (name ? [] : packages)),
    suboptions: targets.flatMap(({ name, packages }) => (name ? [{ name, packages }] : [])),
    ...(missing && { missing }),
  };
}

/** How many units each level has. Events per second are no units one could count beside servers. */
export function unitsByLevel(groups: readonly SummaryGroup[]): Record<ServiceLevel, number> {
  const units: Record<ServiceLevel, number> = { basic: 0, advanced: 0, professional: 0 };
  for (const { unit, packages, suboptions } of groups.flatMap(({ services }) => services)) {
    if (unit === "eps") continue;
    const all = [...packages, ...suboptions.flatMap((one) => one.packages)];
    for (const { level, count = 0 } of all) units[level] += count;
  }
  return units;
}

/** A unit after a number: "1 server", "4 servers". Turkish has one form for both. */
type UnitWords = { one: string; other: string };

/** The words a summary needs; content supplies them. */
export type SummaryWords = {
  locale: Locale;
  tags: Readonly<Record<ServiceTag, { name: string }>>;
  services: Readonly<Record<ServiceKey, { label: string; unit?: UnitWords }> & Record<CountedKey, { unit: UnitWords }>>;
  suboptions: Readonly<Record<SuboptionName, { short: string }>>;
  levels: Readonly<Record<ServiceLevel, { name: string }>>;
  /** For a service that asks nothing before an expert has called. */
  expert: { amount: string; detail: string };
  missing: { amount: string; details: Readonly<Record<DetailCode, string>> };
};

/** A chosen service in one row: "Firewall", "16 firewalls", "4 Basic, 12 Premium". */
export type SummaryRow = {
  key: ServiceKey;
  tag: ServiceTag;
  label: string;
  amount: string;
  detail: string;
  isMissing: boolean;
};

export function summaryRows(groups: readonly SummaryGroup[], words: SummaryWords): SummaryRow[] {
  return groups.flatMap(({ tag, services }) =>
    services.map((service) => {
      const label = words.services[service.key].label;
      return { key: service.key, tag, label, ...rowText(service, words), isMissing: service.missing !== undefined };
    }),
  );
}

/** "12 servers", "1.000 EPS": a count with its unit. */
export function countText(count: number, unit: UnitWords | undefined, locale: Locale): string {
  const number = grouped(count, locale);
  return unit ? `${number} ${count === 1 ? unit.one : unit.other}` : number;
}

/** The package as plain lines under the names of its fields, for mails and messages. What lacks something is named alone. */
export function summaryText(groups: readonly SummaryGroup[], words: SummaryWords): string {
  const rows = Map.groupBy(summaryRows(groups, words), ({ tag }) => tag);
  const parts = [...rows].map(([tag, lines]) => [words.tags[tag].name, ...lines.map(line)].join("\n"));
  // Joiners keep words together on pages; in a plain text some programs show them as boxes.
  return parts.join("\n\n").replaceAll("\u2060", "");
}

function line({ label, amount, detail, isMissing }: SummaryRow): string {
  if (isMissing) return `- ${label}`;
  return `- ${label}: ${amount}${detail ? ` (${detail})` : ""}`;
}

function rowText(service: SummaryService, words: SummaryWords): { amount: string; detail: string } {
  const { key, missing, total, packages, suboptions } = service;
  if (missing) return { amount: words.missing.amount, detail: words.missing.details[missing] };
  if (total !== undefined) {
    const amount = countText(total, words.services[key].unit, words.locale);
    const named = suboptions.map(({ name, packages }) => `${words.suboptions[name].short} ${listed(packages, words)}`);
    return { amount, detail: [...named, listed(packages, words)].filter(Boolean).join(", ") };
  }
  return packages.length > 0 ? { amount: listed(packages, words), detail: "" } : words.expert;
}

/** "4 Basic, 12 Premium"; levels alone where nothing is counted. */
function listed(packages: readonly Package[], { levels, locale }: SummaryWords): string {
  return packages
    .map(({ level, count }) => [...(count === undefined ? [] : [grouped(count, locale)]), levels[level].name].join(" "))
    .join(", ");
}

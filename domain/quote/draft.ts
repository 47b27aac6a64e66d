import {
  type CatalogueService,
  catalogue,
  type LevelFields,
  type ServiceKey,
  type ServiceLevel,
  type SuboptionName,
  serviceLevels,
} from "./catalogue.ts";

/** What was chosen for a service or one of its suboptions. Counts stay as they were typed. */
export type Choice = {
  selected: boolean;
  addedLevels: ServiceLevel[];
  selectedLevel: ServiceLevel | null;
  values: Record<ServiceLevel, string>;
};

export type ServiceChoice = Choice & { suboptions: Partial<Record<SuboptionName, Choice>> };

/** An unfinished package: plain JSON, nothing personal. What is deselected keeps its numbers. */
export type Draft = { services: Record<ServiceKey, ServiceChoice> };

/** Longer than any count: a longer text is not a valid number in any case. */
const maxValueLength = 40;

export function emptyDraft(): Draft {
  return readDraft({});
}

/** A draft as it was stored, also by an earlier release: unknown services are dropped, missing ones are added. */
export function readDraft(stored: unknown): Draft {
  const services = part(stored, "services");
  const entries = catalogue.map((service) => [service.key, readService(service, part(services, service.key))] as const);
  return { services: Object.fromEntries(entries) as Draft["services"] };
}

/** The chosen services with their choices, in the order of the catalogue. */
export function chosenServices({ services }: Draft): { service: CatalogueService; choice: ServiceChoice }[] {
  return catalogue
    .map((service) => ({ service, choice: services[service.key] }))
    .filter(({ choice }) => choice.selected);
}

/** The draft with these services chosen too. */
export function addServices(draft: Draft, keys: readonly ServiceKey[]): Draft {
  return changeServices(draft, ({ key }, choice) => (keys.includes(key) ? { ...choice, selected: true } : choice));
}

/** The draft with every service's choice put through a function. */
export function changeServices(
  draft: Draft,
  change: (service: CatalogueService, choice: ServiceChoice) => ServiceChoice,
): Draft {
  const entries = catalogue.map((service) => [service.key, change(service, draft.services[service.key])] as const);
  return { services: Object.fromEntries(entries) as Draft["services"] };
}

/** A typed count, short enough to be kept. */
export function storedValue(typed: string): string {
  return typed.trim().slice(0, maxValueLength).trimEnd();
}

function readService(service: CatalogueService, stored: unknown): ServiceChoice {
  const options = part(stored, "suboptions");
  const entries = service.suboptions.map((option) => [option.name, readChoice(option, part(options, option.name))]);
  return { ...readChoice(service, stored), suboptions: Object.fromEntries(entries) };
}

function readChoice(fields: LevelFields, stored: unknown): Choice {
  const added = part(stored, "addedLevels");
  const selected = part(stored, "selectedLevel");
  const values = part(stored, "values");
  const value = (level: ServiceLevel) => {
    const typed = part(values, level);
    return typeof typed === "string" ? storedValue(typed) : fields[level].value;
  };
  return {
    selected: part(stored, "selected") === true,
    addedLevels:
      fields.selectedLevel || !Array.isArray(added) ? [] : serviceLevels.filter((one) => added.includes(one)),
    selectedLevel: fields.selectedLevel && (serviceLevels.find((level) => level === selected) ?? fields.selectedLevel),
    values: { basic: value("basic"), advanced: value("advanced"), professional: value("professional") },
  };
}

function part(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

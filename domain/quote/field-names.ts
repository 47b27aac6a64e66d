import type { Posted } from "../lead/read-form.ts";
import {
  type CatalogueService,
  catalogue,
  type LevelFields,
  type ServiceKey,
  type ServiceLevel,
  type SuboptionName,
  serviceLevels,
} from "./catalogue.ts";
import type { Choice, Draft, ServiceChoice } from "./draft.ts";

/**
 * The names under which steps 1 and 2 post, each at most once. Boxes post "yes" or nothing.
 *
 *   service-SERVICE=yes          the service is chosen
 *   details-SERVICE=yes          hidden: this form asks about the service; without it nothing of the service changes
 *   sub-SERVICE-NAME=yes         the suboption is chosen
 *   count-TARGET-LEVEL=12        how many at a level; any number but 0 adds the level
 *   level-TARGET-LEVEL=yes       the level is added (where no number is asked; beside a number it may stand too)
 *   level-TARGET=LEVEL           the one level, where a target takes only one
 *   count-TARGET=3               how many at that one level
 *
 * TARGET is SERVICE, or SERVICE-NAME of a suboption. The same names are the ids of the controls that errors lead to.
 */
export const fieldNames = {
  service: (key: ServiceKey) => `service-${key}`,
  details: (key: ServiceKey) => `details-${key}`,
  suboption: (key: ServiceKey, name: SuboptionName) => `sub-${key}-${name}`,
  level: (target: PackageTarget, level?: ServiceLevel) => nameOf("level", target, level),
  count: (target: PackageTarget, level?: ServiceLevel) => nameOf("count", target, level),
};

/** Holds the values that the form of a step was filled with, as a query: they show what this visitor has changed. */
export const baseField = "base";

/** Holds what this tab sent last, as a query, whether or not a response came back: what equals it is the tab's own. */
export const sentField = "sent";

/** What packages are chosen for: a service, or a suboption of it. */
export type PackageTarget = {
  id: string;
  service: CatalogueService;
  suboption?: SuboptionName;
  fields: LevelFields & { short: string };
};

/** Whether only one level can be chosen, not several. */
export function takesOneLevel({ fields }: PackageTarget): boolean {
  return fields.selectedLevel !== null;
}

/** All targets of a service, chosen or not. */
export function packageTargets(service: CatalogueService): PackageTarget[] {
  if (service.asks === "nothing") return [];
  if (service.suboptions.length === 0) return [{ id: service.key, service, fields: service }];
  return service.suboptions.map((fields) => {
    return { id: `${service.key}-${fields.name}`, service, suboption: fields.name, fields };
  });
}

/** What was chosen for a target. A draft has a choice for every suboption of the catalogue. */
export function choiceAt({ suboption }: PackageTarget, choice: ServiceChoice): Choice {
  return suboption ? (choice.suboptions[suboption] as Choice) : choice;
}

function nameOf(what: "level" | "count", target: PackageTarget, level: ServiceLevel | undefined): string {
  return [what, target.id, ...(level && !takesOneLevel(target) ? [level] : [])].join("-");
}

type Values = [name: string, value: string][];

/** A control of step 2, and what it is about. */
export type Control = { field: string; service: ServiceKey; suboption?: SuboptionName; level?: ServiceLevel };

/** The controls of a service in step 2, in their order. */
export function controlsOf(service: CatalogueService): Control[] {
  const { key, suboptions, asks } = service;
  const levelField = asks === "count" ? fieldNames.count : fieldNames.level;
  return [
    ...suboptions.map(({ name }) => ({ field: fieldNames.suboption(key, name), service: key, suboption: name })),
    ...packageTargets(service).flatMap((target) => {
      const about = { service: key, ...(target.suboption && { suboption: target.suboption }) };
      return takesOneLevel(target)
        ? [fieldNames.level(target), fieldNames.count(target)].map((field) => ({ field, ...about }))
        : serviceLevels.map((level) => ({ field: levelField(target, level), ...about, level }));
    }),
  ];
}

/** What the controls of steps 1 and 2 show for a draft, by their names. Posted as it is, it changes nothing. */
export function formValues({ services }: Draft): Posted {
  return Object.fromEntries(catalogue.flatMap((service) => valuesOf(service, services[service.key])));
}

function valuesOf(service: CatalogueService, choice: ServiceChoice): Values {
  const { key } = service;
  return [
    ...ticked(fieldNames.service(key), choice.selected),
    ...ticked(fieldNames.details(key), true),
    ...packageTargets(service).flatMap((target) => valuesAt(target, choice)),
  ];
}

function valuesAt(target: PackageTarget, choice: ServiceChoice): Values {
  const { selected, selectedLevel, addedLevels, values } = choiceAt(target, choice);
  const { service, suboption } = target;
  const count = (level: ServiceLevel): Values =>
    service.asks === "count" ? [[fieldNames.count(target, level), values[level]]] : [];
  const levels: Values = selectedLevel
    ? [[fieldNames.level(target), selectedLevel], ...count(selectedLevel)]
    : serviceLevels.flatMap((level) => [
        ...ticked(fieldNames.level(target, level), addedLevels.includes(level)),
        ...count(level),
      ]);
  return [...(suboption ? ticked(fieldNames.suboption(service.key, suboption), selected) : []), ...levels];
}

function ticked(name: string, isTicked: boolean): Values {
  return isTicked ? [[name, "yes"]] : [];
}

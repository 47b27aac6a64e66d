import {
  type CatalogueService,
  type ServiceKey,
  type ServiceLevel,
  type SuboptionName,
  serviceLevels,
} from "./catalogue.ts";
import { type CountCode, readCount } from "./count.ts";
import type { ServiceChoice } from "./draft.ts";
import { choiceAt, fieldNames, type PackageTarget, packageTargets, takesOneLevel } from "./field-names.ts";

/** A level that was chosen, with its count where one is asked. */
export type Package = { level: ServiceLevel; count?: number };

export type DetailCode = "no-suboption" | "no-package" | "level-disabled" | CountCode;

/** What stands in the way of a quote, and the control that helps. */
export type DetailError = {
  field: string;
  code: DetailCode;
  service: ServiceKey;
  suboption?: SuboptionName;
  /** Where it is about one of several. */
  level?: ServiceLevel;
};

type TargetPackages = { packages: Package[]; errors: DetailError[] };

/** The targets whose packages count: the service itself, or the suboptions that are chosen. */
export function chosenTargets(service: CatalogueService, choice: ServiceChoice): PackageTarget[] {
  return packageTargets(service).filter((target) => !target.suboption || choiceAt(target, choice).selected);
}

/** The packages of a target, and what it still lacks. */
export function readTarget(target: PackageTarget, choice: ServiceChoice): TargetPackages {
  const { addedLevels, selectedLevel, values } = choiceAt(target, choice);
  const levels = serviceLevels.filter((level) => level === selectedLevel || addedLevels.includes(level));
  const results = levels.map((level) => readLevel(target, level, values[level]));
  const packages = results.filter((result) => typeof result === "object");
  const errors = levels.flatMap((level, index) => {
    const code = results[index];
    return typeof code === "string" ? [errorAt(target, controlOf(target, level, code), code, level)] : [];
  });
  if (levels.length === 0) errors.push(errorAt(target, firstControl(target), "no-package"));
  return { packages, errors };
}

/** All that a chosen service still lacks. */
export function serviceErrors(service: CatalogueService, choice: ServiceChoice): DetailError[] {
  const { key, suboptions } = service;
  const [first] = suboptions;
  const targets = chosenTargets(service, choice);
  if (first && targets.length === 0) {
    return [{ field: fieldNames.suboption(key, first.name), code: "no-suboption", service: key }];
  }
  return targets.flatMap((target) => readTarget(target, choice).errors);
}

/** A selected level without a number is no package yet; an added one lacks its number. */
function readLevel(target: PackageTarget, level: ServiceLevel, typed: string): Package | DetailCode {
  if (target.fields[level].disabled) return "level-disabled";
  if (target.service.asks === "level") return { level };
  const count = readCount(typed, target.service.multipleOf);
  if (typeof count === "number") return { level, count };
  return count === "count-missing" && takesOneLevel(target) ? "no-package" : count;
}

function controlOf(target: PackageTarget, level: ServiceLevel, code: DetailCode): string {
  const byNumber = target.service.asks === "count" && !(code === "level-disabled" && takesOneLevel(target));
  return byNumber ? fieldNames.count(target, level) : fieldNames.level(target, level);
}

function firstControl(target: PackageTarget): string {
  const [level] = serviceLevels.filter((one) => !target.fields[one].disabled);
  return target.service.asks === "count" ? fieldNames.count(target, level) : fieldNames.level(target, level);
}

function errorAt(target: PackageTarget, field: string, code: DetailCode, level?: ServiceLevel): DetailError {
  const { service, suboption } = target;
  return {
    field,
    code,
    service: service.key,
    ...(suboption && { suboption }),
    ...(level && !takesOneLevel(target) && { level }),
  };
}

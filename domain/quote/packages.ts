import {
  type CatalogueService,
  type ServiceKey,
  type ServiceLevel,
  type SuboptionName,
  serviceLevels,
} from "./catalogue.ts";
import { type CountCode, readCount } from "./count.ts";
import type { ServiceChoice } from "./draft.ts";
import { choiceAt, fieldNames, type Place, placesOf, takesOneLevel } from "./field-names.ts";

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

type Reading = { packages: Package[]; errors: DetailError[] };

/** The places whose packages count: the service itself, or the suboptions that are chosen. */
export function chosenPlaces(service: CatalogueService, choice: ServiceChoice): Place[] {
  return placesOf(service).filter((place) => !place.suboption || choiceAt(place, choice).selected);
}

/** The packages at a place, and what keeps it from being complete. */
export function readPlace(place: Place, choice: ServiceChoice): Reading {
  const { addedLevels, selectedLevel, values } = choiceAt(place, choice);
  const levels = serviceLevels.filter((level) => level === selectedLevel || addedLevels.includes(level));
  const readings = levels.map((level) => readLevel(place, level, values[level]));
  const packages = readings.filter((reading) => typeof reading === "object");
  const errors = levels.flatMap((level, index) => {
    const code = readings[index];
    return typeof code === "string" ? [errorAt(place, controlOf(place, level, code), code, level)] : [];
  });
  if (levels.length === 0) errors.push(errorAt(place, firstControl(place), "no-package"));
  return { packages, errors };
}

/** All that a chosen service still lacks. */
export function serviceErrors(service: CatalogueService, choice: ServiceChoice): DetailError[] {
  const { key, suboptions } = service;
  const [first] = suboptions;
  const places = chosenPlaces(service, choice);
  if (first && places.length === 0) {
    return [{ field: fieldNames.suboption(key, first.name), code: "no-suboption", service: key }];
  }
  return places.flatMap((place) => readPlace(place, choice).errors);
}

/** A selected level without a number is no package yet; an added one lacks its number. */
function readLevel(place: Place, level: ServiceLevel, typed: string): Package | DetailCode {
  if (place.fields[level].disabled) return "level-disabled";
  if (place.service.asks === "level") return { level };
  const count = readCount(typed, place.service.multipleOf);
  if (typeof count === "number") return { level, count };
  return count === "count-missing" && takesOneLevel(place) ? "no-package" : count;
}

function controlOf(place: Place, level: ServiceLevel, code: DetailCode): string {
  const byNumber = place.service.asks === "count" && !(code === "level-disabled" && takesOneLevel(place));
  return byNumber ? fieldNames.count(place, level) : fieldNames.level(place, level);
}

function firstControl(place: Place): string {
  const [level] = serviceLevels.filter((one) => !place.fields[one].disabled);
  return place.service.asks === "count" ? fieldNames.count(place, level) : fieldNames.level(place, level);
}

function errorAt(place: Place, field: string, code: DetailCode, level?: ServiceLevel): DetailError {
  const { service, suboption } = place;
  return {
    field,
    code,
    service: service.key,
    ...(suboption && { suboption }),
    ...(level && !takesOneLevel(place) && { level }),
  };
}

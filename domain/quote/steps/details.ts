import type { Posted } from "../../lead/read-form.ts";
import { type CatalogueService, type ServiceLevel, serviceLevels } from "../catalogue.ts";
import { type Choice, changeServices, chosenServices, type ServiceChoice, storedValue } from "../draft.ts";
import { choiceAt, fieldNames, type Place, placesOf, takesOneLevel } from "../field-names.ts";
import { serviceErrors } from "../packages.ts";
import type { Step } from "./step.ts";

/** Step 2: levels, counts and suboptions of the chosen services. */
export const detailsStep = {
  name: "details",
  fields: ({ draft }) => chosenServices(draft).flatMap(({ service }) => fieldsOf(service)),
  edit: (draft, posted) =>
    changeServices(draft, (service, choice) =>
      posted[fieldNames.details(service.key)] === "yes" ? editService(service, choice, posted) : choice,
    ),
  errors: ({ draft }) => chosenServices(draft).flatMap(({ service, choice }) => serviceErrors(service, choice)),
  next: "preview",
} as const satisfies Step;

function fieldsOf(service: CatalogueService): string[] {
  const { key, suboptions } = service;
  return [
    ...suboptions.map(({ name }) => fieldNames.suboption(key, name)),
    ...placesOf(service).flatMap((place) => (takesOneLevel(place) ? oneLevel(place) : severalLevels(place))),
  ];
}

function oneLevel(place: Place): string[] {
  return [fieldNames.level(place), fieldNames.count(place)];
}

function severalLevels(place: Place): string[] {
  const name = place.service.asks === "count" ? fieldNames.count : fieldNames.level;
  return serviceLevels.map((level) => name(place, level));
}

function editService(service: CatalogueService, choice: ServiceChoice, posted: Posted): ServiceChoice {
  const edited = placesOf(service).map((place) => ({
    place,
    choice: editPlace(place, choiceAt(place, choice), posted),
  }));
  const options = edited.flatMap((one) => (one.place.suboption ? [[one.place.suboption, one.choice]] : []));
  const own = edited.find(({ place }) => !place.suboption)?.choice;
  return { ...choice, ...own, suboptions: { ...choice.suboptions, ...Object.fromEntries(options) } };
}

function editPlace(place: Place, choice: Choice, posted: Posted): Choice {
  const { service, suboption } = place;
  const edited = takesOneLevel(place) ? editOneLevel(place, choice, posted) : editLevels(place, choice, posted);
  return suboption ? { ...edited, selected: posted[fieldNames.suboption(service.key, suboption)] === "yes" } : edited;
}

/** The number belongs to the level that is selected, and goes along when another one is. */
function editOneLevel(place: Place, choice: Choice, posted: Posted): Choice {
  const before = choice.selectedLevel as ServiceLevel;
  const selectedLevel = serviceLevels.find((level) => level === posted[fieldNames.level(place)]) ?? before;
  const typed = storedValue(posted[fieldNames.count(place)] ?? choice.values[before]);
  const value = (level: ServiceLevel) => (level === selectedLevel ? typed : place.fields[level].value);
  return { ...choice, selectedLevel, values: valuesOf(value) };
}

function editLevels(place: Place, choice: Choice, posted: Posted): Choice {
  const value = (level: ServiceLevel) => storedValue(posted[fieldNames.count(place, level)] ?? choice.values[level]);
  const isTicked = (level: ServiceLevel) => posted[fieldNames.level(place, level)] === "yes";
  const isCounted = (level: ServiceLevel) => place.service.asks === "count" && /[^0\s]/.test(value(level));
  return {
    ...choice,
    addedLevels: serviceLevels.filter((level) => isTicked(level) || isCounted(level)),
    values: valuesOf(value),
  };
}

function valuesOf(value: (level: ServiceLevel) => string): Choice["values"] {
  return { basic: value("basic"), advanced: value("advanced"), professional: value("professional") };
}

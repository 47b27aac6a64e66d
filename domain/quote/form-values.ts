import type { Posted } from "../lead/read-form.ts";
import { type CatalogueService, catalogue, type ServiceLevel, serviceLevels } from "./catalogue.ts";
import type { Draft, ServiceChoice } from "./draft.ts";
import { choiceAt, fieldNames, type Place, placesOf } from "./field-names.ts";

type Values = [name: string, value: string][];

/** What the controls of steps 1 and 2 show for a draft, by their names. Posted as it is, it changes nothing. */
export function formValues({ services }: Draft): Posted {
  return Object.fromEntries(catalogue.flatMap((service) => valuesOf(service, services[service.key])));
}

function valuesOf(service: CatalogueService, choice: ServiceChoice): Values {
  const { key } = service;
  return [
    ...ticked(fieldNames.service(key), choice.selected),
    ...ticked(fieldNames.details(key), true),
    ...placesOf(service).flatMap((place) => valuesAt(place, choice)),
  ];
}

function valuesAt(place: Place, choice: ServiceChoice): Values {
  const { selected, selectedLevel, addedLevels, values } = choiceAt(place, choice);
  const { service, suboption } = place;
  const count = (level: ServiceLevel): Values =>
    service.asks === "count" ? [[fieldNames.count(place, level), values[level]]] : [];
  const levels: Values = selectedLevel
    ? [[fieldNames.level(place), selectedLevel], ...count(selectedLevel)]
    : serviceLevels.flatMap((level) => [
        ...ticked(fieldNames.level(place, level), addedLevels.includes(level)),
        ...count(level),
      ]);
  return [...(suboption ? ticked(fieldNames.suboption(service.key, suboption), selected) : []), ...levels];
}

function ticked(name: string, isTicked: boolean): Values {
  return isTicked ? [[name, "yes"]] : [];
}

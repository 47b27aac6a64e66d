import type { Posted } from "../../lead/read-form.ts";
import { type CatalogueService, type ServiceLevel, serviceLevels } from "../catalogue.ts";
import { type Choice, changeServices, chosenServices, type ServiceChoice, storedValue } from "../draft.ts";
import { choiceAt, controlsOf, fieldNames, type PackageTarget, packageTargets, takesOneLevel } from "../field-names.ts";
import { serviceErrors } from "../packages.ts";
import type { Step } from "./step.ts";

/** Step 2: levels, counts and suboptions of the chosen services. */
export const detailsStep = {
  name: "details",
  fields: ({ draft }) => chosenServices(draft).flatMap(({ service }) => controlsOf(service).map(({ field }) => field)),
  edit: (draft, posted) =>
    changeServices(draft, (service, choice) =>
      posted[fieldNames.details(service.key)] === "yes" ? editService(service, choice, posted) : choice,
    ),
  errors: ({ draft }) => chosenServices(draft).flatMap(({ service, choice }) => serviceErrors(service, choice)),
  next: "preview",
} as const satisfies Step;

function editService(service: CatalogueService, choice: ServiceChoice, posted: Posted): ServiceChoice {
  const edited = packageTargets(service).map((target) => ({
    target,
    choice: editTarget(target, choiceAt(target, choice), posted),
  }));
  const options = edited.flatMap((one) => (one.target.suboption ? [[one.target.suboption, one.choice]] : []));
  const own = edited.find(({ target }) => !target.suboption)?.choice;
  return { ...choice, ...own, suboptions: { ...choice.suboptions, ...Object.fromEntries(options) } };
}

function editTarget(target: PackageTarget, choice: Choice, posted: Posted): Choice {
  const { service, suboption } = target;
  const edited = takesOneLevel(target) ? editOneLevel(target, choice, posted) : editLevels(target, choice, posted);
  return suboption ? { ...edited, selected: posted[fieldNames.suboption(service.key, suboption)] === "yes" } : edited;
}

/** The number belongs to the level that is selected, and goes along when another one is. */
function editOneLevel(target: PackageTarget, choice: Choice, posted: Posted): Choice {
  const before = choice.selectedLevel as ServiceLevel;
  const selectedLevel = serviceLevels.find((level) => level === posted[fieldNames.level(target)]) ?? before;
  const typed = storedValue(posted[fieldNames.count(target)] ?? choice.values[before]);
  const value = (level: ServiceLevel) => (level === selectedLevel ? typed : target.fields[level].value);
  return { ...choice, selectedLevel, values: valuesOf(value) };
}

function editLevels(target: PackageTarget, choice: Choice, posted: Posted): Choice {
  const value = (level: ServiceLevel) => storedValue(posted[fieldNames.count(target, level)] ?? choice.values[level]);
  const isTicked = (level: ServiceLevel) => posted[fieldNames.level(target, level)] === "yes";
  const isCounted = (level: ServiceLevel) => target.service.asks === "count" && /[^0\s]/.test(value(level));
  return {
    ...choice,
    addedLevels: serviceLevels.filter((level) => isTicked(level) || isCounted(level)),
    values: valuesOf(value),
  };
}

function valuesOf(value: (level: ServiceLevel) => string): Choice["values"] {
  return { basic: value("basic"), advanced: value("advanced"), professional: value("professional") };
}

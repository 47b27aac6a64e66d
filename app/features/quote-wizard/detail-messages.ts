import { catalogue, type ServiceLevel, serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import {
  choiceAt,
  fieldNames,
  type PackageTarget,
  packageTargets,
  takesOneLevel,
} from "../../../domain/quote/field-names.ts";
import type { Conflict } from "../../../domain/quote/merge.ts";
import type { DetailError } from "../../../domain/quote/packages.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import type { WizardWords } from "./wizard-context.ts";

/** The sentence for what is missing at a control; undefined where nothing is. */
export type MessageAt = (field: string) => string | undefined;

export function messagesAt(errors: readonly StepError[], words: WizardWords): MessageAt {
  return (field) => {
    const error = errors.find((one) => one.field === field);
    return error && messageOf(error, words);
  };
}

/** What stands over the list of errors: the rule about packages where it is broken, or how many errors there are. */
export function summaryTitle(errors: readonly StepError[], { wizard }: WizardWords): string {
  const { codes, summary } = wizard.errors;
  return errors.some(({ code }) => code === "no-package") ? codes["no-package"] : fillCounted(summary, errors.length);
}

/** A line of the error summary: it also says which service it is about. */
export function summaryLine(error: StepError, words: WizardWords) {
  const message = messageOf(error, words);
  return {
    id: error.field,
    text: error.service ? fill(words.wizard.errors.at, { place: targetName(error, words), message }) : message,
  };
}

/** A line about a value that was changed in two tabs. */
export function conflictLine({ field, typed, stored, ...at }: Conflict, words: WizardWords) {
  const { errors, conflict } = words.wizard;
  const nameOf = (value: string) => {
    const level = serviceLevels.find((one) => one === value);
    return level ? words.services.levels[level].name : value || "0";
  };
  const message = fill(conflict.line, { typed: nameOf(typed), stored: nameOf(stored) });
  return { id: field, text: fill(errors.at, { place: targetName(at, words), message }) };
}

/** "Database management, MSSQL, Basic". */
export function targetName(at: Pick<DetailError, "service" | "suboption" | "level">, words: WizardWords): string {
  const { services, suboptions, levels } = words.services;
  const parts = [services[at.service].label];
  if (at.suboption) parts.push(suboptions[at.suboption].name);
  if (at.level) parts.push(levels[at.level].name);
  return parts.join(", ");
}

function messageOf(error: StepError, words: WizardWords): string {
  const { codes, choose } = words.wizard.errors;
  if (error.code === "no-package") return whatToChoose(error, words);
  if (error.code !== "no-suboption") return codes[error.code];
  return `${codes["no-suboption"]} ${fill(choose.suboptions, { names: suboptionNames(error, words) })}`;
}

function suboptionNames({ service: key }: DetailError, words: WizardWords): string {
  const suboptions = catalogue.find((one) => one.key === key)?.suboptions ?? [];
  return suboptions.map(({ name }) => words.services.suboptions[name].name).join(", ");
}

/** The rule speaks of packages; the controls of a target have names of their own. */
function whatToChoose({ service: key, suboption }: DetailError, { wizard, services }: WizardWords): string {
  const { choose } = wizard.errors;
  const service = catalogue.find((one) => one.key === key);
  const target = service && packageTargets(service).find((one) => one.suboption === suboption);
  const gaps = {
    input: services.services[key].input ?? "",
    levels: serviceLevels.map((level) => services.levels[level].name).join(", "),
  };
  if (target && takesOneLevel(target)) return fill(choose.count, gaps);
  if (service?.asks === "level") return fill(choose.levels, gaps);
  return fill(suboption ? choose.countsOfSuboption : choose.counts, gaps);
}

/** A level that is not offered any more shows its control as long as it is chosen, so that it can be left. */
export function isOffered(target: PackageTarget, choice: ServiceChoice, level: ServiceLevel): boolean {
  const { addedLevels, selectedLevel } = choiceAt(target, choice);
  return !target.fields[level].disabled || addedLevels.includes(level) || selectedLevel === level;
}

type Missing = { owner: string; id?: string; message?: string };

/**
 * Where no level is chosen yet, the message belongs to all levels of the target together. A rule names their first
 * control; a level that is chosen has its message at its own.
 */
export function missingAt(target: PackageTarget, choice: ServiceChoice, messageAt: MessageAt): Missing {
  const name = target.service.asks === "count" ? fieldNames.count : fieldNames.level;
  const owner = `${target.id}-missing`;
  if (takesOneLevel(target) || choiceAt(target, choice).addedLevels.length > 0) return { owner };
  const message = serviceLevels.map((level) => messageAt(name(target, level))).find(Boolean);
  return message ? { owner, id: `${owner}-error`, message } : { owner };
}

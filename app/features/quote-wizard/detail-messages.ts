import type { DetailError } from "../../../domain/quote/packages.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import { fill, type WizardWords } from "./wizard-words.ts";

/** The sentence for what is missing at a control; undefined where nothing is. */
export type MessageAt = (field: string) => string | undefined;

export function messagesAt(errors: readonly StepError[], words: WizardWords): MessageAt {
  return (field) => {
    const code = errors.find((error) => error.field === field)?.code;
    return code && words.wizard.errors.codes[code];
  };
}

/** A line of the error summary: it also says which service it is about. */
export function summaryLine({ field, code, service, suboption }: StepError, words: WizardWords) {
  const { codes, at } = words.wizard.errors;
  const message = codes[code];
  return {
    id: field,
    text: service ? fill(at, { place: placeName({ service, suboption }, words), message }) : message,
  };
}

/** "Database management, MSSQL". */
export function placeName({ service, suboption }: Pick<DetailError, "service" | "suboption">, words: WizardWords) {
  const { services, suboptions } = words.services;
  return [services[service].label, ...(suboption ? [suboptions[suboption].name] : [])].join(", ");
}

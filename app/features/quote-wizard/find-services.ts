import { type CatalogueService, catalogue } from "../../../domain/quote/catalogue.ts";
import { fold } from "../../../domain/search/fold.ts";
import type { WizardWords } from "./wizard-words.ts";

/** Stands for all fields where one of them may be chosen. */
export const everyField = "all";

/** The services that have every typed word somewhere in their words. */
export function findServices(typed: string, words: WizardWords["services"]): CatalogueService[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return catalogue.filter((service) => {
    const text = textOf(service, words);
    return wanted.every((word) => text.includes(word));
  });
}

function textOf({ key, tag, suboptions }: CatalogueService, words: WizardWords["services"]): string {
  const { label, sublabel = "", summary, info } = words.services[key];
  const options = suboptions.map(({ name }) => words.suboptions[name].name);
  return fold([label, sublabel, summary, info, words.tags[tag].name, ...options].join(" "));
}

import { type ServiceLevel, serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import { choiceAt, fieldNames, type Place, takesOneLevel } from "../../../domain/quote/field-names.ts";
import type { MessageAt } from "./detail-messages.ts";

/** A level that is not offered any more shows its control as long as it is chosen, so that it can be left. */
export function isOffered(place: Place, choice: ServiceChoice, level: ServiceLevel): boolean {
  const { addedLevels, selectedLevel } = choiceAt(place, choice);
  return !place.fields[level].disabled || addedLevels.includes(level) || selectedLevel === level;
}

type Missing = { owner: string; id?: string; message?: string };

/**
 * Where no level is chosen yet, the message belongs to all levels of the place together. A rule names their first
 * control; a level that is chosen has its message at its own.
 */
export function missingAt(place: Place, choice: ServiceChoice, messageAt: MessageAt): Missing {
  const name = place.service.asks === "count" ? fieldNames.count : fieldNames.level;
  const owner = `${place.id}-missing`;
  if (takesOneLevel(place) || choiceAt(place, choice).addedLevels.length > 0) return { owner };
  const message = serviceLevels.map((level) => messageAt(name(place, level))).find(Boolean);
  return message ? { owner, id: `${owner}-error`, message } : { owner };
}

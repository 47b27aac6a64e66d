import { type ServiceLevel, serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import { fieldNames, type Place, takesOneLevel } from "../../../domain/quote/field-names.ts";
import { FieldMessages } from "../../ui/field.tsx";
import { CountField } from "./count-field.tsx";
import type { MessageAt } from "./detail-messages.ts";
import { ChosenLevel, ClosedLevel, CountedLevel } from "./level-card.tsx";
import styles from "./level-cards.module.css";
import { isOffered, missingAt } from "./place.ts";
import { useWizard } from "./wizard-context.ts";

type Props = { place: Place; choice: ServiceChoice; messageAt: MessageAt };

/** The levels of a service side by side: each with its count, or to tick, or to choose one of. */
export function LevelCards({ place, choice, messageAt }: Props) {
  const { words } = useWizard();
  const missing = missingAt(place, choice, messageAt);
  const isOne = takesOneLevel(place);

  function draw(level: ServiceLevel) {
    if (!isOffered(place, choice, level)) return <ClosedLevel key={level} level={level} />;
    const isOn = choice.selectedLevel === level || choice.addedLevels.includes(level);
    const card = { place, level, isOn, missing: missing.id };
    if (isOne || place.service.asks !== "count") return <ChosenLevel key={level} {...card} />;
    const error = missing.id ? undefined : messageAt(fieldNames.count(place, level));
    return <CountedLevel key={level} {...card} value={choice.values[level]} error={error} />;
  }

  return (
    <div className={styles.place}>
      <div className={styles.levels} {...(isOne && { role: "radiogroup", "aria-label": words.wizard.details.level })}>
        {serviceLevels.map(draw)}
      </div>
      {isOne && <OneCount place={place} choice={choice} messageAt={messageAt} />}
      <FieldMessages id={missing.owner} error={missing.message} />
    </div>
  );
}

/** How many at the one level. */
function OneCount({ place, choice, messageAt }: Props) {
  const { label, input = "" } = useWizard().words.services.services[place.service.key];
  const id = fieldNames.count(place);
  const value = choice.selectedLevel ? choice.values[choice.selectedLevel] : "";
  return (
    <div className={styles.one}>
      <CountField
        id={id}
        label={input}
        about={label}
        value={value}
        multipleOf={place.service.multipleOf}
        error={messageAt(id)}
      />
    </div>
  );
}

import { type ServiceLevel, serviceLevels } from "../../../domain/quote/catalogue.ts";
import { fieldNames, type Place, takesOneLevel } from "../../../domain/quote/field-names.ts";
import check from "../../ui/field-check.module.css";
import { CountField } from "./count-field.tsx";
import styles from "./level-cards.module.css";
import { LevelPoints } from "./level-points.tsx";
import { useWizard } from "./wizard-context.ts";

type Props = {
  place: Place;
  level: ServiceLevel;
  isOn: boolean;
  /** Id of the message about the whole place. */
  missing: string | undefined;
};

/** A level that is shown without being offered. */
export function ClosedLevel({ level }: Pick<Props, "level">) {
  const { words } = useWizard();
  return (
    <div className={styles.level}>
      <h3 className={styles.title}>
        <LevelName level={level} />
      </h3>
      <p>{words.wizard.details.unavailable}</p>
    </div>
  );
}

/** How many at this level; any number adds it. */
export function CountedLevel({
  place,
  level,
  isOn,
  missing,
  ...count
}: Props & { value: string; error: string | undefined }) {
  const { levels, services } = useWizard().words.services;
  const { key, multipleOf } = place.service;
  return (
    <div className={isOn ? `${styles.level} ${styles.on}` : styles.level}>
      <h3 className={styles.title}>
        <LevelName level={level} />
      </h3>
      <p>{levels[level].summary}</p>
      <CountField
        id={fieldNames.count(place, level)}
        label={services[key].input ?? ""}
        about={levels[level].name}
        multipleOf={multipleOf}
        missing={missing}
        {...count}
      />
    </div>
  );
}

/** A level to tick, or one of three to choose. The first of those carries the id that errors lead to. */
export function ChosenLevel({ place, level, isOn, missing }: Props) {
  const { levels } = useWizard().words.services;
  const isOne = takesOneLevel(place);
  const name = fieldNames.level(place, level);
  const id = isOne && level !== serviceLevels[0] ? `${name}-${level}` : name;
  return (
    <div className={`${styles.level} ${styles.choice}`}>
      <label className={styles.title} htmlFor={id}>
        <input
          className={isOne ? `${check.box} ${check.round}` : check.box}
          type={isOne ? "radio" : "checkbox"}
          id={id}
          name={name}
          value={isOne ? level : "yes"}
          defaultChecked={isOn}
          aria-describedby={[missing, `${id}-about`].filter(Boolean).join(" ")}
          aria-invalid={missing ? true : undefined}
        />
        <LevelName level={level} />
      </label>
      <p id={`${id}-about`}>{levels[level].summary}</p>
    </div>
  );
}

function LevelName({ level }: Pick<Props, "level">) {
  const { name } = useWizard().words.services.levels[level];
  return (
    <>
      <span className="h">{name}</span> <LevelPoints level={level} />
    </>
  );
}

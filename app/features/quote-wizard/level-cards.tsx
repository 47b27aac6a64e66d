import { type ServiceLevel, serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import { fieldNames, type PackageTarget, takesOneLevel } from "../../../domain/quote/field-names.ts";
import { FieldMessages } from "../../ui/field.tsx";
import check from "../../ui/field-check.module.css";
import { CountField } from "./count-field.tsx";
import { isOffered, type MessageAt, missingAt } from "./detail-messages.ts";
import styles from "./service-package.module.css";
import { useWizard } from "./wizard-context.ts";

type Props = { target: PackageTarget; choice: ServiceChoice; messageAt: MessageAt };

/** The levels of a service side by side: each with its count, or to tick, or to choose one of. */
export function LevelCards({ target, choice, messageAt }: Props) {
  const { words } = useWizard();
  const missing = missingAt(target, choice, messageAt);
  const isOne = takesOneLevel(target);

  function draw(level: ServiceLevel) {
    if (!isOffered(target, choice, level)) return <ClosedLevel key={level} level={level} />;
    const isOn = choice.selectedLevel === level || choice.addedLevels.includes(level);
    const card = { target, level, isOn, missing: missing.id };
    if (isOne || target.service.asks !== "count") return <ChosenLevel key={level} {...card} />;
    const error = missing.id ? undefined : messageAt(fieldNames.count(target, level));
    return <CountedLevel key={level} {...card} value={choice.values[level]} error={error} />;
  }

  return (
    <div className={styles.place}>
      <div className={styles.levels} {...(isOne && { role: "radiogroup", "aria-label": words.wizard.details.level })}>
        {serviceLevels.map(draw)}
      </div>
      {isOne && <OneCount target={target} choice={choice} messageAt={messageAt} />}
      <FieldMessages id={missing.owner} error={missing.message} />
    </div>
  );
}

/** How many at the one level. */
function OneCount({ target, choice, messageAt }: Props) {
  const { label, input = "" } = useWizard().words.services.services[target.service.key];
  const id = fieldNames.count(target);
  const value = choice.selectedLevel ? choice.values[choice.selectedLevel] : "";
  return (
    <div className={styles.one}>
      <CountField
        id={id}
        label={input}
        about={label}
        value={value}
        multipleOf={target.service.multipleOf}
        error={messageAt(id)}
      />
    </div>
  );
}

type LevelProps = {
  target: PackageTarget;
  level: ServiceLevel;
  isOn: boolean;
  /** Id of the message about the whole target. */
  missing: string | undefined;
};

/** A level that is shown without being offered. */
function ClosedLevel({ level }: Pick<LevelProps, "level">) {
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
function CountedLevel({
  target,
  level,
  isOn,
  missing,
  ...count
}: LevelProps & { value: string; error: string | undefined }) {
  const { levels, services } = useWizard().words.services;
  const { key, multipleOf } = target.service;
  return (
    <div className={isOn ? `${styles.level} ${styles.on}` : styles.level}>
      <h3 className={styles.title}>
        <LevelName level={level} />
      </h3>
      <p>{levels[level].summary}</p>
      <CountField
        id={fieldNames.count(target, level)}
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
function ChosenLevel({ target, level, isOn, missing }: LevelProps) {
  const { levels } = useWizard().words.services;
  const isOne = takesOneLevel(target);
  const name = fieldNames.level(target, level);
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

function LevelName({ level }: Pick<LevelProps, "level">) {
  const { name } = useWizard().words.services.levels[level];
  return (
    <>
      <span className="h">{name}</span> <LevelPoints level={level} />
    </>
  );
}

/** One, two or three points of light. */
export function LevelPoints({ level }: { level: ServiceLevel }) {
  return (
    <span className={styles.points} aria-hidden="true">
      {serviceLevels.map((one, i) => (
        <i key={one} className={i <= serviceLevels.indexOf(level) ? styles.lit : undefined} />
      ))}
    </span>
  );
}

import { type CatalogueService, type SuboptionName, serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import {
  choiceAt,
  fieldNames,
  type PackageTarget,
  packageTargets,
  takesOneLevel,
} from "../../../domain/quote/field-names.ts";
import { FieldMessages } from "../../ui/field.tsx";
import control from "../../ui/field-control.module.css";
import { packageId } from "./addresses.ts";
import chips from "./chips.module.css";
import { CountField } from "./count-field.tsx";
import { isOffered, type MessageAt, missingAt } from "./detail-messages.ts";
import styles from "./service-package.module.css";
import { useWizard } from "./wizard-context.ts";

type Props = { service: CatalogueService; choice: ServiceChoice; messageAt: MessageAt };

/** Suboptions to tick; each ticked one has a row below. Which rows show is decided by style sheet. */
export function SuboptionRows({ service, choice, messageAt }: Props) {
  const { words } = useWizard();
  const targets = packageTargets(service).flatMap((target) =>
    target.suboption ? [{ ...target, name: target.suboption }] : [],
  );
  const boxes = targets.map(({ name }) => fieldNames.suboption(service.key, name));
  const [first = ""] = boxes;
  const none = messageAt(first);
  return (
    <>
      <fieldset className={chips.chips}>
        <legend className="vh">{words.wizard.details.suboptions}</legend>
        {targets.map((target, i) => (
          <label key={target.id}>
            <input
              type="checkbox"
              id={boxes[i]}
              name={boxes[i]}
              value="yes"
              defaultChecked={choiceAt(target, choice).selected}
              aria-invalid={none ? true : undefined}
              aria-describedby={none && `${first}-error`}
            />
            {words.services.suboptions[target.name].name}
          </label>
        ))}
      </fieldset>
      <FieldMessages id={first} error={none} />
      <ul className={styles.rows}>
        {targets.map((target) => (
          <li key={target.id} id={packageId(service.key, target.name)}>
            <LevelRow target={target} name={target.name} choice={choice} messageAt={messageAt} />
          </li>
        ))}
      </ul>
    </>
  );
}

type LevelRowProps = { target: PackageTarget; name: SuboptionName; choice: ServiceChoice; messageAt: MessageAt };

/** A suboption in one row: a count for each level, or one level and its count. */
function LevelRow({ target, name, choice, messageAt }: LevelRowProps) {
  const { words } = useWizard();
  const missing = missingAt(target, choice, messageAt);
  return (
    <div className={styles.row}>
      <b>{words.services.suboptions[name].name}</b>
      <div className={styles.fields}>
        {takesOneLevel(target) ? (
          <OneLevel target={target} name={name} choice={choice} messageAt={messageAt} />
        ) : (
          serviceLevels
            .filter((level) => isOffered(target, choice, level))
            .map((level) => {
              const id = fieldNames.count(target, level);
              return (
                <CountField
                  key={level}
                  id={id}
                  label={words.services.levels[level].name}
                  about={[words.services.suboptions[name].name, words.services.services[target.service.key].input].join(
                    ", ",
                  )}
                  value={choiceAt(target, choice).values[level]}
                  multipleOf={target.service.multipleOf}
                  error={missing.id ? undefined : messageAt(id)}
                  missing={missing.id}
                />
              );
            })
        )}
      </div>
      <div className={styles.message}>
        <FieldMessages id={missing.owner} error={missing.message} />
      </div>
    </div>
  );
}

function OneLevel({ target, name, choice, messageAt }: LevelRowProps) {
  const { words } = useWizard();
  const { selectedLevel, values } = choiceAt(target, choice);
  const level = fieldNames.level(target);
  const count = fieldNames.count(target);
  const about = words.services.suboptions[name].name;
  const error = messageAt(level);
  return (
    <>
      <div className={styles.oneLevel}>
        <label htmlFor={level}>
          {words.wizard.details.level}
          <span className="vh">, {about}</span>
        </label>
        <select
          className={`${control.control} ${control.select}`}
          id={level}
          name={level}
          defaultValue={selectedLevel ?? undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${level}-error`}
        >
          {serviceLevels
            .filter((one) => isOffered(target, choice, one))
            .map((one) => (
              <option key={one} value={one}>
                {words.services.levels[one].name}
              </option>
            ))}
        </select>
        <FieldMessages id={level} error={error} />
      </div>
      <CountField
        id={count}
        label={words.services.services[target.service.key].input ?? ""}
        about={about}
        value={values[selectedLevel ?? "basic"]}
        multipleOf={target.service.multipleOf}
        error={messageAt(count)}
      />
    </>
  );
}

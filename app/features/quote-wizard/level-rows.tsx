import { type CatalogueService, type SuboptionName, serviceLevels } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import { choiceAt, fieldNames, type Place, placesOf, takesOneLevel } from "../../../domain/quote/field-names.ts";
import { FieldMessages } from "../../ui/field.tsx";
import control from "../../ui/field-control.module.css";
import { packageId } from "./addresses.ts";
import chips from "./chips.module.css";
import { CountField } from "./count-field.tsx";
import { isOffered, type MessageAt, missingAt } from "./detail-messages.ts";
import styles from "./level-rows.module.css";
import { useWizard } from "./wizard-context.ts";

type Props = { service: CatalogueService; choice: ServiceChoice; messageAt: MessageAt };

/** Suboptions to tick; each ticked one has a row below. Which rows show is decided by style sheet. */
export function SuboptionRows({ service, choice, messageAt }: Props) {
  const { words } = useWizard();
  const places = placesOf(service).flatMap((place) => (place.suboption ? [{ ...place, name: place.suboption }] : []));
  const boxes = places.map(({ name }) => fieldNames.suboption(service.key, name));
  const [first = ""] = boxes;
  const none = messageAt(first);
  return (
    <>
      <fieldset className={chips.chips}>
        <legend className="vh">{words.wizard.details.suboptions}</legend>
        {places.map((place, i) => (
          <label key={place.id}>
            <input
              type="checkbox"
              id={boxes[i]}
              name={boxes[i]}
              value="yes"
              defaultChecked={choiceAt(place, choice).selected}
              aria-invalid={none ? true : undefined}
              aria-describedby={none && `${first}-error`}
            />
            {words.services.suboptions[place.name].name}
          </label>
        ))}
      </fieldset>
      <FieldMessages id={first} error={none} />
      <ul className={styles.rows}>
        {places.map((place) => (
          <li key={place.id} id={packageId(service.key, place.name)}>
            <LevelRow place={place} name={place.name} choice={choice} messageAt={messageAt} />
          </li>
        ))}
      </ul>
    </>
  );
}

type LevelRowProps = { place: Place; name: SuboptionName; choice: ServiceChoice; messageAt: MessageAt };

/** A suboption in one row: a count for each level, or one level and its count. */
function LevelRow({ place, name, choice, messageAt }: LevelRowProps) {
  const { words } = useWizard();
  const missing = missingAt(place, choice, messageAt);
  return (
    <div className={styles.row}>
      <b>{words.services.suboptions[name].name}</b>
      <div className={styles.fields}>
        {takesOneLevel(place) ? (
          <OneLevel place={place} name={name} choice={choice} messageAt={messageAt} />
        ) : (
          serviceLevels
            .filter((level) => isOffered(place, choice, level))
            .map((level) => {
              const id = fieldNames.count(place, level);
              return (
                <CountField
                  key={level}
                  id={id}
                  label={words.services.levels[level].name}
                  about={words.services.suboptions[name].name}
                  value={choiceAt(place, choice).values[level]}
                  multipleOf={place.service.multipleOf}
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

function OneLevel({ place, name, choice, messageAt }: LevelRowProps) {
  const { words } = useWizard();
  const { selectedLevel, values } = choiceAt(place, choice);
  const level = fieldNames.level(place);
  const count = fieldNames.count(place);
  const about = words.services.suboptions[name].name;
  const error = messageAt(level);
  return (
    <>
      <div className={styles.level}>
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
            .filter((one) => isOffered(place, choice, one))
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
        label={words.services.services[place.service.key].input ?? ""}
        about={about}
        value={values[selectedLevel ?? "basic"]}
        multipleOf={place.service.multipleOf}
        error={messageAt(count)}
      />
    </>
  );
}

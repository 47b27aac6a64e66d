import type { CatalogueService } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import { choiceAt, fieldNames, placesOf } from "../../../domain/quote/field-names.ts";
import { FieldMessages } from "../../ui/field.tsx";
import { packageId } from "./addresses.ts";
import chips from "./chips.module.css";
import type { MessageAt } from "./detail-messages.ts";
import { LevelRow } from "./level-row.tsx";
import styles from "./suboption-rows.module.css";
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

import type { Person } from "../../../content/schema.ts";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/pictures.tsx";
import styles from "./people.module.css";

export function People({ people, biography }: { people: Person[]; biography: string }) {
  return (
    <section className="section tight">
      <div className="wrap cq">
        <ul className={styles.people}>
          {people.map(({ id, name, title, description, image, photo }, i) => (
            <li key={id} id={id} className={styles.person}>
              <Portrait
                name={name}
                seed={image}
                photo={photo}
                sizes="(width < 425px) 6rem, (width < 1440px) 27rem, 20rem"
              />
              <div>
                <h2 className="h">{name}</h2>
                <p>{title}</p>
              </div>
              <details open={i === 0}>
                <summary>
                  {biography}
                  <span className="vh">: {name}</span> <Icon name="down" />
                </summary>
                <p>{description}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

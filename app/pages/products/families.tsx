import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Sign } from "../../ui/pictures.tsx";
import { Points } from "../../ui/points.tsx";
import styles from "./families.module.css";

/** One section per family; menus and the footer link to their ids. */
export function Families({ families }: { families: Words<"products">["families"] }) {
  const to = useLinks();
  return (
    <div className={`wrap ${styles.families}`}>
      {families.map(({ id, icon, title, lead, text, scene, points, link }) => (
        <section key={id} id={id} className={`split ${styles.family}`}>
          <div className="stack g4">
            <Sign name={icon} />
            <h2>{title}</h2>
          </div>
          <div className={`stack cq ${styles.text}`}>
            <p className="lead">{lead}</p>
            <p className="measure">{text}</p>
            <Facts items={[{ term: scene.time, details: <p className="measure">{scene.text}</p> }]} />
            <Points items={points} />
            <ButtonLink ghost small to={to(link)}>
              {link.text}
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  );
}

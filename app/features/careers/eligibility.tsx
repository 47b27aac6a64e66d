import { Points } from "../../ui/points.tsx";
import styles from "./eligibility.module.css";

type Props = { copy: { title: string; lead: string; points: string[] }; band?: boolean };

/** Who may apply; as a band it stands right under the page's head. */
export function Eligibility({ copy, band }: Props) {
  return (
    <section className={band ? `section ${styles.band}` : "section tight"}>
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className={`measure ${styles.text}`}>
          <p className="lead">{copy.lead}</p>
          <Points single items={copy.points} />
        </div>
      </div>
    </section>
  );
}

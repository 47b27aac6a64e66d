import { Link } from "react-router";
import type { Place } from "../../../site/sea-chart.ts";
import { useLinks } from "../../page/page-context.ts";
import styles from "./sea-chart.module.css";
import type { StoryChart } from "./story-list.ts";

type Props = StoryChart & { label: string; legend: string };

/** Stories as lights in the water of their service: a chart where there is room for one, a list below 1024 px. */
export function SeaChart({ picture, lights, waters, label, legend }: Props) {
  const to = useLinks();
  return (
    <>
      <nav className={`${styles.chart} night`} aria-label={label}>
        <img src={picture} alt="" width="1440" height="760" />
        <div className={styles.waters} aria-hidden="true">
          {waters.map(({ name, place }) => (
            <span key={name} className={placeClass(place)}>
              {name}
            </span>
          ))}
        </div>
        <ol>
          {lights.map(({ slug, customer, weight, place, figure, note }) => (
            <li key={slug} className={placeClass(place)}>
              <Link to={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}>
                <i className={styles[`light${weight}`]} />
                <span>{customer}</span> <b>{figure}</b> <small>{note}</small>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`muted small ${styles.legend}`}>{legend}</p>
    </>
  );
}

function placeClass([column, row]: Place): string {
  return `${styles[`c${column}`]} ${styles[`r${row}`]}`;
}

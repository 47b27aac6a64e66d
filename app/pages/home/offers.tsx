import { Link } from "react-router";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { More } from "../../ui/links.tsx";
import { Sign } from "../../ui/pictures.tsx";
import styles from "./offers.module.css";
import { Swell } from "./swell.tsx";
import { Ferry } from "./voyage.tsx";

export function Offers({ copy }: { copy: Words<"home">["offers"] }) {
  const to = useLinks();
  return (
    <section className="section" id="services">
      <div className="wrap cq">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={`trio ${styles.cards}`}>
          {copy.cards.map(({ icon, title, content, link }, index) => (
            <Link key={icon} className={styles.dive} to={to(link)}>
              <Swell className={styles.swell} phase={index * 2.1} />
              <span className={styles.dusk}>
                <Swell phase={index * 2.1} />
              </span>
              <Sign name={icon} />
              <div>
                <h3>{title}</h3>
                <p>{content}</p>
                <More>{copy.more}</More>
              </div>
            </Link>
          ))}
          <Ferry />
        </div>
      </div>
    </section>
  );
}

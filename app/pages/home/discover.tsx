import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import { Sign } from "../../ui/pictures.tsx";
import styles from "./discover.module.css";
import { WarmPoint } from "./voyage.tsx";

export function Discover({ copy }: { copy: Words<"home">["discover"] }) {
  const to = useLinks();
  const { campus } = copy;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={`split ${styles.discover}`}>
          <div className={styles.pair}>
            {copy.others.map(({ icon, title, content, link }) => (
              <article key={icon} className={`${styles.tile} ${styles.small}`}>
                <Sign name={icon} className={styles.sign} />
                <h3>{title}</h3>
                <p>{content}</p>
                <MoreLink to={to(link)}>{link.text}</MoreLink>
              </article>
            ))}
          </div>
          <article className={`${styles.tile} ${styles.campus} glow night`}>
            <div className={styles.picture}>
              <img src="/art/campus-night.svg" alt="" width="1010" height="540" loading="lazy" />
              <WarmPoint className={styles.window} />
            </div>
            <h3>{campus.title}</h3>
            <p>{campus.content}</p>
            <dl>
              {campus.facts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <MoreLink to={to(campus.link)}>{campus.link.text}</MoreLink>
          </article>
        </div>
      </div>
    </section>
  );
}

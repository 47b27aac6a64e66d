import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import styles from "./hero.module.css";
import { WarmPoint } from "./voyage.tsx";

export function Hero({ copy }: { copy: Words<"home">["hero"] }) {
  const to = useLinks();
  return (
    <section className={`${styles.hero} glow night`}>
      <div className={`wrap stack ${styles.inner}`}>
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <div className="row">
          <ButtonLink to={to(copy.quote)}>{copy.quote.text}</ButtonLink>
          <ButtonAnchor ghost href="#services">
            {copy.services}
          </ButtonAnchor>
        </div>
      </div>
      {/* Its place depends on the words, so it comes after them: before, it would move while the page still arrives. */}
      <div className={styles.water}>
        <img src="/art/hero-sea.svg" alt="" width="2880" height="1440" fetchPriority="high" />
        {/* In the same file, which is asked for above; React would write a preload for it. */}
        <img
          className={styles.sparks}
          src="/art/hero-sea.svg#brilliant"
          alt=""
          width="2880"
          height="1440"
          fetchPriority="low"
        />
        <WarmPoint className={styles.boat} />
      </div>
    </section>
  );
}

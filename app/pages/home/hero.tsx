import { useEffect, useRef, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import styles from "./hero.module.css";

/** Layers of the sea, by the names that its file and our styles give them. */
const twinkling = ["bright", "brilliant"] as const;

export function Hero({ copy }: { copy: Words<"home">["hero"] }) {
  const to = useLinks();
  const { sea, isLit } = usePointerLight();
  return (
    <section className={`${styles.hero} night`}>
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
      <img
        ref={sea}
        className={styles.sea}
        src="/art/hero-sea.svg"
        alt=""
        width="2880"
        height="1440"
        fetchPriority="high"
      />
      {twinkling.map((layer) => (
        <img
          key={layer}
          className={`${styles.sea} ${styles[layer]}`}
          src={`/art/hero-sea.svg#${layer}`}
          alt=""
          width="2880"
          height="1440"
          // Their file is asked for above; React would write a preload for each.
          fetchPriority="low"
        />
      ))}
      {isLit && (
        <img className={`${styles.sea} ${styles.lit}`} src="/art/hero-sea-lit.svg" alt="" width="2880" height="1440" />
      )}
    </section>
  );
}

/** Light appears where the pointer moves: a brilliant copy of the sea behind a mask that follows it. */
function usePointerLight() {
  const sea = useRef<HTMLImageElement>(null);
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    const image = sea.current;
    const hero = image?.parentElement;
    if (!image || !hero || !matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)").matches) return;
    function follow(event: PointerEvent) {
      if (!image || !hero) return;
      setLit(true);
      const box = image.getBoundingClientRect();
      hero.style.setProperty("--mx", `${event.clientX - box.left}px`);
      hero.style.setProperty("--my", `${event.clientY - box.top}px`);
    }
    hero.addEventListener("pointermove", follow);
    return () => hero.removeEventListener("pointermove", follow);
  }, []);
  return { sea, isLit };
}

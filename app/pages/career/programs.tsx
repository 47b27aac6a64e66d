import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import { Sign } from "../../ui/pictures.tsx";
import styles from "./programs.module.css";

export function Programs({ copy }: { copy: Words<"career">["programs"] }) {
  const to = useLinks();
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={styles.programs}>
          {copy.items.map(({ icon, title, content, link }) => (
            <article key={title} className={styles.program}>
              <Sign name={icon} />
              <div className="stack g2">
                <h3>{title}</h3>
                <p>{content}</p>
              </div>
              <MoreLink to={to(link)}>{link.text}</MoreLink>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { LinkRows } from "../../ui/links.tsx";
import styles from "./people.module.css";

export function People({ copy }: { copy: Words<"research">["people"] }) {
  const to = useLinks();
  return (
    <section className="section tight">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className={styles.text}>
          {copy.text.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
          <LinkRows items={copy.ways.map(({ kicker, link }) => ({ kicker, href: to(link), title: link.text }))} />
        </div>
      </div>
    </section>
  );
}

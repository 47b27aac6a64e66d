import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./hybrid-cloud.module.css";
import { TwoPlaces } from "./two-places.tsx";

/** A place of its own inside the page: it has an address and says where it stands. */
export function HybridCloud({ copy, above }: { copy: Words<"cloud">["hybrid"]; above: string }) {
  const to = useLinks();
  const crumbs = [{ name: above, link: to({ to: "bulut-cozumleri" }) }, { name: copy.crumb }];
  return (
    <section className={styles.band} id="hibrit-bulut">
      <div className="wrap">
        <Breadcrumbs label={copy.crumbsLabel} items={crumbs} />
        <div className={`head ${styles.head}`}>
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={`split ${styles.body}`}>
          <figure className={styles.figure}>
            <TwoPlaces />
            <figcaption className="muted small">{copy.caption}</figcaption>
          </figure>
          <div className="stack">
            <dl className={styles.parts}>
              {copy.parts.map(({ title, content }) => (
                <div key={title}>
                  <dt className="h">{title}</dt>
                  <dd>{content}</dd>
                </div>
              ))}
            </dl>
            <MoreLink to={to(copy.story)}>{copy.story.text}</MoreLink>
          </div>
        </div>
      </div>
    </section>
  );
}

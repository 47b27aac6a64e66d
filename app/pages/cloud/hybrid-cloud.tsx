import type { Words } from "../../../copy/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./cloud.module.css";

/** A place of its own inside the page: it has an address and says where it stands. */
export function HybridCloud({ copy, above }: { copy: Words<"cloud">["hybrid"]; above: string }) {
  const to = useLinks();
  const crumbs = [{ name: above, link: to({ to: "bulut-cozumleri" }) }, { name: copy.crumb }];
  return (
    <section className={`section ${styles.band}`} id="hibrit-bulut">
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

const step = 16;
const size = 10;
const field = (size - 1) * step;
const publicFrom = 440;
/** Rows of the three trails that tie both sides: network, identity, monitoring. */
const trails = [2, 4.5, 7];

/** A dense grid (your data center), a loose one (the public cloud) and three trails between them; one warm point. */
function TwoPlaces() {
  const cells = Array.from({ length: size * size }, (_, i) => ({ column: i % size, row: Math.floor(i / size) }));
  const inside = cells.map(({ column, row }) => at(column * step, row * step)).join("");
  const open = (column: number, row: number) => (column * 7 + row * 11 + column * row) % 10 >= column;
  const outside = cells.map(({ column, row }) => ({
    d: at(publicFrom + column * step, row * step),
    lit: open(column, row),
  }));
  return (
    <svg className={styles.picture} viewBox="-12 -12 608 168" fill="none" strokeLinecap="round" aria-hidden="true">
      <path className={styles.inside} d={inside} />
      <path
        className={styles.idle}
        d={outside
          .filter(({ lit }) => !lit)
          .map(({ d }) => d)
          .join("")}
      />
      <path
        className={styles.busy}
        d={outside
          .filter(({ lit }) => lit)
          .map(({ d }) => d)
          .join("")}
      />
      {trails.map((row) => (
        <path key={row} className={styles.trail} d={`M${field + step * 1.5} ${row * step}H${publicFrom - step}`} />
      ))}
      <path className={styles.user} d={at((field + publicFrom) / 2, 4.5 * step)} />
    </svg>
  );
}

function at(x: number, y: number): string {
  return `M${x} ${y}h0`;
}

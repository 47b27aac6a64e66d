import { Plate } from "../../ui/pictures.tsx";
import { Prose } from "../../ui/prose.tsx";
import styles from "./news-text.module.css";

type Props = { opening: string; rest: string; slug: string; caption: string };

/** The opening paragraphs, the item's own sea, and the sections below. */
export function NewsText({ opening, rest, slug, caption }: Props) {
  return (
    <article className={`measure ${styles.text}`}>
      <Prose free html={opening} />
      <figure className={`${styles.cover} noprint`}>
        <Plate src={`/art/cover/${slug}.svg`} lazy={false} />
        <figcaption className="muted small">{caption}</figcaption>
      </figure>
      {rest && <Prose free html={rest} />}
    </article>
  );
}

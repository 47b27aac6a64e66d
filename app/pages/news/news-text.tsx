import type { News } from "../../../content/schema.ts";
import { Cover } from "../../ui/pictures.tsx";
import { Prose } from "../../ui/prose.tsx";
import styles from "./news-text.module.css";

type Props = { opening: string; rest: string; slug: string; caption: string; photo?: News["photo"] };

/** The opening paragraphs, the item's photograph or its own sea, and the sections below. */
export function NewsText({ opening, rest, slug, caption, photo }: Props) {
  return (
    <article className={`measure ${styles.text}`}>
      <Prose free html={opening} />
      <figure className={`${styles.cover} noprint`}>
        <Cover src={`/art/cover/${slug}.svg`} photo={photo} sizes="(width < 768px) 92vw, 42rem" lazy={false} />
        {!photo && <figcaption className="muted small">{caption}</figcaption>}
      </figure>
      {rest && <Prose free html={rest} />}
    </article>
  );
}

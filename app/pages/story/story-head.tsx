import { type NamedTag, StoryTags } from "../../features/stories/story-tags.tsx";
import { PageCrumbs } from "../../page/page-parts.tsx";
import styles from "./story-head.module.css";

type Props = { slug: string; title: string; summary: string; tags: NamedTag[] };

/** The cover as a night sky over the title; on paper, the words alone. */
export function StoryHead({ slug, title, summary, tags }: Props) {
  return (
    <section className={`${styles.head} night`}>
      <img
        className={styles.cover}
        src={`/art/cover/${slug}.svg`}
        alt=""
        width="1200"
        height="800"
        fetchPriority="high"
      />
      <div className={`wrap ${styles.inner}`}>
        <PageCrumbs />
        <div className="stack">
          <StoryTags tags={tags} />
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
        </div>
      </div>
    </section>
  );
}

import { StoryTags } from "../../features/stories/story-tags.tsx";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Photograph } from "../../ui/photograph.tsx";
import styles from "./story-head.module.css";
import type { StoryView } from "./story-view.ts";

type Props = Pick<StoryView, "title" | "summary" | "tags" | "cover" | "photo">;

/** The cover as a night sky over the title; on paper, the words alone. */
export function StoryHead({ title, summary, tags, cover, photo }: Props) {
  return (
    <section className={photo ? `${styles.head} ${styles.photo} night` : `${styles.head} night`}>
      {photo ? (
        <Photograph
          className={styles.cover}
          photo={photo}
          sizes="(width < 768px) 37.5rem, max(60rem, 100vw)"
          lazy={false}
        />
      ) : (
        <img className={styles.cover} src={cover} alt="" width="900" height="600" fetchPriority="high" />
      )}
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

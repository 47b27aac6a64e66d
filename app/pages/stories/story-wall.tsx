import { type NamedTag, StoryTags } from "../../features/stories/story-tags.tsx";
import { useLinks } from "../../page/page-context.ts";
import { StoryCard } from "../../ui/story-card.tsx";
import styles from "./story-wall.module.css";

type WallCard = { slug: string; title: string; kicker: string; tags: NamedTag[] };

/** The covers side by side; the first one is shown large. */
export function StoryWall({ cards }: { cards: WallCard[] }) {
  const to = useLinks();
  return (
    <ul className={styles.wall}>
      {cards.map(({ slug, title, kicker, tags }) => (
        <li key={slug}>
          <StoryCard
            href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
            cover={`/art/cover/${slug}.svg`}
            kicker={kicker}
            title={title}
            level={2}
          >
            <StoryTags tags={tags} />
          </StoryCard>
        </li>
      ))}
    </ul>
  );
}

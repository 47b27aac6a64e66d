import type { Story } from "../../../content/schema.ts";
import { type NamedTag, StoryTags } from "../../features/stories/story-tags.tsx";
import { useLinks } from "../../page/page-context.ts";
import { Cover } from "../../ui/pictures.tsx";
import { StoryCard } from "../../ui/story-card.tsx";
import styles from "./story-wall.module.css";

type WallCard = Pick<Story, "slug" | "title" | "photo"> & { kicker: string; cover: string; tags: NamedTag[] };

const sizes = "(width < 768px) 92vw, (width < 1440px) 29rem, 20rem";
const firstSizes = "(width < 768px) 92vw, (width < 1024px) 29rem, (width < 1440px) 59rem, 41rem";

/** The covers side by side; the first one is shown large. */
export function StoryWall({ cards }: { cards: WallCard[] }) {
  const to = useLinks();
  return (
    <ul className={styles.wall}>
      {cards.map(({ slug, title, photo, kicker, cover, tags }, index) => (
        <li key={slug}>
          <StoryCard
            href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
            cover={<Cover src={cover} photo={photo} sizes={index === 0 ? firstSizes : sizes} />}
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

import type { Words } from "../../../content/words.ts";
import type { StoryTeaser } from "../../features/stories/story-reference.tsx";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import { Cover } from "../../ui/pictures.tsx";
import { StoryCard } from "../../ui/story-card.tsx";
import styles from "./related-stories.module.css";

export function RelatedStories({ copy, stories }: { copy: Words<"story">["related"]; stories: StoryTeaser[] }) {
  const to = useLinks();
  if (stories.length === 0) return null;
  return (
    <section className="section tight noprint">
      <div className="wrap cq">
        <div className={`between ${styles.head}`}>
          <h2>{copy.title}</h2>
          <MoreLink to={to(copy.all)}>{copy.all.text}</MoreLink>
        </div>
        <ul className={`trio ${styles.cards}`}>
          {stories.map(({ slug, customer, title, cover, photo }) => (
            <li key={slug}>
              <StoryCard
                href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
                cover={<Cover src={cover} photo={photo} sizes="(width < 768px) 92vw, (width < 1440px) 31vw, 27rem" />}
                kicker={customer}
                title={title}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

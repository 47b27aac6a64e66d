import type { Words } from "../../../content/words.ts";
import type { StoryTeaser } from "../../features/stories/story-reference.tsx";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import { Cover } from "../../ui/pictures.tsx";
import { StoryCard } from "../../ui/story-card.tsx";
import styles from "./success-stories.module.css";

export function SuccessStories({ copy, stories }: { copy: Words<"cloud">["stories"]; stories: StoryTeaser[] }) {
  const to = useLinks();
  return (
    <section className="section tight" id="cloud-success-stories">
      <div className="wrap">
        <div className={`between ${styles.head}`}>
          <h2>{copy.title}</h2>
          <MoreLink to={to(copy.all)}>{copy.all.text}</MoreLink>
        </div>
        <div className="trio">
          {stories.map(({ slug, customer, title, cover, photo }) => (
            <StoryCard
              key={slug}
              href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
              cover={<Cover src={cover} photo={photo} sizes="(width < 1024px) 92vw, 27rem" />}
              kicker={customer}
              title={title}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

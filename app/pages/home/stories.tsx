import type { Words } from "../../../content/words.ts";
import type { StoryTeaser } from "../../features/stories/story-reference.tsx";
import { useLinks } from "../../page/page-context.ts";
import { Figures } from "../../ui/figure.tsx";
import { LinkRows, MoreLink } from "../../ui/links.tsx";
import { Cover } from "../../ui/pictures.tsx";
import styles from "./stories.module.css";
import { WarmPoint } from "./voyage.tsx";

export function Stories({ copy, stories }: { copy: Words<"home">["stories"]; stories: StoryTeaser[] }) {
  const to = useLinks();
  const address = (slug: string) => to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } });
  const [first, ...others] = stories as [StoryTeaser, ...StoryTeaser[]];
  return (
    <section className="section shoal">
      <div className="wrap">
        <div className={`split ${styles.first}`}>
          <div className="stack">
            <p className="muted small">
              {copy.kicker} · {first.customer}
            </p>
            <h2>{first.title}</h2>
            <Figures items={first.figures} />
            <MoreLink to={address(first.slug)}>{copy.read}</MoreLink>
          </div>
          <div className={styles.cover}>
            <Cover
              src={first.cover.replace(/\.svg$/, "--cold.svg")}
              photo={first.photo}
              sizes="(width < 1024px) 92vw, 48rem"
            />
            {!first.photo && <WarmPoint className={styles.berth} />}
          </div>
        </div>
        <div className={styles.others}>
          <LinkRows
            items={others.map(({ slug, customer, title }) => ({ href: address(slug), kicker: customer, title }))}
          />
        </div>
      </div>
    </section>
  );
}

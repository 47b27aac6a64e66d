import { Figures } from "./figure.tsx";
import { MoreLink } from "./more-link.tsx";
import { Plate } from "./plate.tsx";
import styles from "./reference-card.module.css";

type Props = {
  image: string;
  no1: string;
  content1: string;
  no2: string;
  content2: string;
  kicker: string;
  title: string;
  /** Where the card leads, with the words of the link. */
  href?: string | undefined;
  more?: string | undefined;
  level?: 2 | 3;
};

/** A night plate: a picture, what was reached in two numbers, and the way to the whole story. */
export function ReferenceCard({ image, no1, content1, no2, content2, kicker, title, href, more, level = 2 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={`${styles.card} night`}>
      <div className={styles.picture}>
        <Plate src={image} />
      </div>
      <div className={styles.text}>
        <p className="muted small">{kicker}</p>
        <Heading>{title}</Heading>
        <Figures
          items={[
            { value: no1, label: content1 },
            { value: no2, label: content2 },
          ]}
        />
        {href && <MoreLink to={href}>{more}</MoreLink>}
      </div>
    </article>
  );
}

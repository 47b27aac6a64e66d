import { Monogram } from "./pictures.tsx";
import styles from "./quote-block.module.css";

type Props = { text: string; person: string; role: string; seed: string };

/** Someone's own words, large, with who said them. */
export function QuoteBlock({ text, person, role, seed }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <Monogram name={person} seed={seed} round />
        <div>
          {person}
          <span>{role}</span>
        </div>
      </figcaption>
    </figure>
  );
}

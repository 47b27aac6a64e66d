import type { Photo } from "./photograph.tsx";
import { Portrait } from "./pictures.tsx";
import styles from "./quote-block.module.css";

type Props = { text: string; person: string; role: string; seed: string; photo?: Photo | undefined };

/** Someone's own words, large, with who said them. */
export function QuoteBlock({ text, person, role, seed, photo }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <Portrait name={person} seed={seed} round photo={photo} sizes="3.5rem" />
        <div>
          {person}
          <span>{role}</span>
        </div>
      </figcaption>
    </figure>
  );
}

import type { Mark } from "../../../copy/view/word-marks.ts";
import type { Dictionary } from "../dictionary.server.ts";
import styles from "./drafts.module.css";

type Props = { marks: readonly Mark[]; words: Dictionary["drafts"]["changes"] };

/** What a text said before and says now, word by word. */
export function Marks({ marks, words }: Props) {
  return (
    <p className={styles.marks}>
      {marks.map(({ text, kind }, i) => {
        const key = `${i} ${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        const Mark = kind;
        return (
          <Mark key={key}>
            <span className="vh">{kind === "del" ? words.before : words.after} </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

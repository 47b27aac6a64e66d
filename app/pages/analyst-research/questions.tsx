import type { Words } from "../../../content/words.ts";
import { Note } from "../../ui/messages.tsx";
import { Points } from "../../ui/points.tsx";
import styles from "./questions.module.css";

type Copy = Pick<Words<"analyst-research">, "questions" | "noQuotes">;

export function Questions({ copy: { questions, noQuotes } }: { copy: Copy }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className={`stack g4 ${styles.head}`}>
          <h2>{questions.title}</h2>
          <p>{questions.lead}</p>
        </div>
        <div className={styles.answers}>
          <Points single items={questions.items} />
          <Note>
            <h3 className="h">{noQuotes.title}</h3>
            <p>{noQuotes.text}</p>
          </Note>
        </div>
      </div>
    </section>
  );
}

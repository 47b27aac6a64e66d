import type { Words } from "../../../content/words.ts";
import { Note } from "../../ui/messages.tsx";
import { Points } from "../../ui/points.tsx";
import styles from "./sensitive-data.module.css";

export function SensitiveData({ copy }: { copy: Words<"recruitment">["sensitive"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className={`cq ${styles.text}`}>
          <p className="lead">{copy.lead}</p>
          <Points items={copy.points} />
          <Note>{copy.note}</Note>
        </div>
      </div>
    </section>
  );
}

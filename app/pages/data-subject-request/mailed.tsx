import type { Words } from "../../../content/words.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { useInitialFocus } from "./confirmed.tsx";
import styles from "./request.module.css";

export type MailedWords = Words<"request-states">["mailed"];

type Props = { email: string; words: MailedWords; address: string };

/** In the place of the form: what to do now. It says the same whoever the address belongs to. */
export function Mailed({ email, words, address }: Props) {
  const [before, after] = words.text.split("{address}");
  return (
    <section
      ref={useInitialFocus()}
      className={`stack g4 ${styles.panel}`}
      aria-labelledby="mailed-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent, and this is what it says
      autoFocus
    >
      <h3 id="mailed-title">{words.title}</h3>
      <p>
        {before}
        <b className={styles.address}>{email}</b>
        {after}
      </p>
      <p>{words.next}</p>
      <p className="muted small">{words.missing}</p>
      <ButtonAnchor ghost href={address}>
        {words.again}
      </ButtonAnchor>
    </section>
  );
}

import type { Facts } from "../../../content/facts.ts";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./columns.module.css";

type Props = { copy: Words<"contact">["topics"]; mailboxes: Facts["email"] };

export function TopicMails({ copy, mailboxes }: Props) {
  const to = useLinks();
  return (
    <section className={`wrap ${styles.columns}`}>
      <div className="stack g4">
        <h2 className={styles.title}>{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={styles.topics}>
        {copy.items.map(({ title, text, mailbox, more }) => (
          <li key={mailbox}>
            <h3 className="h">{title}</h3>
            <p>{text}</p>
            <a className={styles.mail} href={`mailto:${mailboxes[mailbox]}`}>
              {mailboxes[mailbox]}
            </a>
            {more && <MoreLink to={to(more)}>{more.text}</MoreLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

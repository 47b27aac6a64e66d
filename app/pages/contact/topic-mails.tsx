import type { Words } from "../../../content/words.ts";
import { company } from "../../../site/company.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./topic-mails.module.css";

export function TopicMails({ copy }: { copy: Words<"contact">["topics"] }) {
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
            <a className={styles.mail} href={`mailto:${company.email[mailbox]}`}>
              {company.email[mailbox]}
            </a>
            {more && <MoreLink to={to(more)}>{more.text}</MoreLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

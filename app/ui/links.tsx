import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import styles from "./links.module.css";
import { Sign } from "./pictures.tsx";

/** "Read on": a link with an arrow that leans forward when touched. */
export function MoreLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link className={styles.more} {...rest}>
      {children} <Icon name="arrow" />
    </Link>
  );
}

/** The same where nothing of React Router is needed. */
export function MoreAnchor({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a className={styles.more} {...rest}>
      {children} <Icon name="arrow" />
    </a>
  );
}

/** The same words and arrow inside a card that is itself the link. */
export function More({ children }: { children: React.ReactNode }) {
  return (
    <span className={styles.more}>
      {children} <Icon name="arrow" />
    </span>
  );
}

/** A mail address; a narrow column breaks it before its host. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

export type LinkRow = { href: string; kicker: string; title: string; sign?: string };

/** A ruled list of links: a sign, a small word, a sentence, an arrow. */
export function LinkRows({ items, flush }: { items: LinkRow[]; flush?: boolean }) {
  return (
    <ul className={flush ? `${styles.rows} ${styles.flush}` : styles.rows}>
      {items.map(({ href, kicker, title, sign }) => (
        <li key={href}>
          <Link to={href} className={sign && styles.signed}>
            {sign && <Sign name={sign} />}
            <span>{kicker}</span>
            <b className="h">{title}</b>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

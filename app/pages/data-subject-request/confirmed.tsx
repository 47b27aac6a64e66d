import { type RefObject, useEffect, useRef } from "react";
import type { Words } from "../../../content/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { longDate } from "../../page/dates.ts";
import { useLinks } from "../../page/page-context.ts";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./request.module.css";

type Props = {
  reference: string;
  dueOn: string;
  words: Words<"request-states">["confirmed"];
  mailbox: string;
  locale: Locale;
};

/** The request counts: its number, and the last day for an answer. */
export function Confirmed({ reference, dueOn, words, mailbox, locale }: Props) {
  const to = useLinks();
  const [before, after] = words.next.split("{address}");
  return (
    <section
      ref={useInitialFocus()}
      className="stack g6"
      aria-label={words.title}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to the button that was just pressed
      autoFocus
    >
      <dl className={styles.facts}>
        <div>
          <dt>{words.reference}</dt>
          <dd className="h">{reference}</dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd className="h">
            <time dateTime={dueOn}>{longDate(dueOn, locale)}</time>
          </dd>
        </div>
      </dl>
      <p className="measure">
        {before}
        <a href={`mailto:${mailbox}`}>{mailbox}</a>
        {after}
      </p>
      <MoreLink to={to(words.more)}>{words.more.text}</MoreLink>
    </section>
  );
}

/** Focuses an element that replaced the focused one. In a page that just loaded, `autofocus` does it. */
export function useInitialFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return part;
}

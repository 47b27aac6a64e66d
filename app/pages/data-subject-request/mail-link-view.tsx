import { type RefObject, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Words } from "../../../copy/words.ts";
import { type FormName, hiddenFields } from "../../../domain/lead/form-result.ts";
import type { Locale } from "../../../site/locales.ts";
import { longDate } from "../../page/dates.ts";
import { useIsSlow, useTitlePrefix } from "../../page/form-hooks.ts";
import { useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Alert } from "../../ui/messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./request.module.css";
import { type LinkState, linkTitle } from "./state.ts";

type States = Words<"request-states">;

type MailedProps = { email: string; words: States["mailed"]; address: string };

/** In the place of the form: what to do now. It says the same whoever the address belongs to. */
export function Mailed({ email, words, address }: MailedProps) {
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

type Props = {
  state: LinkState;
  words: States;
  errorPrefix: string;
  mailbox: string;
  locale: Locale;
};

/** The page that the link in the mail opens. */
export function MailLinkView({ state, words, errorPrefix, mailbox, locale }: Props) {
  const { title, lead } = words[state.name];
  useTitlePrefix(`${linkTitle(state, words, errorPrefix)} · `);
  return (
    <>
      <PageHead plain art="data-subject-request" title={title} lead={lead} crumbs={<PageCrumbs />} />
      <div className={`wrap ${styles.behind}`}>
        {state.name === "confirm" && <Confirm {...state} words={words.confirm} />}
        {state.name === "ended" && <Ended words={words.ended} />}
        {state.name === "confirmed" && (
          <Confirmed {...state} words={words.confirmed} mailbox={mailbox} locale={locale} />
        )}
      </div>
    </>
  );
}

/** The link was used, has expired or never existed; the page does not say which. */
function Ended({ words }: { words: States["ended"] }) {
  const to = useLinks();
  return (
    <div className="stack">
      <p className="measure">{words.text}</p>
      <ButtonAnchor href={to(words.again)}>{words.again.text}</ButtonAnchor>
    </div>
  );
}

type ConfirmProps = { token: string; hasFailed: boolean; words: States["confirm"] };

/** Only the button uses the link, so that mail scanners do not. */
function Confirm({ token, hasFailed, words }: ConfirmProps) {
  const to = useLinks();
  const alert = useRef<HTMLDivElement>(null);
  const isSending = useNavigation().state !== "idle";
  const isLate = useIsSlow(isSending);
  useEffect(() => {
    if (hasFailed && !isSending) alert.current?.focus();
  }, [hasFailed, isSending]);
  return (
    <Form
      className="stack"
      method="post"
      action={to({ to: "veri-sahibi-basvurusu" })}
      replace
      // The answer says all there is to know; the page as it is without a link would only take its title away.
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name={hiddenFields.form} value={"confirm" satisfies FormName} />
      <input type="hidden" name={hiddenFields.token} value={token} />
      {hasFailed && (
        <Alert ref={alert} title={words.failed.title}>
          <p>{words.failed.text}</p>
        </Alert>
      )}
      <Button type="submit" aria-disabled={isLate || undefined}>
        {isLate ? words.sending : words.submit}
      </Button>
      <span className="vh" role="status">
        {isLate && words.sending}
      </span>
      <p className="muted small measure">{words.notYou}</p>
    </Form>
  );
}

type ConfirmedProps = {
  reference: string;
  dueOn: string;
  words: States["confirmed"];
  mailbox: string;
  locale: Locale;
};

/** The request counts: its number, and the last day for an answer. */
function Confirmed({ reference, dueOn, words, mailbox, locale }: ConfirmedProps) {
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
function useInitialFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return part;
}

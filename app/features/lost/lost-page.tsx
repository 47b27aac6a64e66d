import { Component, type MouseEvent, type ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { followedLink } from "../../page/browser-events.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import styles from "./lost-page.module.css";

type Copy = Omit<Words<"error-pages">, "lastResort">;
type Kind = keyof Copy;
type Props = {
  kind: Kind;
  locale: Locale;
  copy: Copy;
  requestId?: string;
  /** Of the running app; a document is loaded again by its own address. */
  onRetry?: () => void;
};

/** What stands large beside the words; where the server was not reached there is no status. */
const codes: Partial<Record<Kind, string>> = {
  notFound: "404",
  failed: "500",
  broken: "500",
  tooMany: "429",
  busy: "503",
};

/** An address without a page, or a page that failed. In the running app nothing can be fetched for it, no picture either. */
export function LostPage({ kind, locale, copy, requestId, onRetry }: Props) {
  const words = copy[kind];
  function retry(event: MouseEvent) {
    if (!onRetry || !followedLink(event.nativeEvent)) return;
    event.preventDefault();
    onRetry();
  }
  return (
    <section className={onRetry ? "section" : `${styles.lost} night`} data-closing={onRetry ? undefined : ""}>
      {!onRetry && <img src="/art/not-found.svg" alt="" width="980" height="800" />}
      <div className="wrap stack">
        {codes[kind] && (
          <p className={styles.code} aria-hidden="true">
            {codes[kind]}
          </p>
        )}
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <div className="row">
          {"retry" in words && (
            <ButtonAnchor href="" onClick={retry}>
              {words.retry}
            </ButtonAnchor>
          )}
          <ButtonLink ghost={"retry" in words} to={href("index", locale)}>
            {words.home}
          </ButtonLink>
          {"other" in words && (
            <ButtonLink ghost to={href("iletisim", locale)}>
              {words.other}
            </ButtonLink>
          )}
        </div>
        {requestId && (
          <p className="muted small">
            {copy.failed.code}: {requestId}
          </p>
        )}
      </div>
    </section>
  );
}

type LastResortProps = { copy: Words<"error-pages">["lastResort"]; children: ReactNode };

/** Holds when the error page itself fails in the browser. Needs nothing but these lines. */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { copy, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <main>
        <h2>{copy.heading}</h2>
        <p>{copy.explanation}</p>
        <a href="/">{copy.home}</a>
      </main>
    );
  }
}

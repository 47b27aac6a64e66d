import { Component, type MouseEvent, type ReactNode } from "react";
import { Link } from "react-router";
import type { Words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { followedLink } from "../../page/browser-events.ts";
import { Button, ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./error-page.module.css";

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
export function ErrorPage({ kind, locale, copy, requestId, onRetry }: Props) {
  const words = copy[kind];
  const isNotFound = kind === "notFound";
  function retry(event: MouseEvent) {
    if (!onRetry || !followedLink(event.nativeEvent)) return;
    event.preventDefault();
    onRetry();
  }
  return (
    <section className={onRetry ? "section" : `${styles.page} glow night`}>
      {!onRetry && <Picture isNotFound={isNotFound} />}
      <div className="wrap">
        <div className={`stack ${styles.text}`}>
          {codes[kind] && !isNotFound && (
            <p className={styles.code} aria-hidden="true">
              {codes[kind]}
            </p>
          )}
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {isNotFound ? (
            <WaysOut copy={copy.notFound} locale={locale} />
          ) : (
            <div className="row">
              {"retry" in words && (
                <ButtonAnchor href="" onClick={retry}>
                  {words.retry}
                </ButtonAnchor>
              )}
              <ButtonLink ghost to={href("index", locale)}>
                {words.home}
              </ButtonLink>
            </div>
          )}
          {requestId && (
            <p className="muted small">
              {copy.failed.code}: {requestId}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Where there is no page, its number stands on the horizon, and the zero is lit. */
function Picture({ isNotFound }: { isNotFound: boolean }) {
  if (isNotFound) return <img src="/art/not-found.svg" alt="" width="980" height="800" />;
  return <img className={styles.failed} src="/art/closing/current.svg" alt="" width="2400" height="900" />;
}

function WaysOut({ copy, locale }: { copy: Copy["notFound"]; locale: Locale }) {
  const links = [
    { to: href("index", locale), text: copy.home },
    { to: href("yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", locale), text: copy.services },
    { to: href("iletisim", locale), text: copy.other },
  ];
  return (
    <>
      <search>
        <form className={styles.search} action={href("ara", locale)}>
          <input type="search" name="q" aria-label={copy.search} placeholder={copy.search} enterKeyHint="search" />
          <Button type="submit">
            <Icon name="search" /> <span className="vh">{copy.search}</span>
          </Button>
        </form>
      </search>
      <ul className={styles.links}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>
              {text} <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </>
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

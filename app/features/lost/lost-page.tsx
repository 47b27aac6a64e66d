import type { errorPages } from "../../../content/tr/error-pages.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { ButtonAnchor, ButtonLink } from "../../ui/button.tsx";
import styles from "./lost-page.module.css";

type Props = { kind: "notFound" | "failed"; locale: Locale; copy: typeof errorPages; requestId?: string };

/** Lost at sea: an address without a page, or a page that failed. */
export function LostPage({ kind, locale, copy, requestId }: Props) {
  return (
    <section className={`${styles.lost} night`} data-closing="">
      <img src="/art/lost-sea.svg" alt="" width="2400" height="1000" />
      <div className="wrap stack">
        <p className={styles.code} aria-hidden="true">
          {kind === "notFound" ? "404" : "500"}
        </p>
        <h1>{copy[kind].title}</h1>
        <p className="lead">{copy[kind].lead}</p>
        <div className="row">
          <ButtonLink to={href("index", locale)}>{copy[kind].home}</ButtonLink>
          {kind === "notFound" && (
            <ButtonLink ghost to={href("iletisim", locale)}>
              {copy.notFound.other}
            </ButtonLink>
          )}
          {kind === "failed" && (
            <ButtonAnchor ghost href="">
              {copy.failed.retry}
            </ButtonAnchor>
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

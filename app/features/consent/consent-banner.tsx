import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { categories } from "../../../domain/consent/consent.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import type { PageName } from "../../../site/pages.ts";
import { type ConsentWords, useCurrentPage, useRootData } from "../../page/page-context.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./consent-banner.module.css";

/** The question about cookies, on the page on screen. */
export function PageConsent() {
  const page = useCurrentPage();
  const root = useRootData();
  if (!root?.consent) return null;
  return <ConsentBanner copy={root.consent} policyName={root.pageNames["cerez-politikasi"]} page={page} />;
}

/** The way back to that question. */
export function PageConsentLink() {
  const root = useRootData();
  return root?.consent ? <ConsentLink copy={root.consent} /> : null;
}

type Props = { copy: ConsentWords; policyName: string; page: { name: PageName | undefined; locale: Locale } };

/**
 * The question and its script. A popover is closed until the script opens it and its state is no attribute, so React
 * and the script never disagree; without script nobody is asked and nothing optional is loaded.
 */
function ConsentBanner({ copy, policyName, page }: Props) {
  const routeName = page.name ?? "";
  const { pathname } = useLocation();
  useEffect(() => window.countPageView?.(routeName, pathname), [routeName, pathname]);
  return (
    <>
      <section
        id="consent"
        popover="manual"
        className={`${styles.banner} noprint`}
        tabIndex={-1}
        aria-labelledby="consent-title"
        data-nosnippet
        data-version={copy.policyVersion}
        data-tag-manager={__TAG_MANAGER_ID__}
        data-route={routeName}
        suppressHydrationWarning
      >
        <div className={styles.question}>
          <div className="stack g2">
            <h2 className="h" id="consent-title">
              {copy.title}
            </h2>
            <p>
              {copy.text} <Link to={href("cerez-politikasi", page.locale)}>{policyName}</Link>
            </p>
          </div>
          <div className={styles.answers}>
            <Button ghost data-consent="reject">
              {copy.reject}
            </Button>
            <Button ghost data-consent="accept">
              {copy.accept}
            </Button>
          </div>
        </div>
        <Preferences copy={copy} />
      </section>
      <script src={__CONSENT_SCRIPT__} defer />
    </>
  );
}

function Preferences({ copy }: { copy: ConsentWords }) {
  return (
    <details className={styles.preferences} suppressHydrationWarning>
      <summary>
        <b>{copy.preferences}</b>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        {categories.map((category) => (
          <label key={category} className={styles.category}>
            <input
              type="checkbox"
              name={category}
              defaultChecked={category === "necessary"}
              disabled={category === "necessary"}
            />
            <span>
              <b>{copy.categories[category].name}</b>
              {category === "necessary" && <small>{copy.always}</small>}
              <span>{copy.categories[category].text}</span>
            </span>
          </label>
        ))}
        <div className="row g2">
          <Button ghost small data-consent="save">
            {copy.save}
          </Button>
          <Button ghost small data-consent="close">
            {copy.close}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** For the footer: opens the question again. It shows once the consent script runs. */
function ConsentLink({ copy }: { copy: ConsentWords }) {
  return (
    <button type="button" className={styles.link} data-consent="open">
      {copy.link}
    </button>
  );
}

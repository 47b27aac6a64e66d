import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Logo } from "../../../app/ui/logo.tsx";
import { locales, otherLocales } from "../../../site/locales.ts";
import type { Dictionary } from "../dictionary.server.ts";
import { useRoot } from "../ui/use-root.ts";
import styles from "./sign-in-frame.module.css";

type Props = { words: Dictionary["signIn"]; title: string; text: string; children: ReactNode };

/** What the screens of signing in have in common: nothing of the office is shown yet. */
export function SignInFrame({ words, title, text, children }: Props) {
  const root = useRoot();
  return (
    <div className={styles.frame}>
      <main>
        <p className={styles.name}>
          <Logo name={root.company} />
          <span>{root.words.office}</span>
        </p>
        <div className="stack">
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
        <footer>
          <p>{words.only}</p>
          <OtherLanguages locale={root.locale} />
        </footer>
      </main>
      <div className={`${styles.sea} night`} aria-hidden="true">
        {/* Lazy, so that phones, which do not show it, do not ask for it. */}
        <img src="/sign-in/sea.svg" alt="" width="2880" height="1440" loading="lazy" />
        <img src="/sign-in/sea.svg#brilliant" alt="" width="2880" height="1440" loading="lazy" />
        <p>{words.slogan}</p>
      </div>
    </div>
  );
}

function OtherLanguages({ locale }: { locale: ReturnType<typeof useRoot>["locale"] }) {
  const { pathname, search } = useLocation();
  return otherLocales(locale).map((code) => (
    <Form key={code} method="post" action="/language">
      <input type="hidden" name="language" value={code} />
      <input type="hidden" name="to" value={pathname + search} />
      <button type="submit" className={styles.language} lang={locales[code].code}>
        {locales[code].name}
      </button>
    </Form>
  ));
}

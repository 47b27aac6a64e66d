import { alternates } from "../../../site/href.ts";
import { otherLocale } from "../../../site/locales.ts";
import styles from "./header.module.css";
import type { ShownPage } from "./header.tsx";

/** Leads to the same page in the other language. The server writes the choice into the cookie on the way. */
export function LanguageSwitch({ copy, page }: { copy: { label: string; short: string }; page: ShownPage }) {
  const other = otherLocale(page.locale);
  const twin = alternates(page.name ?? "index", page.params)[other];
  return (
    <a
      className={styles.plain}
      href={`/_language/${other}?to=${encodeURIComponent(twin)}`}
      lang={other}
      hrefLang={other}
      aria-label={copy.label}
      rel="nofollow"
    >
      {copy.short}
    </a>
  );
}

import { memo, type ReactNode } from "react";
import type { Words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { CompanyData } from "../../page/page-context.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./header.module.css";
import languages from "./language-menu.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainMenu, menuId } from "./main-menu.tsx";
import { SearchLink } from "./search-link.tsx";

type Props = {
  copy: Words<"chrome">;
  company: CompanyData;
  locale: Locale;
  night: boolean;
  /** What is asked of a visitor first: only the skip link comes before it. */
  question?: ReactNode;
};

export function Header({ copy, company, locale, night, question }: Props) {
  return (
    <>
      <a className={`${styles.skip} noprint`} href="#content">
        {copy.skip}
      </a>
      {question}
      <header className={`${styles.header}${night ? " night" : ""}`}>
        <Bar copy={copy} company={company} locale={locale} />
      </header>
    </>
  );
}

/**
 * What changes with the page reads that by itself, and links are plain ones: the rest is not drawn again. Two languages
 * fit into one row; the words of a third, and the menu of languages, may need two.
 */
const Bar = memo(({ copy, company, locale }: Pick<Props, "copy" | "company" | "locale">) => (
  <div className={`wrap ${styles.bar}${localeCodes.length > 2 ? ` ${languages.wraps}` : ""}`}>
    <a className={styles.home} href={href("index", locale)} aria-label={copy.homeLabel}>
      <Logo name={company.name.toLowerCase()} />
    </a>
    <MainMenu copy={copy} company={company} locale={locale} />
    <div className={`${styles.actions} noprint`}>
      <SearchLink copy={copy.search} locale={locale} />
      <LanguageSwitch locale={locale} copy={copy.language} />
      <ButtonAnchor small href={href(copy.quote.to, locale)}>
        {copy.quote.text}
      </ButtonAnchor>
      <button type="button" className={`${styles.plain} ${styles.burger}`} popoverTarget={menuId}>
        <Icon name="menu" />
        {copy.menu.open}
      </button>
    </div>
  </div>
));

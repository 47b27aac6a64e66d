import type { ReactNode } from "react";
import { Link } from "react-router";
import type { chrome } from "../../../content/tr/chrome.ts";
import { company } from "../../../site/company.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import type { PageName } from "../../../site/pages.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainMenu, menuId } from "./main-menu.tsx";
import { SearchLink } from "./search-link.tsx";

export type ShownPage = { name: PageName | undefined; locale: Locale; params: Record<string, string> };

type Props = {
  copy: typeof chrome;
  page: ShownPage;
  night: boolean;
  /** What is asked of a visitor first: only the skip link comes before it. */
  question?: ReactNode;
};

export function Header({ copy, page, night, question }: Props) {
  const { locale } = page;
  return (
    <>
      <a className={`${styles.skip} noprint`} href="#content">
        {copy.skip}
      </a>
      {question}
      <header className={`${styles.header} ${night ? "night" : ""} noprint`}>
        <div className={`wrap ${styles.bar}`}>
          <Link className={styles.home} to={href("index", locale)} aria-label={copy.homeLabel}>
            <Logo name={company.name.toLowerCase()} />
          </Link>
          <MainMenu copy={copy} locale={locale} />
          <div className={styles.actions}>
            <SearchLink copy={copy.search} locale={locale} />
            <LanguageSwitch copy={copy.language} page={page} />
            <ButtonLink small to={href(copy.quote.to, locale)}>
              {copy.quote.text}
            </ButtonLink>
            <button type="button" className={`${styles.plain} ${styles.burger}`} popoverTarget={menuId}>
              <Icon name="menu" /> {copy.menu.open}
            </button>
          </div>
        </div>
      </header>
    </>
  );
}

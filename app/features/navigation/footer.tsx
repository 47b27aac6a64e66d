import type { ReactNode } from "react";
import { Link } from "react-router";
import type { chrome } from "../../../content/tr/chrome.ts";
import { company } from "../../../site/company.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { legalPages, type PageName } from "../../../site/pages.ts";
import { Logo } from "../../ui/logo.tsx";
import styles from "./footer.module.css";

type Props = {
  copy: typeof chrome;
  names: Record<PageName, string>;
  locale: Locale;
  /** Stands beside the legal texts. */
  preferences?: ReactNode;
};

export function Footer({ copy: { footer, homeLabel }, names, locale, preferences }: Props) {
  return (
    <footer className={`${styles.footer} night noprint`}>
      <div className="wrap">
        <p className={styles.slogan}>{company.slogan[locale]}</p>
        <div className={styles.columns}>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ text, to, hash }) => (
                  <li key={text}>
                    <Link to={href(to, locale) + (hash ? `#${hash}` : "")}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2>{footer.follow}</h2>
            <ul>
              {Object.entries(company.social).map(([name, address]) => (
                <li key={name}>
                  <a href={address} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <nav aria-label={footer.legal}>
          <ul className={styles.legal}>
            {legalPages.map((name) => (
              <li key={name}>
                <Link to={href(name, locale)}>{names[name]}</Link>
              </li>
            ))}
            {preferences && <li>{preferences}</li>}
          </ul>
        </nav>
        <div className={styles.base}>
          <span>
            © {company.copyrightYear} {company.fullName}. {footer.rights}
          </span>
          <Link className={styles.home} to={href("index", locale)} aria-label={homeLabel}>
            <Logo name={company.name.toLowerCase()} />
          </Link>
        </div>
      </div>
    </footer>
  );
}

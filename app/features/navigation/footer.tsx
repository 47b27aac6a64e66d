import { memo, type ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { company } from "../../../site/company.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { legalPages, type PageName } from "../../../site/pages.ts";
import { slogan } from "../../page/slogan.ts";
import { Logo } from "../../ui/logo.tsx";
import styles from "./footer.module.css";

/** Where the rights that the legal texts speak of are used. */
const requestPage: PageName = "veri-sahibi-basvurusu";

type Props = {
  copy: Words<"chrome">;
  names: Record<PageName, string>;
  locale: Locale;
  /** Stands beside the legal texts. */
  preferences?: ReactNode;
};

/** Links are plain ones, as in long texts: one that knew where we are would be drawn again with every page. */
export const Footer = memo(Columns);

function Columns({ copy: { footer, homeLabel }, names, locale, preferences }: Props) {
  return (
    <footer className={`${styles.footer} night noprint`}>
      <div className="wrap">
        <p className={styles.slogan}>{slogan(locale)}</p>
        <div className={styles.columns}>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ text, to, hash }) => (
                  <li key={text}>
                    <a href={href(to, locale) + (hash ? `#${hash}` : "")}>{text}</a>
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
                  <a href={address}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <nav aria-label={footer.legal}>
          <ul className={styles.legal}>
            {[...legalPages, requestPage].map((name) => (
              <li key={name}>
                <a href={href(name, locale)}>{names[name]}</a>
              </li>
            ))}
            {preferences && <li>{preferences}</li>}
          </ul>
        </nav>
        <div className={styles.base}>
          <span>
            © {company.copyrightYear} {company.fullName}. {footer.rights}
          </span>
          <a className={styles.home} href={href("index", locale)} aria-label={homeLabel}>
            <Logo name={company.name.toLowerCase()} />
          </a>
        </div>
      </div>
    </footer>
  );
}

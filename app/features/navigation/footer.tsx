import { memo, type ReactNode } from "react";
import type { Words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { legalPages, type PageName } from "../../../site/pages.ts";
import type { CompanyData } from "../../page/page-context.ts";
import { Logo } from "../../ui/logo.tsx";
import styles from "./footer.module.css";

/** Where the rights that the legal texts speak of are used. */
const requestPage: PageName = "veri-sahibi-basvurusu";

type Props = {
  copy: Words<"chrome">;
  company: CompanyData;
  names: Record<PageName, string>;
  locale: Locale;
  /** Stands beside the legal texts. */
  preferences?: ReactNode;
};

/** Links are plain ones, as in long texts: one that knew where we are would be drawn again with every page. */
export const Footer = memo(Columns);

function Columns({ copy: { footer, homeLabel }, company, names, locale, preferences }: Props) {
  const { name, fullName, slogan } = company;
  return (
    <footer className={`${styles.footer} night noprint`}>
      <div className="wrap">
        <Slogan text={slogan} />
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
              {Object.entries(company.social).map(([account, address]) => (
                <li key={account}>
                  <a href={address}>{account}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <nav aria-label={footer.legal}>
          <ul className={`row ${styles.legal}`}>
            {[...legalPages, requestPage].map((page) => (
              <li key={page}>
                <a href={href(page, locale)}>{names[page]}</a>
              </li>
            ))}
            {preferences && <li>{preferences}</li>}
          </ul>
        </nav>
        <div className={`row ${styles.base}`}>
          <span>{`© ${company.copyrightYears} ${fullName}. ${footer.rights}`}</span>
          <a className={styles.home} href={href("index", locale)} aria-label={homeLabel}>
            <Logo name={name.toLowerCase()} />
          </a>
        </div>
      </div>
    </footer>
  );
}

/** Two lines, parted at the comma; the second is mirrored. */
function Slogan({ text }: { text: string }) {
  const [first = "", second = ""] = text.split(/(?<=,)\s/);
  return (
    <p className={styles.slogan}>
      {second && <span>{`${first} `}</span>}
      <span data-mirrored={second || first}>{second || first}</span>
    </p>
  );
}

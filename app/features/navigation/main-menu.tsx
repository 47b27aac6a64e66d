import { useRef } from "react";
import type { Words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import type { CompanyData } from "../../page/page-context.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MoreAnchor } from "../../ui/links.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Sign } from "../../ui/pictures.tsx";
import { ClosingPanels } from "./closing-panels.tsx";
import header from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./main-menu.module.css";

export const menuId = "menu";

type Props = { copy: Words<"chrome">; company: CompanyData; locale: Locale };

/**
 * One list: a sheet (popover) below 1024 px, a row with panels (details) above. Both open without script. The sheet ends
 * with what the header shows beside the row.
 */
export function MainMenu({ copy, company, locale }: Props) {
  const nav = useRef<HTMLElement>(null);
  return (
    <nav ref={nav} id={menuId} className={`${styles.menu} noprint`} popover="auto" aria-label={copy.menu.label}>
      <ClosingPanels within={nav} />
      <div className={styles.top}>
        <Logo name={company.name.toLowerCase()} />
        <button type="button" className={header.plain} popoverTarget={menuId} popoverTargetAction="hide">
          {copy.menu.close}
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        <li>
          <a href={href(copy.cloud.to, locale)}>{copy.cloud.text}</a>
        </li>
        {copy.groups.map((group) => (
          <li key={group.id}>
            <Group group={group} locale={locale} />
          </li>
        ))}
        <li>
          <a href={href(copy.contact.to, locale)}>{copy.contact.text}</a>
        </li>
      </ul>
      <div className={styles.actions}>
        <search>
          <form action={href(copy.search.to, locale)}>
            <input
              type="search"
              name="q"
              aria-label={copy.search.text}
              placeholder={copy.search.text}
              enterKeyHint="search"
            />
            <button type="submit" aria-label={copy.search.text}>
              <Icon name="search" />
            </button>
          </form>
        </search>
        <ButtonAnchor href={href(copy.quote.to, locale)}>{copy.quote.text}</ButtonAnchor>
        <a className={header.plain} href={`tel:${company.phone.replaceAll(" ", "")}`}>
          <span className="vh">{`${copy.menu.call} `}</span>
          {company.phone}
        </a>
        <LanguageSwitch whole locale={locale} copy={copy.language} />
      </div>
    </nav>
  );
}

function Group({ group, locale }: { group: Words<"chrome">["groups"][number]; locale: Locale }) {
  return (
    <details name="menu">
      <summary>
        {group.title}
        <Icon name="down" />
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${styles.inner}`}>
          <div className={`stack g4 small ${styles.intro}`}>
            <p className={styles.title}>{group.title}</p>
            <p>{group.intro}</p>
            <MoreAnchor href={href(group.more.to, locale)}>{group.more.text}</MoreAnchor>
          </div>
          <ul className={styles.links}>
            {group.entries.map(({ id, title, note, sign, to, hash }) => (
              <li key={id}>
                <a href={href(to, locale) + (hash ? `#${hash}` : "")}>
                  <Sign name={sign} />
                  <span>{title}</span>
                  <small>{note}</small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

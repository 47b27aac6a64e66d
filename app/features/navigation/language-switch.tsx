import { type MouseEvent, type ReactNode, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Words } from "../../../copy/words.ts";
import { cookies, writeCookie } from "../../../site/cookies.ts";
import { alternates } from "../../../site/href.ts";
import { type Locale, localeCodes, locales, otherLocales } from "../../../site/locales.ts";
import { followedLink } from "../../page/browser-events.ts";
import { useCurrentPage, useRootData } from "../../page/page-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { ClosingPanels } from "./closing-panels.tsx";
import styles from "./header.module.css";
import menu from "./language-menu.module.css";

type Props = {
  locale: Locale;
  copy: Words<"chrome">["language"];
  /** With whole names, where there is room for them. */
  whole?: boolean;
};

/** A link where there are two languages, a menu from three on. */
export function LanguageSwitch({ locale, copy, whole }: Props) {
  const [other, ...more] = otherLocales(locale);
  if (!other) return null;
  if (more.length > 0) return whole ? <Languages row /> : <LanguageMenu locale={locale} />;
  return (
    <LanguageLink to={other} label={copy.label}>
      {whole ? copy.name : copy.short}
    </LanguageLink>
  );
}

/** Opens without script. */
function LanguageMenu({ locale }: { locale: Locale }) {
  const label = useRootData()?.languageMenu?.label;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={menu.menu}>
      <ClosingPanels within={box} />
      <details>
        <summary className={styles.plain}>
          <span className="vh">{label}:</span> {locale.toUpperCase()}
          <span className="vh">, {locales[locale].name}</span> <Icon name="down" />
        </summary>
        <Languages />
      </details>
    </div>
  );
}

function Languages({ row }: { row?: boolean }) {
  const page = useCurrentPage();
  return (
    <ul className={row ? menu.row : menu.list}>
      {localeCodes.map((code) => (
        <li key={code}>
          <LanguageLink to={code} isCurrent={code === page.locale}>
            {locales[code].name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

type LinkProps = { to: Locale; label?: string; isCurrent?: boolean; children: ReactNode };

/**
 * Leads to the same page in another language and remembers the choice. Until the app runs, the server does both on the
 * way; in the app, query and hash come along.
 */
function LanguageLink({ to, label, isCurrent, children }: LinkProps) {
  const page = useCurrentPage();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const twin = alternates(page.name ?? "index", page.params)[to];

  function follow(event: MouseEvent) {
    if (!followedLink(event.nativeEvent)) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
    document.cookie = writeCookie(cookies.language, to, location.protocol === "https:");
    navigate(twin + (page.name ? search + hash : ""));
  }

  return (
    <a
      className={styles.plain}
      href={`/_language/${to}?to=${encodeURIComponent(twin)}`}
      onClick={follow}
      lang={to}
      hrefLang={to}
      aria-label={label}
      aria-current={isCurrent || undefined}
      rel="nofollow"
    >
      {children}
    </a>
  );
}

import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Words } from "../../../content/words.ts";
import { cookies, writeCookie } from "../../../site/cookies.ts";
import { alternates } from "../../../site/href.ts";
import { otherLocale } from "../../../site/locales.ts";
import { followedLink } from "../../page/browser-events.ts";
import { useCurrentPage } from "../../page/page-context.ts";
import styles from "./header.module.css";

/**
 * Leads to the same page in the other language and remembers the choice. Until the app runs, the server does both on
 * the way; in the app, query and hash come along.
 */
export function LanguageSwitch({ copy, whole }: { copy: Words<"chrome">["language"]; whole?: boolean }) {
  const page = useCurrentPage();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const other = otherLocale(page.locale);
  const twin = alternates(page.name ?? "index", page.params)[other];

  function follow(event: MouseEvent) {
    if (!followedLink(event.nativeEvent)) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
    document.cookie = writeCookie(cookies.language, other, location.protocol === "https:");
    navigate(twin + (page.name ? search + hash : ""));
  }

  return (
    <a
      className={styles.plain}
      href={`/_language/${other}?to=${encodeURIComponent(twin)}`}
      onClick={follow}
      lang={other}
      hrefLang={other}
      aria-label={copy.label}
      rel="nofollow"
    >
      {whole ? copy.name : copy.short}
    </a>
  );
}

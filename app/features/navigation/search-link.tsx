import { Link } from "react-router";
import type { chrome } from "../../../content/tr/chrome.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header.module.css";
import { useSearchKey } from "./search-key.ts";

export function SearchLink({ copy, locale }: { copy: (typeof chrome)["search"]; locale: Locale }) {
  const address = href(copy.to, locale);
  useSearchKey(address);
  return (
    <Link className={styles.plain} to={address} aria-label={copy.text}>
      <Icon name="search" />
    </Link>
  );
}

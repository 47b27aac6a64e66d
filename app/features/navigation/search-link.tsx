import type { chrome } from "../../../content/tr/chrome.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header.module.css";
import { useSearchKey } from "./search-key.ts";

export function SearchLink({ copy, locale }: { copy: (typeof chrome)["search"]; locale: Locale }) {
  const address = href(copy.to, locale);
  return (
    <a className={styles.plain} href={address} aria-label={copy.text}>
      <Icon name="search" />
      <SearchKey address={address} />
    </a>
  );
}

/** Apart, because it is called again with every page. */
function SearchKey({ address }: { address: string }) {
  useSearchKey(address);
  return null;
}

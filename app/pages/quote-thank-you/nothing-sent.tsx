import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./quote-thank-you.module.css";

/** For those who open the page without having sent anything. */
export function NothingSent({ copy }: { copy: Words<"quote-thank-you">["none"] }) {
  const to = useLinks();
  return (
    <aside className={`${styles.panel} stack g4 noprint`} aria-labelledby="nothing-sent">
      <h2 className="h" id="nothing-sent">
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      <ButtonLink to={to(copy.quote)}>{copy.quote.text}</ButtonLink>
      <MoreLink to={to(copy.contact)}>{copy.contact.text}</MoreLink>
    </aside>
  );
}

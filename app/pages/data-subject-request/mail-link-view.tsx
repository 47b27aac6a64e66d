import type { Words } from "../../../content/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { useTitlePrefix } from "../../page/form-hooks.ts";
import { useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Confirm } from "./confirm.tsx";
import { Confirmed } from "./confirmed.tsx";
import styles from "./request.module.css";
import { type LinkState, linkTitle } from "./state.ts";

type Props = {
  state: LinkState;
  words: Words<"request-states">;
  errorPrefix: string;
  mailbox: string;
  locale: Locale;
};

/** The page that the link in the mail opens. */
export function MailLinkView({ state, words, errorPrefix, mailbox, locale }: Props) {
  const { title, lead } = words[state.name];
  useTitlePrefix(`${linkTitle(state, words, errorPrefix)} · `);
  return (
    <>
      <PageHead plain art="data-subject-request" title={title} lead={lead} crumbs={<PageCrumbs />} />
      <div className={`wrap ${styles.behind}`}>
        {state.name === "confirm" && <Confirm {...state} words={words.confirm} />}
        {state.name === "ended" && <Ended words={words.ended} />}
        {state.name === "confirmed" && (
          <Confirmed {...state} words={words.confirmed} mailbox={mailbox} locale={locale} />
        )}
      </div>
    </>
  );
}

/** The link was used, has expired or never existed; the page does not say which. */
function Ended({ words }: { words: Words<"request-states">["ended"] }) {
  const to = useLinks();
  return (
    <div className="stack">
      <p className="measure">{words.text}</p>
      <ButtonAnchor href={to(words.again)}>{words.again.text}</ButtonAnchor>
    </div>
  );
}

import { data } from "react-router";
import { facts } from "../../../copy/facts.ts";
import { type Words, words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { Stepper } from "../../features/quote-wizard/step-frame.tsx";
import { WizardContext } from "../../features/quote-wizard/wizard-context.ts";
import { personalHeader } from "../../features/quote-wizard/wizard-headers.ts";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { openQuote } from "../../services.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SplitSection } from "../../ui/section.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./quote-thank-you.module.css";
import { recordMiddleware } from "./record.server.ts";
import { requestTimes } from "./request-times.ts";
import { Meanwhile, SentRequest } from "./sent-request.tsx";

export const middleware: Route.MiddlewareFunction[] = [recordMiddleware];

export async function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("quote-thank-you", locale);
  const wizardWords = {
    wizard: words("quote-wizard", locale),
    services: words("quote-services", locale),
    contact: words("quote-contact", locale),
  };
  const state = await openQuote(args);
  const { done, progress } = state;
  const base = href("yonetilen-hizmetler-teklif-al", locale);
  const shown = {
    meta: copy.meta,
    copy,
    sent: done && {
      wizard: { words: wizardWords, locale, base },
      request: {
        reference: done.reference,
        draft: progress.draft,
        when: requestTimes(done.askedAt, locale),
        mailbox: facts(locale).email.sales,
      },
    },
  };
  return data(shown, { headers: personalHeader(state) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function QuoteThankYouPage({ loaderData: { copy, sent } }: Route.ComponentProps) {
  if (!sent) return <NoRequestFound copy={copy} />;
  return (
    <WizardContext value={sent.wizard}>
      <div className={`wrap ${styles.sent}`}>
        <PageCrumbs />
        <Stepper current="completed" open={[]} />
        <SentRequest {...sent.request} meanwhile={copy.meanwhile} />
      </div>
    </WizardContext>
  );
}

/** The page for visitors without a sent request in this browser; nothing on it is personal. */
function NoRequestFound({ copy }: { copy: Words<"quote-thank-you"> }) {
  return (
    <>
      <PageHead art="quote-thank-you" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} />
      <SplitSection className={styles.steps} title={copy.next.title}>
        <Timeline items={copy.next.items} />
        <NothingSent copy={copy.none} />
      </SplitSection>
      <SplitSection tone="shoal" noprint title={copy.meanwhile.title}>
        <Meanwhile links={copy.meanwhile.links} />
      </SplitSection>
    </>
  );
}

/** For those who open the page without having sent anything. */
function NothingSent({ copy }: { copy: Words<"quote-thank-you">["none"] }) {
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

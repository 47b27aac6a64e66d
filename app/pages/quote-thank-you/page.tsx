import { data } from "react-router";
import { facts } from "../../../content/facts.ts";
import { words } from "../../../content/words.ts";
import { href } from "../../../site/href.ts";
import { Stepper } from "../../features/quote-wizard/step-frame.tsx";
import { WizardContext } from "../../features/quote-wizard/wizard-context.ts";
import { personalHeader } from "../../features/quote-wizard/wizard-headers.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { openQuote } from "../../services.server.ts";
import type { Route } from "./+types/page.ts";
import { NoRequestFound } from "./no-request-found.tsx";
import styles from "./quote-thank-you.module.css";
import { recordMiddleware } from "./record.server.ts";
import { requestTimes } from "./request-times.ts";
import { SentRequest } from "./sent-request.tsx";

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

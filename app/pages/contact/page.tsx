import { facts } from "../../../content/facts.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { contactForm, valuesFromQuery } from "../../../domain/lead/contact-form.ts";
import { reportForm } from "../../../domain/lead/report-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import type { Locale } from "../../../site/locales.ts";
import { actionResultContext, titlePrefix, wordsFor } from "../../features/lead-form/form-words.ts";
import { formAction } from "../../form-action.server.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { reportTeasers } from "../../page/report-teasers.ts";
import { contactPage } from "../../seo/json-ld.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { CompanyRegister } from "./company-register.tsx";
import styles from "./contact.module.css";
import { ReachUs } from "./reach-us.tsx";
import { ReportSeries } from "./report-series.tsx";
import { RequestReport } from "./request-report.tsx";
import { TopicMails } from "./topic-mails.tsx";
import { WriteToUs } from "./write-to-us.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const { about, ...copy } = words("contact", locale);
  const forms = words("forms", locale);
  const title = titlePrefix(args.context.get(actionResultContext), forms) + copy.meta.title;
  return {
    meta: { ...copy.meta, title, jsonLd: [contactPage(locale, copy.meta)] },
    copy,
    filled: valuesFromQuery(new URL(args.request.url).searchParams, about),
    forms: wordsFor(forms, [...contactForm, ...reportForm]),
    phone: {
      language: locale,
      labels: words("phone-field", locale),
      fallbackCountry: fallbackCountry(locale),
    },
    facts: contactFacts(locale),
    reports: reportTeasers(locale),
    ...photoOf(copy.picture, "head"),
  };
}

function contactFacts(locale: Locale) {
  const { offices, country, contactCenter, incidentLine, registeredEmail, addresses, email, social } = facts(locale);
  return { offices, country, contactCenter, incidentLine, registeredEmail, addresses, email, social };
}

export function action(args: Route.ActionArgs) {
  return formAction(args);
}

/** When to try again, where the form could not be taken. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, filled, forms, phone, facts, reports, photo } = loaderData;
  return (
    <>
      <PageHead plain art="contact" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <section className={`wrap ${styles.contact}`}>
          <WriteToUs
            copy={copy}
            filled={filled}
            forms={forms}
            phone={phone}
            number={facts.contactCenter}
            actionResult={actionData}
          />
          <ReachUs copy={copy.reach} facts={facts} />
        </section>
        <TopicMails copy={copy.topics} mailboxes={facts.email} />
        <CompanyRegister copy={copy.register} />
        <ReportSeries copy={copy.reports} reports={reports} />
        <RequestReport copy={copy.reports.request} forms={forms} phone={phone} actionResult={actionData} />
      </BelowHead>
    </>
  );
}

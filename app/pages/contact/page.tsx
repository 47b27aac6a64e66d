import { Link } from "react-router";
import { type Facts as CompanyFacts, facts } from "../../../copy/facts.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { contactForm, valuesFromQuery } from "../../../domain/lead/contact-form.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import type { Posted } from "../../../domain/lead/read-form.ts";
import { reportForm, reportPages } from "../../../domain/lead/report-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import type { Locale } from "../../../site/locales.ts";
import { actionResultContext, type FormWords, titlePrefix, wordsFor } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { formAction } from "../../form-action.server.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { type ReportTeaser, reportTeasers } from "../../page/report-teasers.ts";
import { contactPage } from "../../seo/json-ld.ts";
import { Facts } from "../../ui/facts.tsx";
import { More, MoreLink } from "../../ui/links.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./contact.module.css";
import { ReachHead } from "./reach-head.tsx";

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
      <ReachHead title={copy.title} lead={copy.lead} copy={copy.reach} facts={facts} photo={photo} />
      <BelowHead>
        <WriteToUs copy={copy.write} filled={filled} forms={forms} phone={phone} actionResult={actionData} />
        <TopicMails copy={copy.topics} mailboxes={facts.email} />
        <CompanyRegister copy={copy.register} />
        <ReportSeries copy={copy.reports} reports={reports} />
        <RequestReport copy={copy.reports.request} forms={forms} phone={phone} actionResult={actionData} />
      </BelowHead>
    </>
  );
}

type Copy = Words<"contact">;
type FormProps = { forms: FormWords; phone: PhoneData; actionResult: FormResult | undefined };

type WriteProps = FormProps & {
  copy: Copy["write"];
  /** What the link that led here says of its visitor's wish. */
  filled: Posted;
};

function WriteToUs({ copy, filled, forms, phone, actionResult }: WriteProps) {
  const to = useLinks();
  return (
    <Section id="write" className={styles.write} title={<span id="write-title">{copy.title}</span>}>
      <LeadForm
        key={filled.subject}
        form="contact"
        fields={contactForm}
        initial={filled}
        words={forms}
        address={to({ to: "iletisim" })}
        actionResult={actionResult}
        consent={__TRANSFER_CONSENT__}
        renderPhone={phoneRenderer(phone)}
        picture={forms.sent.contact.more.to}
        labelledBy="write-title"
      />
    </Section>
  );
}

type TopicProps = { copy: Copy["topics"]; mailboxes: CompanyFacts["email"] };

function TopicMails({ copy, mailboxes }: TopicProps) {
  const to = useLinks();
  return (
    <SplitSection title={copy.title} aside={<p className={styles.aside}>{copy.lead}</p>}>
      <ul className={styles.topics}>
        {copy.items.map(({ title, text, mailbox, more }) => (
          <li key={mailbox}>
            <h3 className="h">{title}</h3>
            <p>{text}</p>
            <a className={styles.mail} href={`mailto:${mailboxes[mailbox]}`}>
              {mailboxes[mailbox]}
            </a>
            {more && <MoreLink to={to(more)}>{more.text}</MoreLink>}
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

/** What the law wants known of a company. */
function CompanyRegister({ copy }: { copy: Copy["register"] }) {
  return (
    <SplitSection tone="shoal" title={copy.title} aside={<p className={styles.aside}>{copy.lead}</p>}>
      <Facts wide items={copy.items.map(({ term, text }) => ({ term, details: text }))} />
    </SplitSection>
  );
}

function ReportSeries({ copy, reports }: { copy: Copy["reports"]; reports: ReportTeaser[] }) {
  const to = useLinks();
  return (
    <Section noprint id="reports" className={styles.series} title={copy.title} lead={copy.lead}>
      <ul className="trio">
        {reports.map(({ page, name, edition, summary }) => (
          <li key={page}>
            <Link className={styles.report} to={to({ to: page })}>
              <ReportCover seed={page} name={name} edition={edition} lazy cold />
              <div className="stack g3">
                <h3 className="h">{name}</h3>
                <p className={styles.summary}>{summary}</p>
                <More>{copy.more}</More>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RequestReport({ copy, forms, phone, actionResult }: FormProps & { copy: Copy["reports"]["request"] }) {
  const to = useLinks();
  return (
    <SplitSection
      noprint
      id="request"
      className={styles.request}
      title={<span id="request-title">{copy.title}</span>}
      aside={<p className="lead">{copy.lead}</p>}
    >
      <LeadForm
        form="report"
        fields={reportForm}
        words={forms}
        address={to({ to: "iletisim" })}
        actionResult={actionResult}
        consent={__TRANSFER_CONSENT__}
        renderPhone={phoneRenderer(phone)}
        picture={reportPages[0]}
        labelledBy="request-title"
      />
    </SplitSection>
  );
}

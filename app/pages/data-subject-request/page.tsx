import type { ReactNode } from "react";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import { confirmParameter, privacyRequestForm } from "../../../domain/privacy-request/privacy-request.ts";
import { actionResultContext, type FormWords } from "../../features/lead-form/form-words.ts";
import { LeadForm } from "../../features/lead-form/lead-form.tsx";
import { formAction } from "../../form-action.server.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { isOpenLink } from "../../services.server.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { MailAddress, MoreLink } from "../../ui/links.tsx";
import { Note } from "../../ui/messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import type { Route } from "./+types/page.ts";
import { type Copies, copies } from "./copies.server.ts";
import { Mailed, MailLinkView } from "./mail-link-view.tsx";
import styles from "./request.module.css";
import { metaOf, stateOf } from "./state.ts";

export async function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = copies(locale);
  const token = new URL(args.request.url).searchParams.get(confirmParameter);
  const link = token === null ? undefined : { token, isOpen: await isOpenLink(args, token) };
  const phone = { language: locale, labels: copy.phone, fallbackCountry: fallbackCountry(locale) };
  const actionResult = args.context.get(actionResultContext);
  const states = actionResult || link ? copy.states : onlyMailed(copy.states);
  return { ...copy, states, meta: metaOf(actionResult, link, copy), phone, link, locale };
}

/** Whoever comes without a link sees the form, and nothing of what stands behind links. */
function onlyMailed({ mailed }: Copies["states"]): Copies["states"] {
  return { mailed } as Copies["states"];
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

export default function DataSubjectRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, forms, states, phone, reach, link, locale } = loaderData;
  const state = stateOf(actionData, link);
  if (state.name !== "form") {
    return (
      <MailLinkView
        state={state}
        words={states}
        errorPrefix={forms.errors.prefix}
        mailbox={reach.email}
        locale={locale}
      />
    );
  }
  return (
    <>
      <PageHead plain art="data-subject-request" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <MakeRequest copy={copy} forms={forms} words={states.mailed} phone={phone} actionResult={actionData} />
        <HowItWorks copy={copy.how} />
        <Rights copy={copy.rights} />
        <TimeLimits copy={copy.times} />
        <OtherWays copy={copy.ways} reach={reach} />
      </BelowHead>
    </>
  );
}

type Copy = Copies["copy"];
type MakeRequestProps = {
  copy: Copy;
  forms: FormWords;
  words: Copies["states"]["mailed"];
  phone: PhoneData;
  actionResult: FormResult | undefined;
};

function MakeRequest({ copy, forms, words, phone, actionResult }: MakeRequestProps) {
  const address = useLinks()({ to: "veri-sahibi-basvurusu" });
  const { title, text } = copy.how.identity;
  const identity = (
    <Note>
      <b>{title}</b> {text}
    </Note>
  );
  return (
    <SplitSection sticky id="request" title={<span id="request-title">{copy.form.title}</span>} aside={identity}>
      <LeadForm
        form="request"
        fields={privacyRequestForm}
        words={forms}
        address={address}
        actionResult={actionResult}
        consent="optional"
        renderPhone={phoneRenderer(phone)}
        drawMailed={(email) => <Mailed email={email} words={words} address={address} />}
        labelledBy="request-title"
      />
    </SplitSection>
  );
}

function HowItWorks({ copy }: { copy: Copy["how"] }) {
  return (
    <SplitSection tone="shoal" title={copy.title}>
      <Timeline items={copy.steps} />
    </SplitSection>
  );
}

function Rights({ copy }: { copy: Copy["rights"] }) {
  return (
    <Section id="rights" title={copy.title} lead={copy.lead}>
      <FeatureGrid items={copy.items} size="large" />
      <div className={`split ${styles.others}`}>
        <p>{copy.others.text}</p>
        <div>
          <Points single items={copy.others.points} />
        </div>
      </div>
    </Section>
  );
}

function TimeLimits({ copy }: { copy: Copy["times"] }) {
  return (
    <SplitSection tone="shoal" id="times" title={copy.title} aside={<p className={styles.aside}>{copy.complaint}</p>}>
      <DataTable caption={copy.caption} corner={copy.step} columns={copy.columns} rows={copy.rows} />
    </SplitSection>
  );
}

function OtherWays({ copy, reach }: { copy: Copy["ways"]; reach: Copies["reach"] }) {
  const to = useLinks();
  const mail = <a href={`mailto:${reach.email}`}>{reach.email}</a>;
  return (
    <SplitSection id="ways" title={copy.title} aside={<p className={styles.aside}>{copy.lead}</p>}>
      <div className="stack g6">
        <Facts
          items={[
            { term: copy.email.term, details: <ContactWay where={mail} how={copy.email.text} /> },
            {
              term: copy.registered.term,
              details: (
                <ContactWay where={<MailAddress address={reach.registeredEmail} />} how={copy.registered.text} />
              ),
            },
            { term: copy.post.term, details: <ContactWay where={reach.post} how={copy.post.text} /> },
          ]}
        />
        <div className="row g6">
          {copy.links.map((link) => (
            <MoreLink key={link.to} to={to(link)}>
              {link.text}
            </MoreLink>
          ))}
        </div>
      </div>
    </SplitSection>
  );
}

function ContactWay({ where, how }: { where: ReactNode; how: string }) {
  return (
    <>
      {where}
      <br />
      <span className="muted small">{how}</span>
    </>
  );
}

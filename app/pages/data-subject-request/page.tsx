import type { Words } from "../../../content/words.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import { confirmParameter } from "../../../domain/privacy-request/privacy-request.ts";
import { actionResultContext } from "../../features/lead-form/form-words.ts";
import { formAction } from "../../form-action.server.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { isOpenLink } from "../../services.server.ts";
import { Note } from "../../ui/messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Route } from "./+types/page.ts";
import { type Copies, copies } from "./copies.server.ts";
import { MailLinkView } from "./mail-link-view.tsx";
import { MakeRequest } from "./make-request.tsx";
import { OtherWays } from "./other-ways.tsx";
import styles from "./request.module.css";
import { Rights } from "./rights.tsx";
import { metaOf, stateOf } from "./state.ts";
import { TimeLimits } from "./time-limits.tsx";

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
        <section className={`wrap ${styles.columns}`}>
          <MakeRequest
            title={copy.form.title}
            forms={forms}
            words={states.mailed}
            phone={phone}
            actionResult={actionData}
          />
          <HowItWorks copy={copy.how} />
        </section>
        <Rights copy={copy.rights} />
        <TimeLimits copy={copy.times} />
        <OtherWays copy={copy.ways} reach={reach} />
      </BelowHead>
    </>
  );
}

export function HowItWorks({ copy }: { copy: Words<"data-subject-request">["how"] }) {
  return (
    <div className="stack g6">
      <h2>{copy.title}</h2>
      <Timeline items={copy.steps} />
      <Note>
        <b>{copy.identity.title}</b> {copy.identity.text}
      </Note>
    </div>
  );
}

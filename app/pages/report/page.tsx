import { type ReportPage, reportWords } from "../../../content/reports.ts";
import { words } from "../../../content/words.ts";
import { reportForm } from "../../../domain/lead/report-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import { actionResultContext, titlePrefix, wordsFor } from "../../features/lead-form/form-words.ts";
import { formAction } from "../../form-action.server.ts";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage } from "../../page/page-context.ts";
import { reportTeasers } from "../../page/report-teasers.ts";
import { report } from "../../seo/json-ld.ts";
import type { Route } from "./+types/page.ts";
import { AboutReport } from "./about-report.tsx";
import { Audience } from "./audience.tsx";
import { Chapters } from "./chapters.tsx";
import { Examples } from "./examples.tsx";
import { OtherReports } from "./other-reports.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ReportHead } from "./report-head.tsx";
import { RequestReport } from "./request-report.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const forms = words("forms", locale);
  const page = name as ReportPage;
  const item = reportWords(page, locale);
  return {
    meta: {
      ...item.meta,
      title: titlePrefix(args.context.get(actionResultContext), forms) + item.meta.title,
      jsonLd: [report(page, locale, `${item.name} ${item.edition}`, item.summary)],
    },
    copy: words("report", locale),
    forms: wordsFor(forms, reportForm),
    phone: {
      language: locale,
      labels: words("phone-field", locale),
      fallbackCountry: fallbackCountry(locale),
    },
    item,
    page,
    linkHasExpired: new URL(args.request.url).searchParams.get("link") === "expired",
    others: reportTeasers(locale).filter((other) => other.page !== page),
  };
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

export default function ReportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, forms, phone, item, page, linkHasExpired, others } = loaderData;
  return (
    <>
      <ReportHead seed={page} copy={copy} item={item} />
      <ReportFigures label={copy.figuresLabel} items={item.figures} note={copy.noSurvey} />
      <AboutReport copy={item.about} />
      <Examples copy={copy.examples} charts={item.charts} />
      <Chapters title={copy.contents.title} items={item.contents} />
      <Audience title={copy.audience.title} items={item.audience} />
      <RequestReport
        copy={copy.request}
        forms={forms}
        phone={phone}
        page={page}
        actionResult={actionData}
        linkHasExpired={linkHasExpired}
      />
      <OtherReports title={copy.others} items={others} />
    </>
  );
}

import { Link } from "react-router";
import { type Report, type ReportPage, reportWords } from "../../../copy/reports.ts";
import { type Words, words } from "../../../copy/words.ts";
import { reportForm } from "../../../domain/lead/report-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import { actionResultContext, titlePrefix, wordsFor } from "../../features/lead-form/form-words.ts";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { formAction } from "../../form-action.server.ts";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { type ReportTeaser, reportTeasers } from "../../page/report-teasers.ts";
import { report } from "../../seo/json-ld.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { DotChart } from "../../ui/dot-chart.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./report.module.css";
import { RequestReport } from "./request-report.tsx";

type Copy = Words<"report">;

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
      <ReportHead page={page} copy={copy} item={item} />
      <ReportFigures label={copy.figuresLabel} items={item.figures} note={copy.noSurvey} />
      <AboutReport copy={item.about} />
      <Examples copy={copy.examples} charts={item.charts} />
      <Chapters title={copy.contents.title} page={page} item={item} />
      <Audience title={copy.audience.title} items={item.audience} />
      <RequestReport
        copy={copy.request}
        forms={forms}
        phone={phone}
        page={page}
        actionResult={actionData}
        linkHasExpired={linkHasExpired}
      />
      <OtherReports title={copy.others} items={others} art={closings[page]} />
    </>
  );
}

/** Each report has columns of its own, one can count them. */
function ReportHead({ page, copy, item }: { page: ReportPage; copy: Copy; item: Report }) {
  return (
    <PageHead art={page} title={item.title} lead={item.lead} crumbs={<PageCrumbs />}>
      <div className={`row noprint ${styles.ways}`}>
        <ButtonAnchor href="#request">{copy.ask}</ButtonAnchor>
        <ButtonAnchor ghost href="#examples">
          {copy.toExamples}
        </ButtonAnchor>
      </div>
      <p className={`muted small ${styles.format}`}>
        {item.name} {item.edition} · {copy.format}
      </p>
    </PageHead>
  );
}

const COLUMNS = 18;

/** What the report holds, in figures and in as many points. */
function ReportFigures({ label, items, note }: { label: string; items: Report["figures"]; note: string }) {
  return (
    <section className={styles.band} aria-label={label}>
      <div className="wrap">
        <div className={items.some(({ value }) => Number(value) > COLUMNS) ? `trio ${styles.rows}` : "trio"}>
          {items.map(({ value, label }) => (
            <Figure key={label} value={value} label={label}>
              <UnitDots total={Number(value)} columns={COLUMNS} wide />
            </Figure>
          ))}
        </div>
        <p className="muted small">{note}</p>
      </div>
    </section>
  );
}

function AboutReport({ copy }: { copy: Report["about"] }) {
  return (
    <SplitSection title={copy.title}>
      <div className={`measure ${styles.text}`}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SplitSection>
  );
}

/** Charts of the report's worked example, with the sums behind them. */
function Examples({ copy, charts }: { copy: Copy["examples"]; charts: Report["charts"] }) {
  return (
    <Section tone="shoal" id="examples" title={copy.title} lead={copy.lead}>
      <div className={styles.charts}>
        {charts.map(({ title, text, label, columns, calculation, ...data }) => (
          <figure key={title}>
            <div>
              <h3 className="h">{title}</h3>
              <p>{text}</p>
            </div>
            <DotChart data={data} label={label} columns={columns} />
            <figcaption>
              {copy.exampleFigures} {calculation}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** The table of contents, beside the cover. */
function Chapters({ title, page, item }: { title: string; page: ReportPage; item: Report }) {
  const cover = <ReportCover seed={page} name={item.name} edition={item.edition} lazy />;
  return (
    <SplitSection sticky title={title} aside={<div className={`noprint ${styles.cover}`}>{cover}</div>}>
      <ol className={styles.chapters}>
        {item.contents.map((chapter) => (
          <li key={chapter.title}>
            <h3 className="h">{chapter.title}</h3>
            <p>{chapter.text}</p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}

function Audience({ title, items }: { title: string; items: Report["audience"] }) {
  return (
    <Section title={title}>
      <ul className="trio">
        {items.map((reader) => (
          <li key={reader.title} className={styles.reader}>
            <h3 className="h">{reader.title}</h3>
            <p>{reader.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Reports lead to one another, so each ends with another picture. */
const closings = {
  "siber-dayaniklilik-raporu": "moon",
  "veri-ve-surdurulebilirlik-raporu": "current",
  "gartner-kullanici-deneyimi-raporu": "quay",
} as const satisfies Record<ReportPage, string>;

type Others = { title: string; items: ReportTeaser[]; art: (typeof closings)[ReportPage] };

function OtherReports({ title, items, art }: Others) {
  const to = useLinks();
  const cards = (
    <ul className={styles.others}>
      {items.map(({ page, name, edition, summary }) => (
        <li key={page}>
          <Link to={to({ to: page })}>
            <ReportCover seed={page} name={name} edition={edition} lazy cold />
            <div className="stack g2">
              <b className="h">{name}</b>
              <span>{edition}</span>
              <span>{summary}</span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
  return <CallToAction art={art} title={title} below={cards} />;
}

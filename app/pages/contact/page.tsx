import { contact as en } from "../../../content/en/contact.ts";
import { reports as reportsEn } from "../../../content/en/reports/index.ts";
import { contact as tr } from "../../../content/tr/contact.ts";
import { reports as reportsTr } from "../../../content/tr/reports/index.ts";
import { reportTeasers } from "../../features/report/report-teaser.ts";
import { PageCrumbs } from "../../page/page-crumbs.tsx";
import { matchedPage } from "../../page/page-data.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./contact.module.css";
import { ReachUs } from "./reach-us.tsx";
import { ReportSeries } from "./report-series.tsx";
import { TopicMails } from "./topic-mails.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = { tr, en }[locale];
  return { meta: copy.meta, copy, locale, reports: reportTeasers({ tr: reportsTr, en: reportsEn }[locale]) };
}

export default function ContactPage({ loaderData: { copy, locale, reports } }: Route.ComponentProps) {
  return (
    <>
      <PageHead short art="contact" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} />
      <section className={`wrap ${styles.contact}`}>
        <ReachUs copy={copy.reach} locale={locale} />
        <TopicMails copy={copy.topics} />
      </section>
      <ReportSeries copy={copy.reports} reports={reports} />
    </>
  );
}

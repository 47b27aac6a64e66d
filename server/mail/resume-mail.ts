import type { SummaryGroup } from "../../domain/quote/summary.ts";
import { company } from "../../site/company.ts";
import type { Locale } from "../../site/locales.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { type RenderedMail, renderLetter } from "./letter.ts";
import { mailWords } from "./mail-words.ts";
import { packageRows, serviceCount } from "./quote-words.ts";

export type ResumeMailFacts = { locale: Locale; packages: SummaryGroup[]; url: string; endsAt: number; origin: string };

/** The link with which a visitor goes on later. Anybody may enter anybody's address: nothing typed is repeated in it. */
export function renderResumeMail({ locale, packages, url, endsAt, origin }: ResumeMailFacts): RenderedMail {
  const { resume: words, report } = mailWords[locale].visitor;
  const rows = packageRows(packages, locale);
  return renderLetter({
    locale,
    subject: words.subject,
    preview: serviceCount(rows, locale),
    title: words.title,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "button", text: words.button, href: url, address: words.address },
      { kind: "rows", rows: [{ label: words.until, value: report.untilTime(istanbulTime(endsAt, locale)) }] },
      { kind: "heading", text: words.packages },
      { kind: "rows", rows: rows.map(({ label, amount, detail }) => ({ label, value: amount, detail })) },
      { kind: "text", text: words.personal },
    ],
    footer: [words.why(new URL(origin).host), words.notYou, { mailbox: company.email.privacy }, company.legalName],
  });
}

import { requestMails as en } from "../../content/en/request-mails.ts";
import { requestMails as tr } from "../../content/tr/request-mails.ts";
import type {
  Applicant,
  ConfirmedPrivacyRequest,
  PrivacyRequest,
} from "../../domain/privacy-request/privacy-request.ts";
import { calendarDay, istanbulDay, istanbulTime } from "../../domain/time.ts";
import { company } from "../../site/company.ts";
import { defaultLocale } from "../../site/locales.ts";
import { type Block, mailWords } from "./mail-content.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { greetingName, shownAddress, shownPhone, typed } from "./visitor-text.ts";

const requestWords = { tr, en } as const;

/** A request whose maker is still known: nobody else can be written to. */
export type RequestWithApplicant = PrivacyRequest & { applicant: Applicant };
export type ConfirmedWithApplicant = RequestWithApplicant & ConfirmedPrivacyRequest;

/** The link that confirms a request. Anybody may enter anybody's address: nothing typed is repeated in it. */
export function renderRequestLinkMail(
  { kind, locale, linkEndsAt }: Omit<RequestWithApplicant, "applicant">,
  { url, origin }: { url: string; origin: string },
): RenderedMail {
  const { link: words, ...shared } = requestWords[locale];
  return renderMail({
    locale,
    subject: words.subject,
    preview: words.text,
    title: words.title,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "button", text: words.button, href: url, address: words.address },
      {
        kind: "rows",
        rows: [
          { label: shared.kind, value: shared.kinds[kind] },
          { label: words.until, value: words.untilTime(istanbulTime(linkEndsAt, locale)) },
        ],
      },
    ],
    footer: [words.why(new URL(origin).host), words.notYou, { mailbox: company.email.privacy }, company.legalName],
  });
}

const { team: teamWords, ...teamLabels } = requestWords[defaultLocale];

/** What those read who have to answer a request: the last day first. Who asks does not stand in the subject. */
export function renderRequestTeamMail(request: ConfirmedWithApplicant): RenderedMail {
  const { kind, applicant, confirmed } = request;
  const { reference, dueOn } = confirmed;
  const name = teamLabels.kinds[kind];
  const day = calendarDay(dueOn, defaultLocale);
  return renderMail({
    locale: defaultLocale,
    subject: teamWords.subject(name, reference),
    preview: teamWords.due(day),
    tag: teamWords.tag,
    title: teamWords.title(name),
    blocks: [
      { kind: "text", text: teamWords.due(day), strong: day },
      {
        kind: "rows",
        rows: [
          { label: teamWords.fullname, value: typed(applicant.fullname) },
          { label: teamWords.email, ...shownAddress(applicant.email) },
          ...(applicant.phone ? [{ label: teamWords.phone, ...shownPhone(applicant.phone) }] : []),
        ],
      },
      { kind: "heading", text: teamWords.details },
      details(applicant.details),
      { kind: "text", text: teamWords.reply },
      { kind: "heading", text: teamWords.record },
      { kind: "rows", rows: recordRows(request) },
      { kind: "text", text: teamWords.close(`npm run leads -- requests close ${reference} --outcome answered`) },
    ],
    footer: [teamWords.footer],
  });
}

function details(text: string): Block {
  return text ? { kind: "quote", text: typed(text) } : { kind: "text", text: teamWords.noDetails };
}

function recordRows({ confirmed, createdAt, locale, notice }: ConfirmedWithApplicant) {
  return [
    { label: teamLabels.reference, value: confirmed.reference },
    { label: teamWords.sent, value: istanbulTime(createdAt, defaultLocale) },
    { label: teamWords.verifiedLabel, value: teamWords.verified(istanbulTime(confirmed.at, defaultLocale)) },
    { label: teamWords.language, value: teamWords.languages[locale] },
    { label: teamWords.notice, value: notice },
  ];
}

/** Tells whoever confirmed a request its number and its last day. */
export function renderRequestVisitorMail(
  { kind, locale, applicant, confirmed: { reference, at, dueOn } }: ConfirmedWithApplicant,
  origin: string,
): RenderedMail {
  const { confirmed: words, ...shared } = requestWords[locale];
  const day = calendarDay(dueOn, locale);
  return renderMail({
    locale,
    subject: words.subject(reference),
    preview: `${words.due}: ${day}`,
    title: words.title,
    blocks: [
      { kind: "text", text: mailWords[locale].visitor.greeting(greetingName(applicant.fullname)) },
      { kind: "text", text: words.text },
      {
        kind: "rows",
        rows: [
          { label: shared.reference, value: reference },
          { label: shared.kind, value: shared.kinds[kind] },
          { label: words.received, value: istanbulDay(at, locale) },
          { label: words.due, value: day },
        ],
      },
      { kind: "text", text: words.more },
      { kind: "text", text: words.complaint },
    ],
    footer: [words.why(new URL(origin).host), words.write, { mailbox: company.email.privacy }, company.legalName],
  });
}

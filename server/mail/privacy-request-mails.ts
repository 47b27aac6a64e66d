import { facts } from "../../copy/facts.ts";
import { words } from "../../copy/words.ts";
import { languageName } from "../../domain/grammar/language-name.ts";
import type {
  Applicant,
  ConfirmedPrivacyRequest,
  PrivacyRequest,
} from "../../domain/privacy-request/privacy-request.ts";
import { fill } from "../../domain/slots.ts";
import { calendarDay, istanbulDay, istanbulTime } from "../../domain/time.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import { type Block, greetingText } from "./mail-content.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { greetingName, shownAddress, shownPhone, typed } from "./visitor-text.ts";

const requestWords = (locale: Locale) => words("request-mails", locale);

/** A request whose maker is still known: nobody else can be written to. */
export type RequestWithApplicant = PrivacyRequest & { applicant: Applicant };
export type ConfirmedWithApplicant = RequestWithApplicant & ConfirmedPrivacyRequest;

/** The link that confirms a request. Anybody may enter anybody's address: nothing typed is repeated in it. */
export function renderRequestLinkMail(
  { kind, locale, linkEndsAt }: Omit<RequestWithApplicant, "applicant">,
  { url, origin }: { url: string; origin: string },
): RenderedMail {
  const { link: copy, ...shared } = requestWords(locale);
  return renderMail({
    locale,
    subject: copy.subject,
    preview: copy.text,
    title: copy.title,
    blocks: [
      { kind: "text", text: copy.text },
      { kind: "button", text: copy.button, href: url, address: copy.address },
      {
        kind: "rows",
        rows: [
          { label: shared.kind, value: shared.kinds[kind] },
          { label: copy.until, value: fill(copy.untilTime, { time: istanbulTime(linkEndsAt, locale) }) },
        ],
      },
    ],
    footer: [
      fill(copy.why, { site: new URL(origin).host }),
      copy.notYou,
      { mailbox: facts(locale).email.privacy },
      facts(locale).legalName,
    ],
  });
}

const teamLabels = () => requestWords(defaultLocale);
const teamWords = () => teamLabels().team;

/** What those read who have to answer a request: the last day first. Who asks does not stand in the subject. */
export function renderRequestTeamMail(request: ConfirmedWithApplicant): RenderedMail {
  const { kind, applicant, confirmed } = request;
  const { reference, dueOn } = confirmed;
  const name = teamLabels().kinds[kind];
  const day = calendarDay(dueOn, defaultLocale);
  return renderMail({
    locale: defaultLocale,
    subject: fill(teamWords().subject, { kind: name, reference }),
    preview: fill(teamWords().due, { day }),
    tag: teamWords().tag,
    title: fill(teamWords().title, { kind: name }),
    blocks: [
      { kind: "text", text: fill(teamWords().due, { day }), strong: day },
      {
        kind: "rows",
        rows: [
          { label: teamWords().fullname, value: typed(applicant.fullname) },
          { label: teamWords().email, ...shownAddress(applicant.email) },
          ...(applicant.phone ? [{ label: teamWords().phone, ...shownPhone(applicant.phone) }] : []),
        ],
      },
      { kind: "heading", text: teamWords().details },
      details(applicant.details),
      { kind: "text", text: teamWords().reply },
      { kind: "heading", text: teamWords().record },
      { kind: "rows", rows: recordRows(request) },
      {
        kind: "text",
        text: fill(teamWords().close, { command: `npm run leads -- requests close ${reference} --outcome answered` }),
      },
    ],
    footer: [teamWords().footer],
  });
}

function details(text: string): Block {
  return text ? { kind: "quote", text: typed(text) } : { kind: "text", text: teamWords().noDetails };
}

function recordRows({ confirmed, createdAt, locale, notice }: ConfirmedWithApplicant) {
  return [
    { label: teamLabels().reference, value: confirmed.reference },
    { label: teamWords().sent, value: istanbulTime(createdAt, defaultLocale) },
    {
      label: teamWords().verifiedLabel,
      value: fill(teamWords().verified, { time: istanbulTime(confirmed.at, defaultLocale) }),
    },
    { label: teamWords().language, value: languageName(locale, defaultLocale) },
    { label: teamWords().notice, value: notice },
  ];
}

/** Tells whoever confirmed a request its number and its last day. */
export function renderRequestVisitorMail(
  { kind, locale, applicant, confirmed: { reference, at, dueOn } }: ConfirmedWithApplicant,
  origin: string,
): RenderedMail {
  const { confirmed: copy, ...shared } = requestWords(locale);
  const day = calendarDay(dueOn, locale);
  return renderMail({
    locale,
    subject: fill(copy.subject, { reference }),
    preview: `${copy.due}: ${day}`,
    title: copy.title,
    blocks: [
      { kind: "text", text: greetingText(greetingName(applicant.fullname), locale) },
      { kind: "text", text: copy.text },
      {
        kind: "rows",
        rows: [
          { label: shared.reference, value: reference },
          { label: shared.kind, value: shared.kinds[kind] },
          { label: copy.received, value: istanbulDay(at, locale) },
          { label: copy.due, value: day },
        ],
      },
      { kind: "text", text: copy.more },
      { kind: "text", text: copy.complaint },
    ],
    footer: [
      fill(copy.why, { site: new URL(origin).host }),
      copy.write,
      { mailbox: facts(locale).email.privacy },
      facts(locale).legalName,
    ],
  });
}

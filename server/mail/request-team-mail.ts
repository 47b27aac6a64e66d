import { defaultLocale } from "../../site/locales.ts";
import { calendarDay, istanbulTime } from "./istanbul-time.ts";
import { shownAddress, shownPhone } from "./lead-rows.ts";
import { type Block, type RenderedMail, renderLetter } from "./letter.ts";
import { type KnownConfirmedRequest, requestWords } from "./request-words.ts";
import { typed } from "./typed-text.ts";

const { team: words, ...shared } = requestWords[defaultLocale];

/** What those read who have to answer a request: the last day first. Who asks does not stand in the subject. */
export function renderRequestTeamMail(request: KnownConfirmedRequest): RenderedMail {
  const { kind, applicant, confirmed } = request;
  const { reference, dueOn } = confirmed;
  const name = shared.kinds[kind];
  const day = calendarDay(dueOn, defaultLocale);
  return renderLetter({
    locale: defaultLocale,
    subject: words.subject(name, reference),
    preview: words.due(day),
    tag: words.tag,
    title: words.title(name),
    blocks: [
      { kind: "text", text: words.due(day), strong: day },
      {
        kind: "rows",
        rows: [
          { label: words.fullname, value: typed(applicant.fullname) },
          { label: words.email, ...shownAddress(applicant.email) },
          ...(applicant.phone ? [{ label: words.phone, ...shownPhone(applicant.phone) }] : []),
        ],
      },
      { kind: "heading", text: words.details },
      details(applicant.details),
      { kind: "text", text: words.reply },
      { kind: "heading", text: words.record },
      { kind: "rows", rows: recordRows(request) },
      { kind: "text", text: words.close(`npm run leads -- requests close ${reference} --outcome answered`) },
    ],
    footer: [words.footer],
  });
}

function details(text: string): Block {
  return text ? { kind: "quote", text: typed(text) } : { kind: "text", text: words.noDetails };
}

function recordRows({ confirmed, createdAt, locale, notice }: KnownConfirmedRequest) {
  return [
    { label: shared.reference, value: confirmed.reference },
    { label: words.sent, value: istanbulTime(createdAt, defaultLocale) },
    { label: words.verifiedLabel, value: words.verified(istanbulTime(confirmed.at, defaultLocale)) },
    { label: words.language, value: words.languages[locale] },
    { label: words.notice, value: notice },
  ];
}

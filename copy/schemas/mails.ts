import { z } from "zod";
import { seen, sentence } from "./fields.ts";
import { alert, digest } from "./operator-mails.ts";

/** The head of a mail to the team about a form. */
const formMail = z.strictObject({ tag: seen({ max: 40 }), subject: sentence(["who"], { max: 60 }) });

export const mails = z.strictObject({
  team: z.strictObject({
    forms: z.strictObject({ contact: formMail, report: formMail, quote: formMail }),
    quote: z.strictObject({
      title: sentence(["services", "who"]),
      promise: sentence(["until"]),
      outside: sentence(["from"]),
      verified: seen(),
      partner: z.strictObject({
        label: seen(),
        yes: seen({ max: 12 }),
        no: seen({ max: 12 }),
      }),
      note: seen(),
      packages: seen(),
      san: seen(),
    }),
    message: seen(),
    office: z.strictObject({ button: seen({ max: 40 }), address: seen() }),
    reply: seen(),
    record: seen(),
    reference: seen(),
    time: seen(),
    page: seen(),
    language: seen(),
    notice: seen(),
    consent: z.strictObject({ given: sentence(["language", "time", "version"]), none: seen() }),
    footer: seen(),
  }),
  visitor: z.strictObject({
    greeting: z.strictObject({ named: sentence(["name"]), unnamed: seen() }),
    reference: seen(),
    contact: z.strictObject({
      subject: sentence(["reference"], { max: 60 }),
      title: seen(),
      text: seen(),
      more: seen(),
    }),
    report: z.strictObject({
      subject: sentence(["report"], { max: 60 }),
      title: seen(),
      text: seen(),
      button: seen({ max: 40 }),
      address: seen(),
      until: seen(),
      untilTime: sentence(
        ["time"],
        "Bağlantıların son geçerlilik anının yazılışı, gerekiyorsa saat dilimiyle.",
        "How the end of a link is written, with a time zone if needed.",
      ),
      again: seen(),
    }),
    quote: z.strictObject({
      subject: sentence(["reference"], { max: 60 }),
      title: seen(),
      text: seen(),
      phone: seen(),
      verified: seen(),
      packages: seen(),
      wrong: seen(),
    }),
    resume: z.strictObject({
      subject: seen({ max: 60 }),
      title: seen(),
      text: seen(),
      button: seen({ max: 40 }),
      address: seen(),
      packages: seen(),
      until: seen(),
      personal: seen(),
      why: sentence(["site"]),
      notYou: seen(),
    }),
    footer: z.strictObject({
      why: sentence(["site"]),
      notYou: seen(
        "Formu başkası gönderdiyse ne yapılacağı; ardından adres gelir.",
        "What to do where somebody else sent the form; our address follows.",
      ),
    }),
  }),
  digest,
  alert,
});

import { z } from "zod";
import { head, id, link, note, seen, sentence, sentenceWithLink, spoken } from "./fields.ts";
import { choices, hints, labels } from "./form-fields.ts";

export const forms = z.strictObject({
  required: seen(),
  optional: seen({ max: 24 }),
  choose: seen({ max: 30 }),
  newTab: spoken(
    "Yeni sekmede açılan bağlantının adına ekran okuyucular için eklenir.",
    "Added for screen readers to links that open a new tab.",
    { max: 40 },
  ),
  send: z.strictObject({
    contact: seen({ max: 40 }),
    report: seen({ max: 40 }),
    request: seen({ max: 40 }),
  }),
  labels,
  choices,
  hints,
  notice: sentenceWithLink,
  consent: z.strictObject({
    version: id(
      "Rıza cümlesinin sürümü; kutuyu işaretleyenin talebiyle saklanır.",
      "Version of the consent's sentence, kept with the request of who ticks the box.",
    ),
    digest: id(
      "Rıza cümlesinin özeti; sürümle birlikte npm run words -- new-version consent yazar.",
      "Digest of the consent's sentence; npm run words -- new-version consent writes it.",
      { perLanguage: true },
    ),
    before: seen(),
    link: link(),
    after: seen(),
  }),
  errors: z.strictObject({
    prefix: head(
      "Gönderilemeyen formun sayfasında sekme başlığının önündeki söz.",
      "Before the tab's title while a form could not be sent.",
      { max: 20 },
    ),
    summary: seen(),
    missing: z.strictObject({
      name: seen(),
      surname: seen(),
      fullname: seen(),
      email: seen(),
      tel: seen(),
      company: seen(),
      jobTitle: seen(),
      companySize: seen(),
      sector: seen(),
      topic: seen(),
      service: seen(),
      team: seen(),
      subject: seen(),
      message: seen(),
      report: seen(),
      kind: seen(),
      details: seen(),
      consent: seen(),
    }),
    wrong: z.strictObject({ email: seen(), tel: seen() }),
    country: seen(),
    tooLong: sentence(["label", "max"]),
  }),
  failed: z.strictObject({
    title: seen(),
    text: seen(),
    instead: seen(),
  }),
  tooMany: note,
  changed: z.strictObject({
    title: seen(),
    text: seen(),
    button: seen({ max: 40 }),
  }),
  sending: seen({ max: 30 }),
  captcha: z.strictObject({
    before: seen(),
    privacy: seen(),
    between: seen(),
    terms: seen(),
    after: seen(),
  }),
  honeypot: seen("Yalnızca botların gördüğü gizli alanın etiketi.", "Label of the hidden field that only bots find.", {
    max: 60,
  }),
  sent: z.strictObject({
    title: seen(),
    close: seen({ max: 30 }),
    another: seen({ max: 40 }),
    reference: seen({ max: 40 }),
    contact: z.strictObject({
      text: seen(),
      offer: seen(),
      more: link(),
    }),
    report: z.strictObject({ text: seen(), more: seen({ max: 40 }) }),
  }),
});

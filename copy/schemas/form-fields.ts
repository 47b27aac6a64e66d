import { z } from "zod";
import { seen } from "./fields.ts";

/** What the fields of the forms are called. */
export const labels = z.strictObject({
  name: seen({ max: 40 }),
  surname: seen({ max: 40 }),
  fullname: seen({ max: 40 }),
  email: seen({ max: 40 }),
  tel: seen({ max: 40 }),
  company: seen({ max: 40 }),
  jobTitle: seen({ max: 40 }),
  companySize: seen({ max: 40 }),
  sector: seen({ max: 40 }),
  topic: seen({ max: 40 }),
  service: seen({ max: 40 }),
  team: seen({ max: 40 }),
  subject: seen({ max: 40 }),
  message: seen({ max: 40 }),
  report: seen({ max: 40 }),
  kind: seen({ max: 40 }),
  details: seen({ max: 40 }),
  consent: seen(
    "Aktarım rızasının hata özetindeki ve ekip e-postasındaki adı.",
    "The transfer consent's name in error summaries and team mails.",
    { max: 40 },
  ),
});

/** What can be chosen in them. */
export const choices = z.strictObject({
  companySize: z.strictObject({
    "1-50": seen({ max: 40 }),
    "51-250": seen({ max: 40 }),
    "251-1000": seen({ max: 40 }),
    "1000+": seen({ max: 40 }),
  }),
  sector: z.strictObject({
    gida: seen({ max: 40 }),
    perakende: seen({ max: 40 }),
    lojistik: seen({ max: 40 }),
    saglik: seen({ max: 40 }),
    enerji: seen({ max: 40 }),
    uretim: seen({ max: 40 }),
    tekstil: seen({ max: 40 }),
    finans: seen({ max: 40 }),
    sigorta: seen({ max: 40 }),
    egitim: seen({ max: 40 }),
    kamu: seen({ max: 40 }),
    turizm: seen({ max: 40 }),
    insaat: seen({ max: 40 }),
    teknoloji: seen({ max: 40 }),
    diger: seen({ max: 40 }),
  }),
  topic: z.strictObject({ information: seen({ max: 60 }), request: seen({ max: 60 }) }),
  service: z.strictObject({
    rpa: seen({ max: 60 }),
    "e-procurement": seen({ max: 60 }),
    "e-transformation": seen({ max: 60 }),
    hr: seen({ max: 60 }),
    cloud: seen({ max: 60 }),
    managed: seen({ max: 60 }),
  }),
  team: z.strictObject({
    sales: seen({ max: 60 }),
    communication: seen({ max: 60 }),
    "business-development": seen({ max: 60 }),
  }),
  report: z.strictObject({
    "gartner-kullanici-deneyimi-raporu": seen({ max: 60 }),
    "siber-dayaniklilik-raporu": seen({ max: 60 }),
    "veri-ve-surdurulebilirlik-raporu": seen({ max: 60 }),
  }),
  kind: z.strictObject({
    access: seen({ max: 60 }),
    correction: seen({ max: 60 }),
    erasure: seen({ max: 60 }),
  }),
});

/** What stands below them. */
export const hints = z.strictObject({ message: seen(), details: seen() });

import { z } from "zod";
import { seen } from "./fields.ts";

const label = seen({ max: 40 });
const shortChoice = seen({ max: 40 });
const choice = seen({ max: 60 });

/** What the fields of the forms are called. */
export const labels = z.strictObject({
  name: label,
  surname: label,
  fullname: label,
  email: label,
  tel: label,
  company: label,
  jobTitle: label,
  companySize: label,
  sector: label,
  topic: label,
  service: label,
  team: label,
  subject: label,
  message: label,
  report: label,
  kind: label,
  details: label,
  consent: seen(
    "Aktarım rızasının hata özetindeki ve ekip e-postasındaki adı.",
    "The transfer consent's name in error summaries and team mails.",
    { max: 40 },
  ),
});

/** What can be chosen in them. */
export const choices = z.strictObject({
  companySize: z.strictObject({
    "1-50": shortChoice,
    "51-250": shortChoice,
    "251-1000": shortChoice,
    "1000+": shortChoice,
  }),
  sector: z.strictObject({
    gida: shortChoice,
    perakende: shortChoice,
    lojistik: shortChoice,
    saglik: shortChoice,
    enerji: shortChoice,
    uretim: shortChoice,
    tekstil: shortChoice,
    finans: shortChoice,
    sigorta: shortChoice,
    egitim: shortChoice,
    kamu: shortChoice,
    turizm: shortChoice,
    insaat: shortChoice,
    teknoloji: shortChoice,
    diger: shortChoice,
  }),
  topic: z.strictObject({ information: choice, request: choice }),
  service: z.strictObject({
    rpa: choice,
    "e-procurement": choice,
    "e-transformation": choice,
    hr: choice,
    cloud: choice,
    managed: choice,
  }),
  team: z.strictObject({
    sales: choice,
    communication: choice,
    "business-development": choice,
  }),
  report: z.strictObject({
    "gartner-kullanici-deneyimi-raporu": choice,
    "siber-dayaniklilik-raporu": choice,
    "veri-ve-surdurulebilirlik-raporu": choice,
  }),
  kind: z.strictObject({
    access: choice,
    correction: choice,
    erasure: choice,
  }),
});

/** What stands below them. */
export const hints = z.strictObject({ message: seen(), details: seen() });

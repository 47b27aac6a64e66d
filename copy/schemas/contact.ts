import { z } from "zod";
import { mailboxes } from "./facts.ts";
import { choice, entries, link, meta, pageHead, section, seen } from "./fields.ts";

/** Links such as ?about=rpa write it into the form before the visitor does. */
const subject = (tr: string, en: string) =>
  seen(`Bağlantıyla gelenlere formda hazır konu: ${tr}.`, `Subject that a link writes into the form: ${en}.`, {
    max: 80,
  });

export const contact = z.strictObject({
  meta,
  ...pageHead.shape,
  write: z.strictObject({ title: seen() }),
  about: z.strictObject({
    "campus-visit": subject("kampüs ziyareti", "a visit to the campus"),
    "research-project": subject("ortak Ar-Ge projesi", "a joint research project"),
    partnership: subject("iş ortaklığı", "a partnership"),
    rpa: subject("robotik süreç otomasyonu", "robotic process automation"),
    "e-procurement": subject("e-Satınalma", "e-Procurement"),
    "e-transformation": subject("e-Dönüşüm", "e-Transformation"),
    hr: subject("İK ürünleri", "HR products"),
    cloud: subject("bulut hizmetleri", "cloud services"),
    managed: subject("yönetilen hizmetler", "managed services"),
  }),
  reach: z.strictObject({
    title: seen(),
    contactCenter: seen({ max: 40 }),
    contactCenterHours: seen("İletişim merkezinin açık olduğu saatler.", "When the contact center is open.", {
      max: 60,
    }),
    incidentLine: seen({ max: 40 }),
    incidentLineHours: seen({ max: 60 }),
    incidentLineNote: seen(),
    phone: seen({ max: 40 }),
    fax: seen({ max: 40 }),
    map: seen({ max: 40 }),
    visits: z.strictObject({
      headquarters: seen("Genel merkezin açık olduğu saatler.", "When the headquarters are open.", { max: 80 }),
      istanbul: seen({ max: 80 }),
    }),
    customers: seen({ max: 40 }),
    portal: seen({ max: 40 }),
    status: seen({ max: 40 }),
    registeredEmail: seen({ max: 50 }),
    social: seen({ max: 40 }),
  }),
  topics: section({
    items: entries({
      title: seen(),
      text: seen(),
      mailbox: choice(
        mailboxes,
        "Konunun e-posta adresinin content/facts.yaml içindeki adı.",
        "Name of the topic's mail address in content/facts.yaml.",
      ),
      more: link({ max: 60 }).exactOptional(),
    }),
  }),
  register: section({ items: entries({ term: seen({ max: 40 }), text: seen() }) }),
  reports: section({
    more: seen({ max: 40 }),
    request: z.strictObject({ title: seen(), lead: seen() }),
  }),
});

import { z } from "zod";
import { mailboxes } from "./facts.ts";
import { choice, link, meta, picture, seen } from "./fields.ts";

/** Links such as ?about=rpa write it into the form before the visitor does. */
const subject = (tr: string, en: string) =>
  seen(`Bağlantıyla gelenlere formda hazır konu: ${tr}.`, `Subject that a link writes into the form: ${en}.`, {
    max: 80,
  });

export const contact = z.strictObject({
  meta,
  title: seen("İletişim sayfasının en üstündeki büyük başlık.", "The large title at the top of the contact page."),
  lead: seen("İletişim sayfasının büyük başlığı altındaki giriş.", "The opening text below the large title."),
  picture: picture("head").exactOptional(),
  write: z.strictObject({
    title: seen("İletişim formunun üstündeki başlık.", "Title above the contact form."),
  }),
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
  call: z.strictObject({
    before: seen(
      "Form başlığının altında, telefon numarasından önceki sözler.",
      "The words before the phone number above the form.",
    ),
    more: seen("Numaradan sonra, adres bölümüne inen bağlantı.", "Link after the number, down to the address.", {
      max: 60,
    }),
  }),
  reach: z.strictObject({
    title: seen("Adres ve telefonlar bölümünün başlığı.", "Title of the section with address and phones."),
    address: seen("Genel merkez adresinin yanındaki ad.", "Name beside the address of the head office.", { max: 40 }),
    map: seen("Adresi haritada açan bağlantı.", "Link that opens the address on a map.", { max: 40 }),
    phone: seen("Telefon numaralarının yanındaki ad.", "Name beside the phone numbers.", { max: 40 }),
    fax: seen("Faks numarasının yanındaki ad.", "Name beside the fax number.", { max: 40 }),
    contactCenter: seen("İletişim merkezi numarasının yanındaki ad.", "Name beside the contact center's number.", {
      max: 40,
    }),
    hours: seen("Çalışma saatlerinin yanındaki ad.", "Name beside the working hours.", { max: 40 }),
    hoursText: seen("Çalışma günleri ve saatleri.", "The working days and hours themselves.", { max: 60 }),
    registeredEmail: seen(
      "Kayıtlı elektronik posta adresinin yanındaki ad.",
      "Name beside the registered email address.",
      { max: 50 },
    ),
    social: seen("Sosyal medya bağlantılarının yanındaki ad.", "Name beside the social media links.", { max: 40 }),
  }),
  topics: z.strictObject({
    title: seen(
      "Konuya göre e-posta adresleri bölümünün başlığı.",
      "Title of the section with mail addresses by topic.",
    ),
    lead: seen("E-posta adresleri bölümünün giriş cümlesi.", "Opening sentence of the section with mail addresses."),
    items: z
      .array(
        z.strictObject({
          title: seen("E-posta ile yazılabilecek bir konunun adı.", "Name of a topic one can write about."),
          text: seen("Konuya hangi soruların girdiği.", "Which questions belong to the topic."),
          mailbox: choice(
            mailboxes,
            "Konunun e-posta adresinin content/facts.yaml içindeki adı.",
            "Name of the topic's mail address in content/facts.yaml.",
          ),
          more: link("Konuyla ilgili sayfaya giden bağlantı.", "Link to a page about the topic.", {
            max: 60,
          }).exactOptional(),
        }),
      )
      .min(1),
  }),
  reports: z.strictObject({
    title: seen("Rapor serisi bölümünün başlığı.", "Title of the section on the series of reports."),
    lead: seen("Rapor serisi bölümünün giriş metni.", "Opening text of the section on the reports."),
    more: seen("Her rapor kartının altındaki bağlantı.", "Link at the bottom of each report's card.", { max: 40 }),
    request: z.strictObject({
      title: seen("Rapor isteme formunun başlığı.", "Title of the form that requests a report."),
      lead: seen("Rapor isteme formunun yanındaki açıklama.", "Explanation beside the form that requests a report."),
    }),
  }),
});

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
  reach: z.strictObject({
    title: seen("Adres ve telefonlar bölümünün başlığı.", "Title of the section with address and phones."),
    contactCenter: seen("İletişim merkezi numarasının yanındaki ad.", "Name beside the contact center's number.", {
      max: 40,
    }),
    contactCenterHours: seen("İletişim merkezinin açık olduğu saatler.", "When the contact center is open.", {
      max: 60,
    }),
    incidentLine: seen(
      "Müşterilerin olay hattı numarasının yanındaki ad.",
      "Name beside the number of the customers' incident line.",
      { max: 40 },
    ),
    incidentLineHours: seen("Olay hattının açık olduğu saatler.", "When the incident line is open.", { max: 60 }),
    incidentLineNote: seen("Olay hattını kimin arayacağı.", "Who may call the incident line."),
    phone: seen("Bir ofisin telefon numarasının yanındaki ad.", "Name beside the phone number of an office.", {
      max: 40,
    }),
    fax: seen("Faks numarasının yanındaki ad.", "Name beside the fax number.", { max: 40 }),
    map: seen("Bir ofisin adresini haritada açan bağlantı.", "Link that opens the address of an office on a map.", {
      max: 40,
    }),
    visits: z.strictObject({
      headquarters: seen("Genel merkezin açık olduğu saatler.", "When the headquarters are open.", { max: 80 }),
      istanbul: seen("İstanbul ofisinin ne için ve nasıl açık olduğu.", "What the Istanbul office is for, and when.", {
        max: 80,
      }),
    }),
    customers: seen("Müşteri sitelerine giden bağlantıların yanındaki ad.", "Name beside the links for customers.", {
      max: 40,
    }),
    portal: seen("Müşteri portalına giden bağlantı.", "Link to the customer portal.", { max: 40 }),
    status: seen("Durum sayfasına giden bağlantı.", "Link to the status page.", { max: 40 }),
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
  register: z.strictObject({
    title: seen("Şirketin sicil bilgileri bölümünün başlığı.", "Title of the section with the company's registration."),
    lead: seen("Sicil bilgilerinin neden yayımlandığı.", "Why the registration is published."),
    items: z
      .array(
        z.strictObject({
          term: seen("Sicil bilgisinin adı.", "Name of a detail of the registration.", { max: 40 }),
          text: seen("Sicil bilgisinin kendisi.", "The detail of the registration itself."),
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

import { z } from "zod";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { choice, described, figure, id, seen } from "./fields.ts";

/** Names under which facts are filed; texts name them too. */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug");

/** A value that is the same in every language, or one for each. */
function inLanguages(tr: string, en: string) {
  const value = z.string().regex(/\S/, "empty");
  const values: z.ZodType<Record<Locale, string>> = z.record(z.enum(localeCodes), value);
  return described(z.union([value, values]), "seen", tr, en);
}

/** The years and figures of the company. */
const year = (tr: string, en: string) => figure(tr, en).int().min(1900).max(2100);

/** The mailboxes of the company. */
export const mailboxes = [
  "info",
  "sales",
  "press",
  "privacy",
  "ethics",
  "careers",
  "security",
  "accessibility",
] as const;

const mailbox = (tr: string, en: string) => described(z.email(), "seen", tr, en);
const address = (tr: string, en: string) => described(z.httpUrl(), "id", tr, en);
const phone = (tr: string, en: string) => seen(tr, en).regex(/^(\+90 \d{3}|0850) \d{3} \d\d \d\d$/, "phone-form");

const office = (tr: string, en: string) =>
  z.strictObject({
    name: inLanguages(`${tr}: adı.`, `${en}: its name.`),
    street: seen(`${tr}: cadde ve numara.`, `${en}: street and number.`),
    postalCode: seen(`${tr}: posta kodu.`, `${en}: postal code.`),
    district: seen(`${tr}: adresteki ilçe.`, `${en}: the district of the address.`),
    city: seen(`${tr}: adresteki il.`, `${en}: the city of the address.`),
    phone: phone(`${tr}: telefonu.`, `${en}: its phone number.`),
    map: address(`${tr}: haritada açan adres.`, `${en}: address that opens it on a map.`),
  });

const person = z.strictObject({
  name: seen("Kişinin adı ve soyadı.", "First and last name of the person."),
  title: inLanguages("Kişinin görevi.", "The person’s position."),
  phone: phone("Kişinin iş telefonu.", "The person’s phone at work.").exactOptional(),
  email: choice(
    mailboxes,
    "Kişinin okuduğu e-posta kutusunun adı.",
    "Name of the mailbox that the person reads.",
  ).exactOptional(),
});

const count = (tr: string, en: string) => seen(tr, en).regex(/^\d+\+$/, "figure-form");

const level = (tr: string, en: string) =>
  z.strictObject({
    response: inLanguages(
      `${tr} düzey: kritik olayda alışılmış ilk yanıt süresi.`,
      `${en} level: usual first response to a critical incident.`,
    ),
    recovery: inLanguages(
      `${tr} düzey: kritik olayda alışılmış toparlanma süresi.`,
      `${en} level: usual recovery from a critical incident.`,
    ),
  });

const days = (tr: string, en: string) => figure(tr, en).int().positive();

/** The facts of the company: content/facts.yaml. */
export const factsSchema = z.strictObject({
  name: seen("Şirketin kısa adı.", "Short name of the company."),
  fullName: seen("Şirketin uzun adı.", "Long name of the company."),
  legalName: seen("Şirketin unvanı.", "Legal name of the company."),
  founded: year("Kuruluş yılı.", "Year of foundation."),
  copyrightFrom: year("Altbilgideki telif hakkının ilk yılı.", "First year of the copyright in the footer."),
  country: seen("Adreslerin sonundaki ülke.", "The country at the end of addresses."),
  countryCode: id("Ülkenin iki harfli kodu.", "The country’s code of two letters."),
  offices: z.strictObject({
    headquarters: office("Genel merkez", "Headquarters").extend({
      fax: phone("Genel merkezin faksı.", "Fax of the headquarters."),
    }),
    istanbul: office("İstanbul ofisi", "Istanbul office"),
  }),
  contactCenter: phone("Hafta içi açık iletişim merkezi.", "The contact center, open on weekdays."),
  incidentLine: phone("Müşterilerin 7/24 olay hattı.", "The incident line for customers, 24/7."),
  email: z.strictObject({
    info: mailbox("Genel e-posta adresi.", "The general mail address."),
    sales: mailbox("Satışın e-posta adresi.", "The mail address of sales."),
    press: mailbox("Basının yazdığı e-posta adresi.", "The mail address for the press."),
    privacy: mailbox("Kişisel veriler için e-posta adresi.", "The mail address for personal data."),
    ethics: mailbox("Etik bildirimlerin e-posta adresi.", "The mail address for reports on ethics."),
    careers: mailbox("Başvuruların e-posta adresi.", "The mail address for applications."),
    security: mailbox("Güvenlik bildirimlerinin e-posta adresi.", "The mail address for reports on security."),
    accessibility: mailbox("Erişilebilirlik bildirimlerinin e-posta adresi.", "The mail address for accessibility."),
  } satisfies Record<(typeof mailboxes)[number], z.ZodEmail>),
  registeredEmail: mailbox("Kayıtlı elektronik posta (KEP).", "Registered electronic mail (KEP)."),
  addresses: z.strictObject({
    careers: address("Açık pozisyonların sitesi.", "The site with open positions."),
    customerPortal: address("Müşterilerin destek sitesi.", "The support site for customers."),
    statusPage: address("Hizmetlerin durumunu gösteren site.", "The site that shows the state of services."),
  }),
  social: described(
    z.record(z.string(), z.httpUrl()),
    "id",
    "Sosyal medya hesabının adresi.",
    "Address of an account in social media.",
  ),
  register: z.strictObject({
    mersis: seen("MERSİS numarası.", "Number in the central register (MERSİS)."),
    tradeRegister: inLanguages("Ticaret sicili müdürlüğü.", "The trade registry."),
    tradeRegisterNumber: seen("Ticaret sicil numarası.", "Number in the trade register."),
    taxOffice: seen("Vergi dairesi.", "The tax office."),
    taxNumber: seen("Vergi kimlik numarası.", "The tax number."),
    capital: inLanguages("Sermaye ve ödenen bölümü.", "The capital and how much of it is paid."),
    chair: id("Yönetim kurulu başkanı, kişilerden biri.", "The chair of the board, one of the people."),
  }),
  spokesperson: id("Şirketin sözcüsü, kişilerden biri.", "The company’s spokesperson, one of the people."),
  people: described(z.record(key, person), "id", "Şirketin kişileri.", "People of the company."),
  figures: z.strictObject({
    customers: count("Müşteri sayısı.", "Number of customers."),
    cloudProfessionals: count("Bulut uzmanlarının sayısı.", "Number of cloud professionals."),
    certifications: count("Küresel sertifikaların sayısı.", "Number of global certifications."),
    partners: count("Teknoloji ortaklarının sayısı.", "Number of technology partners."),
    years: count("Deneyim, yıl olarak.", "Experience in years."),
    sectors: count("Çalışılan sektörlerin sayısı.", "Number of sectors."),
    projects: count("Tamamlanan projelerin sayısı.", "Number of projects."),
    employees: count("Çalışan sayısı.", "Number of employees."),
  }),
  campus: z.strictObject({
    decares: days("Kampüsün arazisi, dekar.", "Land of the campus in decares."),
    hectares: inLanguages("Kampüsün arazisi, hektar.", "Land of the campus in hectares."),
    buildings: days("Kampüsteki bina sayısı.", "Number of buildings on the campus."),
    indoorSpace: inLanguages("Kampüsün kapalı alanı, metrekare.", "Indoor space of the campus in square meters."),
    monthsToBuild: days("Kampüsün yapım süresi, ay.", "Months it took to build the campus."),
    opened: year("Kampüsün açıldığı yıl.", "Year in which the campus opened."),
  }),
  replies: z.strictObject({
    request: inLanguages("Bir talebe ne zaman dönüldüğü.", "When a request is answered."),
    dataSubjectDays: days("Veri sahibi başvurusunun süresi, gün.", "Days for a data subject’s request."),
    securityFirstAnswerDays: days("Güvenlik bildirimine ilk yanıt, iş günü.", "Working days until a first answer."),
    securityAssessmentDays: days("Güvenlik bildiriminin değerlendirilmesi, iş günü.", "Working days to assess it."),
    securityPublicationDays: days("Bir açığın yayımlanmasına kadar, gün.", "Days until a weakness is published."),
    accessibilityDays: days("Erişilebilirlik bildirimine yanıt, iş günü.", "Working days for a complaint."),
  }),
  certificationBody: seen("Belgelendirme kuruluşunun adı.", "Name of the body that certifies us."),
  certificates: described(
    z.record(
      key,
      z.strictObject({
        name: seen("Belgenin standardı ve yılı.", "Standard of the certificate and its year."),
        subject: inLanguages("Standardın konusu.", "What the standard is about."),
        since: year("Belgenin ilk alındığı yıl.", "Year of the first certificate."),
      }),
    ),
    "id",
    "Şirketin belgeleri.",
    "Certificates of the company.",
  ),
  awards: described(
    z.record(
      key,
      z.strictObject({
        year: year("Ödülün yılı.", "Year of the award."),
        name: inLanguages("Ödülün adı.", "Name of the award."),
        body: inLanguages("Ödülü veren kuruluş.", "Who gave the award."),
      }),
    ),
    "id",
    "Şirketin ödülleri.",
    "Awards of the company.",
  ),
  managedServices: z.strictObject({
    minimumTermMonths: days("Alışılmış en kısa sözleşme süresi, ay.", "Usual minimum term in months."),
    takeOver: z.strictObject({
      infrastructure: inLanguages("Altyapı yönetimini devralma süresi.", "Time to take over infrastructure."),
      sap: inLanguages("SAP yönetimini devralma süresi.", "Time to take over SAP."),
      cybersecurity: inLanguages("Siber güvenliği devralma süresi.", "Time to take over cybersecurity."),
      data: inLanguages("Veri yönetimini devralma süresi.", "Time to take over data management."),
      "application-modernization": inLanguages("Uygulama keşfinin süresi.", "Time to look at an application."),
    }),
    levels: z.strictObject({
      basic: level("Temel", "Basic"),
      advanced: level("Gelişmiş", "Advanced"),
      premium: level("Premium", "Premium"),
    }),
  }),
  transferAbroad: z.strictObject({
    recipients: inLanguages("Yurt dışında verinin alıcısı.", "Who receives data abroad."),
    countries: inLanguages("Verinin aktarılabildiği ülkeler.", "Countries to which data may go."),
  }),
  dxtechway: z.strictObject({
    months: days("DxTechway programının süresi, ay.", "Length of DxTechway in months."),
    places: days("Yılda alınan kişi sayısı.", "Places in a year."),
    begins: inLanguages("Sıradaki dönemin ilk günü.", "First day of the coming term."),
    applyUntil: inLanguages("Sıradaki döneme son başvuru günü.", "Last day to apply for the coming term."),
    grossMonthlyPay: inLanguages("Aylık brüt ücret.", "Gross pay in a month."),
  }),
  universities: described(
    z.record(
      key,
      z.strictObject({
        name: inLanguages("Birlikte çalıştığımız üniversite.", "A university we work with."),
        city: seen("Üniversitenin kenti.", "City of the university."),
      }),
    ),
    "id",
    "Birlikte çalışılan üniversiteler.",
    "Universities the company works with.",
  ),
});

/** The facts as content/facts.yaml has them. */
export type FactsText = z.infer<typeof factsSchema>;

/** The same in one language. A record of any names, such as that of the social accounts, stays one. */
type InLanguage<Value> =
  Value extends Record<Locale, string>
    ? string extends keyof Value
      ? Value
      : string
    : Value extends object
      ? { [Key in keyof Value]: InLanguage<Value[Key]> }
      : Value;

export type Facts = InLanguage<FactsText>;

import { z } from "zod";
import { seen } from "./fields.ts";

/** What the fields of the forms are called. */
export const labels = z.strictObject({
  name: seen("Formlarda ad alanının etiketi.", "Label of the first name field in forms.", { max: 40 }),
  surname: seen("Formlarda soyad alanının etiketi.", "Label of the surname field in forms.", { max: 40 }),
  fullname: seen("Formlarda ad ve soyad alanının etiketi.", "Label of the full name field in forms.", { max: 40 }),
  email: seen("Formlarda e-posta adresi alanının etiketi.", "Label of the e-mail address field in forms.", {
    max: 40,
  }),
  tel: seen("Formlarda telefon alanının etiketi.", "Label of the phone field in forms.", { max: 40 }),
  company: seen("Formlarda şirket alanının etiketi.", "Label of the company field in forms.", { max: 40 }),
  jobTitle: seen("Formlarda unvan alanının etiketi.", "Label of the job title field in forms.", { max: 40 }),
  companySize: seen("Formlarda çalışan sayısı alanının etiketi.", "Label of the number of employees field in forms.", {
    max: 40,
  }),
  sector: seen("Formlarda sektör alanının etiketi.", "Label of the sector field in forms.", { max: 40 }),
  topic: seen("İletişim formunda konu sorusunun etiketi.", "Label of the contact form's question about the topic.", {
    max: 40,
  }),
  service: seen("İletişim formunda hizmet listesinin etiketi.", "Label of the contact form's list of services.", {
    max: 40,
  }),
  team: seen("İletişim formunda ekip listesinin etiketi.", "Label of the contact form's list of teams.", { max: 40 }),
  subject: seen("İletişim formunda konu başlığı alanının etiketi.", "Label of the contact form's subject field.", {
    max: 40,
  }),
  message: seen("İletişim formunda mesaj alanının etiketi.", "Label of the contact form's message field.", {
    max: 40,
  }),
  report: seen("Rapor isteme formunda rapor listesinin etiketi.", "Label of the list of reports in the report form.", {
    max: 40,
  }),
  kind: seen(
    "Veri sahibi başvurusunda ne istendiği sorusunun etiketi.",
    "Label of the question what a data subject asks for.",
    { max: 40 },
  ),
  details: seen(
    "Veri sahibi başvurusunda ayrıntılar alanının etiketi.",
    "Label of the details field in data-subject requests.",
    { max: 40 },
  ),
  consent: seen(
    "Aktarım rızası kutusunun hata özetindeki ve ekip e-postasındaki adı.",
    "The transfer consent's name in error summaries and team mails.",
    { max: 40 },
  ),
});

/** What can be chosen in them. */
export const choices = z.strictObject({
  companySize: z.strictObject({
    "1-50": seen(
      "Çalışan sayısı listesinde 1–50 kişi seçeneği.",
      "Choice of 1–50 people in the list of company sizes.",
      { max: 40 },
    ),
    "51-250": seen(
      "Çalışan sayısı listesinde 51–250 kişi seçeneği.",
      "Choice of 51–250 people in the list of company sizes.",
      { max: 40 },
    ),
    "251-1000": seen(
      "Çalışan sayısı listesinde 251–1.000 kişi seçeneği.",
      "Choice of 251–1,000 people in the list of company sizes.",
      { max: 40 },
    ),
    "1000+": seen(
      "Çalışan sayısı listesinde 1.000’den çok kişi seçeneği.",
      "Choice of more than 1,000 people in the list of company sizes.",
      { max: 40 },
    ),
  }),
  sector: z.strictObject({
    gida: seen("Sektör listesinde gıda sektörünün adı.", "Name of the food sector in the list of sectors.", {
      max: 40,
    }),
    perakende: seen(
      "Sektör listesinde perakende sektörünün adı.",
      "Name of the retail sector in the list of sectors.",
      { max: 40 },
    ),
    lojistik: seen(
      "Sektör listesinde lojistik sektörünün adı.",
      "Name of the logistics sector in the list of sectors.",
      { max: 40 },
    ),
    saglik: seen("Sektör listesinde sağlık sektörünün adı.", "Name of the health care sector in the list of sectors.", {
      max: 40,
    }),
    enerji: seen("Sektör listesinde enerji sektörünün adı.", "Name of the energy sector in the list of sectors.", {
      max: 40,
    }),
    uretim: seen(
      "Sektör listesinde üretim sektörünün adı.",
      "Name of the manufacturing sector in the list of sectors.",
      { max: 40 },
    ),
    tekstil: seen("Sektör listesinde tekstil sektörünün adı.", "Name of the textiles sector in the list of sectors.", {
      max: 40,
    }),
    finans: seen("Sektör listesinde finans sektörünün adı.", "Name of the finance sector in the list of sectors.", {
      max: 40,
    }),
    sigorta: seen("Sektör listesinde sigorta sektörünün adı.", "Name of the insurance sector in the list of sectors.", {
      max: 40,
    }),
    egitim: seen("Sektör listesinde eğitim sektörünün adı.", "Name of the education sector in the list of sectors.", {
      max: 40,
    }),
    kamu: seen("Sektör listesinde kamu sektörünün adı.", "Name of the public sector in the list of sectors.", {
      max: 40,
    }),
    turizm: seen("Sektör listesinde turizm sektörünün adı.", "Name of the tourism sector in the list of sectors.", {
      max: 40,
    }),
    insaat: seen(
      "Sektör listesinde inşaat sektörünün adı.",
      "Name of the construction sector in the list of sectors.",
      { max: 40 },
    ),
    teknoloji: seen(
      "Sektör listesinde teknoloji sektörünün adı.",
      "Name of the technology sector in the list of sectors.",
      { max: 40 },
    ),
    diger: seen(
      "Sektör listesinin sonunda listede olmayan sektörler.",
      "Last choice of the sectors, for those not listed.",
      { max: 40 },
    ),
  }),
  topic: z.strictObject({
    information: seen(
      "Konu sorusunda bilgi isteyenlerin seçeneği; hizmet listesini açar.",
      "Topic for those who want information; opens the list of services.",
      { max: 60 },
    ),
    request: seen(
      "Konu sorusunda talebi olanların seçeneği; ekip listesini açar.",
      "Topic for those who have a request; opens the list of teams.",
      { max: 60 },
    ),
  }),
  service: z.strictObject({
    rpa: seen(
      "İletişim formunun hizmet listesinde robotik süreç otomasyonu seçeneği.",
      "Choice of robotic process automation in the contact form's list of services.",
      { max: 60 },
    ),
    "e-procurement": seen(
      "İletişim formunun hizmet listesinde e-satınalma seçeneği.",
      "Choice of e-procurement in the contact form's list of services.",
      { max: 60 },
    ),
    "e-transformation": seen(
      "İletişim formunun hizmet listesinde e-dönüşüm seçeneği.",
      "Choice of e-transformation in the contact form's list of services.",
      { max: 60 },
    ),
    hr: seen(
      "İletişim formunun hizmet listesinde insan kaynakları seçeneği.",
      "Choice of human resources in the contact form's list of services.",
      { max: 60 },
    ),
    cloud: seen(
      "İletişim formunun hizmet listesinde bulut seçeneği.",
      "Choice of cloud services in the contact form's list of services.",
      { max: 60 },
    ),
    managed: seen(
      "İletişim formunun hizmet listesinde yönetilen hizmetler seçeneği.",
      "Choice of managed services in the contact form's list of services.",
      { max: 60 },
    ),
  }),
  team: z.strictObject({
    sales: seen(
      "İletişim formunun ekip listesinde satış ekibinin adı.",
      "Name of the sales team in the contact form's list.",
      { max: 60 },
    ),
    communication: seen(
      "İletişim formunun ekip listesinde kurumsal iletişim ekibinin adı.",
      "Name of the corporate communication team in the contact form's list.",
      { max: 60 },
    ),
    "business-development": seen(
      "İletişim formunun ekip listesinde iş geliştirme ekibinin adı.",
      "Name of the business development team in the contact form's list.",
      { max: 60 },
    ),
  }),
  report: z.strictObject({
    "gartner-kullanici-deneyimi-raporu": seen(
      "Rapor listesinde ve e-postalarda kullanıcı deneyimi raporunun adı.",
      "Name of the user experience report in the list and in mails.",
      { max: 60 },
    ),
    "siber-dayaniklilik-raporu": seen(
      "Rapor listesinde ve e-postalarda siber dayanıklılık raporunun adı.",
      "Name of the cyber resilience report in the list and in mails.",
      { max: 60 },
    ),
    "veri-ve-surdurulebilirlik-raporu": seen(
      "Rapor listesinde ve e-postalarda veri ve sürdürülebilirlik raporunun adı.",
      "Name of the data and sustainability report in the list and in mails.",
      { max: 60 },
    ),
  }),
  kind: z.strictObject({
    access: seen(
      "Veri sahibi başvurusunda verileri öğrenme seçeneği.",
      "Data-subject request: the choice to learn about one's data.",
      { max: 60 },
    ),
    correction: seen(
      "Veri sahibi başvurusunda verileri düzelttirme seçeneği.",
      "Data-subject request: the choice to have data corrected.",
      { max: 60 },
    ),
    erasure: seen(
      "Veri sahibi başvurusunda verileri sildirme seçeneği.",
      "Data-subject request: the choice to have data deleted.",
      { max: 60 },
    ),
  }),
});

/** What stands below them. */
export const hints = z.strictObject({
  message: seen(
    "Mesaj alanının altındaki ipucu: hangi veriler yazılmamalı.",
    "Hint at the message field: which data not to write.",
  ),
  details: seen(
    "Ayrıntılar alanının altındaki ipucu: neler yazılmalı, neler yazılmamalı.",
    "Hint at the details field: what to write and what not.",
  ),
});

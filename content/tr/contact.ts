import type { company } from "../../site/company.ts";
import { type Link, link } from "../schema.ts";

type Topic = { title: string; text: string; mailbox: keyof typeof company.email; more?: Link };

const topics: Topic[] = [
  {
    title: "Ürün ve hizmetler hakkında bilgi",
    text: "Bulut, yönetilen hizmetler ve dijital dönüşüm ürünleri. Hangisinin size uyduğundan emin değilseniz de buraya yazın.",
    mailbox: "info",
  },
  {
    title: "Satış ve teklif",
    text: "Kapsam, fiyat ve sözleşme soruları. Yönetilen hizmet paketinizi kendiniz de kurabilirsiniz.",
    mailbox: "sales",
    more: link("Paketinizi beş adımda kurun", "yonetilen-hizmetler-teklif-al"),
  },
  {
    title: "Basın ve kurumsal iletişim",
    text: "Röportaj, görsel ve rapor soruları; etkinlik ve iş birliği önerileri.",
    mailbox: "press",
    more: link("Haberler ve duyurular", "hakkimizda-medya"),
  },
  {
    title: "Kişisel veriler",
    text: "Verileriniz hakkındaki başvurular 30 gün içinde yanıtlanır. Lütfen sağlık, din gibi özel nitelikli veri yazmayın.",
    mailbox: "privacy",
    more: link("Veri sahibi başvurusu yapın", "veri-sahibi-basvurusu"),
  },
];

export const contact = {
  meta: {
    title: "İletişim: form, adres ve telefon",
    description:
      "İletişim formu, adres, telefonlar, faks, iletişim merkezi ve çalışma saatleri; konuya göre e-⁠posta adresleri ve Yakamoz’un vizyoner rapor serisi için istek formu.",
  },
  title: "Yazın ya da arayın, doğru ekip yanıtlasın.",
  lead: "Her konunun bir sahibi var. Formda konunuzu seçtiğinizde mesajınız aktarma beklemeden o işin ekibine ulaşır.",
  write: { title: "Bize yazın" },
  /** The subject that the form begins with, by the key in the link that led there. */
  about: {
    "campus-visit": "Kampüs ziyareti",
    "research-project": "Ortak Ar-⁠Ge projesi önerisi",
    partnership: "İş ortaklığı önerisi",
    rpa: "Robotik süreç otomasyonu hakkında bilgi",
    "e-procurement": "e-⁠Satınalma platformu hakkında bilgi",
    "e-transformation": "e-⁠Dönüşüm platformu hakkında bilgi",
    hr: "İK ürünleri hakkında bilgi",
    cloud: "Bulut hizmetleri hakkında bilgi",
    managed: "Yönetilen hizmetler hakkında bilgi",
  },
  /** Above the form on small screens, where the address stands below it. */
  call: { before: "Konuşmak daha kolaysa arayın: ", more: "Adres ve öbür iletişim yolları" },
  reach: {
    title: "Bize ulaşın",
    address: "Genel merkez",
    map: "Haritada açın",
    phone: "Telefon",
    fax: "Faks",
    contactCenter: "İletişim merkezi",
    hours: "Çalışma saatleri",
    hoursText: "Hafta içi 09:00–⁠18:00",
    registeredEmail: "Kayıtlı elektronik posta (KEP)",
    social: "Sosyal medya",
  },
  topics: {
    title: "Konuya göre e-⁠posta",
    lead: "Formu değil kendi e-⁠posta programınızı kullanmak isterseniz doğru adres burada.",
    items: topics,
  },
  reports: {
    title: "Vizyoner rapor serisi",
    lead: "Üç rapor, üç sade soru. Her birinin sayfasında öne çıkan bulgular ve içindekiler var; raporun kendisini buradan da isteyebilirsiniz.",
    more: "Rapora bakın",
    request: {
      title: "Seriden bir rapor isteyin",
      lead: "Formu gönderdiğiniz anda PDF’in bağlantısı açılır; aynı bağlantı e-⁠posta adresinize de gelir. Bağlantı 7 gün geçerlidir.",
    },
  },
};

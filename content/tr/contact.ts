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
    more: link("Haklarınız ve başvuru yolları", "kisisel-verilerin-korunmasi"),
  },
];

export const contact = {
  meta: {
    title: "İletişim: adres, telefon ve e-⁠posta",
    description:
      "Yakamoz’un adresi, telefonları, faksı, iletişim merkezi ve çalışma saatleri; konuya göre e-⁠posta adresleri, sosyal medya hesapları ve vizyoner rapor serisi.",
  },
  title: "Yazın ya da arayın, doğru ekip yanıtlasın.",
  lead: "Her konunun bir sahibi var. Sorunuzu ilgili adrese yazarsanız aktarma beklemeden o işin ekibine ulaşır.",
  reach: {
    title: "Bize ulaşın",
    address: "Genel merkez",
    map: "Haritada açın",
    phone: "Telefon",
    fax: "Faks",
    contactCenter: "İletişim merkezi",
    hours: "Çalışma saatleri",
    hoursText: "Hafta içi 09.00–⁠18.00",
    registeredEmail: "Kayıtlı elektronik posta (KEP)",
    social: "Sosyal medya",
  },
  topics: { title: "Konuya göre e-⁠posta", items: topics },
  reports: {
    title: "Vizyoner rapor serisi",
    lead: "Üç rapor, üç sade soru. Her birinin sayfasında öne çıkan bulgular, içindekiler ve isteme yolu var.",
    more: "Rapora bakın",
  },
};

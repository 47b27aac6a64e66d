import { link } from "../schema.ts";

export const quoteThankYou = {
  meta: {
    title: "Teklif talebiniz için teşekkürler",
    description:
      "Tamamlanan teklif taleplerinin son sayfası: bundan sonra ne olacağı, satış uzmanlarımızın ne zaman ulaşacağı ve beklerken okuyabilecekleriniz.",
  },
  title: "Teşekkür ederiz.",
  lead: "Bir teklif talebi gönderdiyseniz satış uzmanlarımız mesai saatleri içinde (09:00–⁠18:00), 24 saat dolmadan size ulaşır.",
  next: {
    title: "Bundan sonra ne olacak?",
    items: [
      { name: "Talep okunur", text: "Seçtiğiniz hizmetler ve seviyeler satış ekibinde ilgili uzmana gider." },
      {
        name: "Size döneriz",
        text: "Mesai içinde gelen talebe ertesi iş günü aynı saate kadar, mesai dışında gelene ertesi iş günü 18:00’e kadar döneriz.",
      },
      {
        name: "Kapsamı konuşuruz",
        text: "Adetler ve seviyeler birlikte gözden geçirilir; SAN yönetiminde ortamınızı önce bir uzmanımız dinler.",
      },
      { name: "Yazılı teklif gelir", text: "Teklifiniz, kapsamı ve sınırlarıyla birlikte e-⁠posta adresinize ulaşır." },
    ],
  },
  meanwhile: {
    title: "Beklerken",
    links: [
      link("BT altyapı yönetimi nasıl işliyor?", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
      link("Siber Dayanıklılık Raporu", "siber-dayaniklilik-raporu"),
      link("Müşterilerimizin hikâyeleri", "hakkimizda-basari-hikayeleri"),
    ],
  },
  none: {
    title: "Henüz bir talep göndermediniz mi?",
    text: "Hizmetleri seçmek birkaç dakika sürer. Sorunuz varsa önce yazabilir ya da arayabilirsiniz.",
    quote: link("Teklif alın", "yonetilen-hizmetler-teklif-al"),
    contact: link("İletişime geçin", "iletisim"),
  },
};

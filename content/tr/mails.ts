/** Mails. Those to the company are in the site's default language, those to visitors in the visitor's. */
export const mails = {
  team: {
    forms: {
      contact: { tag: "İletişim formu", subject: (who: string) => `İletişim formu: ${who}` },
      report: { tag: "Rapor isteği", subject: (who: string) => `Rapor isteği: ${who}` },
    },
    reply: "Bu e-⁠postayı yanıtladığınızda yanıtınız doğrudan formu gönderen kişiye gider.",
    record: "Kayıt",
    reference: "Başvuru numarası",
    time: "Gönderildi",
    page: "Sayfa",
    language: "Dil",
    languages: { tr: "Türkçe", en: "İngilizce" },
    notice: "Aydınlatma metni",
    consent: {
      given: (time: string, version: string, language: string) =>
        `Verildi: ${time}; metnin ${version} sürümü, ${language}`,
      none: "Verilmedi",
    },
    footer: "Yalnızca ilgili ekibe gönderilir. Kişisel veri içerir; iletmeyin, kayıt dışında saklamayın.",
  },
  visitor: {
    greeting: (name: string) => (name ? `Merhaba ${name},` : "Merhaba,"),
    reference: "Başvuru numarası",
    contact: {
      subject: (reference: string) => `Mesajınızı aldık: ${reference}`,
      title: "Mesajınızı aldık.",
      text: "Mesajınız kaydedildi ve ilgili ekibe iletildi. Yanıtımızı bu adrese göndereceğiz.",
      more: "Eklemek istediğiniz bir şey olursa bu e-⁠postayı yanıtlamanız yeterli; başvuru numaranızla kaydınızı buluruz.",
    },
    report: {
      subject: (report: string) => `Raporunuz hazır: ${report}`,
      title: "Raporunuz hazır.",
      text: "İstediğiniz rapor aşağıdaki bağlantıda.",
      button: "Raporu açın (PDF)",
      address: "Düğme açılmazsa bu adresi tarayıcınıza kopyalayın:",
      until: "Bağlantının son geçerlilik anı",
      untilTime: (time: string) => time,
      again: "Süre dolduğunda raporu sitemizden yeniden isteyebilirsiniz.",
    },
    footer: {
      why: (site: string) => `Bu e-⁠postayı, ${site} adresindeki form bu e-⁠posta adresiyle gönderildiği için aldınız.`,
      notYou: "Formu siz göndermediyseniz bize yazın, kaydı silelim:",
    },
  },
  digest: {
    tag: "Günlük özet",
    subject: (day: string, total: number) => `${day} özeti: ${total} yeni kayıt`,
    title: (total: number) => (total > 0 ? `${total} yeni kayıt` : "Yeni kayıt yok"),
    period: (from: string, to: string) => `${from} ile ${to} arasında gelenler:`,
    forms: { contact: "İletişim formu", report: "Rapor isteği", quote: "Teklif talebi" },
    held: "Bot kuşkusuyla bekletilen",
    deliveries: "Teslimatlar",
    waiting: "Bekleyen",
    oldest: "En eski bekleyen",
    dead: "Vazgeçilen",
    help: "Bekletilen kayıtları ve vazgeçilen teslimatları komut satırından görebilir, yeniden gönderebilirsiniz.",
    footer: "Sitenin kendi hazırladığı özettir; kişisel veri içermez.",
  },
  alert: {
    tag: "Uyarı",
    subject: (title: string) => `Uyarı: ${title}`,
    reasons: {
      "delivery-given-up": {
        title: "Bir teslimattan vazgeçildi",
        text: "Site bir iletiyi yerine ulaştıramadı ve denemeyi bıraktı. Kayıt duruyor; nedeni giderdikten sonra komut satırından yeniden gönderebilirsiniz.",
      },
      "storage-failed": {
        title: "Veritabanı yanıt vermiyor",
        text: "Sayfalar açık, ancak formlar şu anda kayıt alamıyor; ziyaretçilerden daha sonra yeniden denemeleri isteniyor.",
      },
      "disk-nearly-full": {
        title: "Disk dolmak üzere",
        text: "Yer kalmadığında formlar kayıt alamaz. Diskte yer açın ya da diski büyütün.",
      },
    },
    facts: {
      time: "Saptandı",
      delivery: "Teslimat",
      kind: "Tür",
      error: "Neden",
      free: "Boş yer",
    },
    kinds: {
      "team-mail": "Ekibe e-⁠posta",
      "visitor-mail": "Ziyaretçiye e-⁠posta",
      webhook: "Webhook",
      digest: "Günlük özet",
      alert: "Uyarı",
    },
    footer: "Aynı nedenle saatte en çok bir uyarı gönderilir. Kişisel veri içermez.",
  },
};

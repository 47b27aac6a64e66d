/** Mails about requests of data subjects. The team's is in the site's default language, the others in the visitor's. */
export const requestMails = {
  kinds: { access: "Bilgi", correction: "Düzeltme", erasure: "Silme" },
  kind: "Başvurunun türü",
  reference: "Başvuru numarası",
  /** Before the request counts. Anybody may enter anybody's address. */
  link: {
    subject: "Başvurunuzu onaylayın",
    title: "Başvurunuzu onaylayın.",
    text: "Bu e-⁠posta adresiyle bir veri sahibi başvurusu yapıldı. Aşağıdaki sayfayı açıp onay düğmesine bastığınızda başvuru işleme alınır; o ana kadar ekibimize iletilmez.",
    button: "Onay sayfasını açın",
    address: "Düğme açılmazsa bu adresi tarayıcınıza kopyalayın:",
    until: "Bağlantının son geçerlilik anı",
    untilTime: (time: string) => time,
    why: (site: string) =>
      `Bu e-⁠postayı, ${site} adresindeki veri sahibi başvuru formu bu e-⁠posta adresiyle gönderildiği için aldınız.`,
    notYou:
      "Başvuruyu siz yapmadıysanız bir şey yapmanız gerekmez: onaylanmayan başvuru 24 saat sonra silinir. Sorunuz için:",
  },
  confirmed: {
    subject: (reference: string) => `Başvurunuzu aldık: ${reference}`,
    title: "Başvurunuzu aldık.",
    text: "E-⁠posta adresinizi doğruladınız; başvurunuz kişisel verilerden sorumlu ekibimize iletildi. Yanıtımızı bu adrese, en geç aşağıda yazan gün göndeririz.",
    received: "Alındı",
    due: "Yanıt için son gün",
    more: "Eklemek istediğiniz bir şey olursa ya da başvurunuzdan vazgeçerseniz başvuru numaranızla aşağıdaki adrese yazın.",
    complaint:
      "Yanıtımızı yetersiz bulursanız ya da süresinde alamazsanız, yanıtı öğrendiğiniz günden itibaren 30 gün ve her hâlde başvurudan itibaren 60 gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.",
    why: (site: string) =>
      `Bu e-⁠postayı, ${site} adresindeki başvurunuzu bu e-⁠posta adresinden onayladığınız için aldınız.`,
    write: "Bize yazmak için:",
  },
  team: {
    tag: "Veri sahibi başvurusu",
    subject: (kind: string, reference: string) => `Veri sahibi başvurusu: ${kind} (${reference})`,
    title: (kind: string) => `${kind} başvurusu`,
    due: (day: string) => `Yanıt için son gün ${day}.`,
    fullname: "Ad soyad",
    email: "E-⁠posta",
    phone: "Telefon",
    details: "Ayrıntılar",
    noDetails: "Ayrıntı yazılmadı.",
    verified: (time: string) => `${time}, gönderilen bağlantıyla`,
    verifiedLabel: "Adres doğrulandı",
    sent: "Gönderildi",
    language: "Dil",
    languages: { tr: "Türkçe", en: "İngilizce" },
    notice: "Aydınlatma metni",
    reply:
      "Bu e-⁠postayı yanıtladığınızda yanıtınız başvuru sahibine gider. Yalnızca bu adresin sahibi doğrulanmıştır: başka bir adres ya da numara altındaki verileri açıklamadan önce onların da kendisine ait olduğunu doğrulayın.",
    close: (command: string) => `Yanıttan sonra başvuruyu kapatın: ${command}`,
    record: "Kayıt",
    footer:
      "Yalnızca kişisel verilerden sorumlu ekibe gönderilir. Kişisel veri içerir; iletmeyin, kayıt dışında saklamayın.",
  },
};

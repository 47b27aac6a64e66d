import { company } from "../../site/company.ts";
import { link } from "../schema.ts";

/** Step 4 of the quote wizard, the code, and step 5. What the forms share is in forms.ts. */
export const quoteContact = {
  title: "Size nasıl ulaşalım?",
  lead: "Bu bilgileri yalnızca teklifinizi hazırlamak ve size ulaşmak için kullanırız.",
  labels: {
    tel: "Cep telefonu",
    partner: `${company.name} iş ortağıyım`,
    note: "Notunuz",
  },
  hints: {
    partner: "İşaretlerseniz talebinizde iş ortağı olduğunuz yazar.",
    note: "Teklifi hazırlarken bilmemiz gerekenler. Lütfen sağlık, din veya benzeri özel nitelikli kişisel veri yazmayın.",
  },
  phone: {
    title: "Bu numaraya bir onay kodu göndereceğiz.",
    text: "Kod, talebin sizden geldiğini doğrulamak içindir. 6 rakamı yazdığınızda talebiniz satış ekibine iletilir ve teklifiniz için bu numaradan size ulaşılır. Kodu yazmak reklam iletisi almaya onay vermek değildir.",
  },
  errors: {
    telMissing: "Lütfen cep telefonu numaranızı yazın.",
    telWrong: "Lütfen SMS alabilen bir cep telefonu numarası yazın.",
  },
  submit: "Onay kodunu gönder",
  sending: "Kod gönderiliyor…",
  refusals: {
    country: "Bu ülkedeki numaralara onay kodu gönderemiyoruz.",
    paused: "Bu numaraya şu anda onay kodu gönderemiyoruz.",
    number: "Bu numaraya kısa sürede çok sayıda kod gönderildi. Lütfen daha sonra yeniden deneyin.",
    visitor: "Kısa sürede çok sayıda kod istendi. Lütfen birkaç dakika sonra yeniden deneyin.",
    busy: "Bugün gönderebileceğimiz kodların sınırına ulaştık. Lütfen yarın yeniden deneyin.",
    failed: "Onay kodu gönderilemedi. Lütfen biraz sonra yeniden deneyin.",
  },
  otherWay: {
    text: "Beklemek istemezseniz aynı paketi iletişim formuyla gönderebilirsiniz; seçimleriniz mesajda hazır gelir.",
    link: link("İletişim formuyla gönderin", "iletisim"),
    subject: "Yönetilen hizmetler teklif talebi",
    message: "Aşağıdaki paket için teklif rica ediyorum:",
  },
  code: {
    title: "Telefonunuzu doğrulayın",
    text: "{phone} numarasına 6 haneli bir kod gönderdik. Kodu yazdığınızda talebiniz satış ekibine iletilir.",
    label: "Onay kodu",
    hint: "Kopyalayıp yapıştırabilirsiniz.",
    left: "Kod {time} daha geçerli.",
    minutes: { one: "1 dakika", other: "{count} dakika" },
    seconds: { one: "1 saniye", other: "{count} saniye" },
    ended: "Kodun süresi doldu.",
    submit: "Doğrula ve talebi gönder",
    /** Where the dialog was left while a code is out. */
    reminder: {
      sent: "{phone} numarasına bir onay kodu gönderdik; kod saat {until} olunca geçerliliğini yitirir.",
      enter: "Kodu yazın",
      ended: "Onay kodunuzun süresi doldu.",
      askAgain: "Yeni kod isteyin",
    },
    resend: "Kodu yeniden gönder",
    resendIn: "{seconds} saniye sonra yeni kod isteyebilirsiniz.",
    resent: "Yeni bir kod gönderdik. Yalnızca son gelen kod geçerlidir.",
    change: "Numarayı değiştir",
    missing: "Lütfen telefonunuza gelen kodu yazın.",
    outcomes: { "none-active": "Aktif bir doğrulama kodu bulunamadı.", wrong: "Hatalı kod." },
    askAgain: "Yeni bir kod isteyebilirsiniz.",
    triesLeft: {
      none: "Deneme hakkınız kalmadı; yeni bir kod isteyin.",
      one: "1 deneme hakkınız kaldı.",
      other: "{count} deneme hakkınız kaldı.",
    },
  },
  resume: {
    title: "Şimdi tamamlayamıyor musunuz?",
    text: "Başka bir cihazda ya da daha sonra devam etmeniz için bağlantıyı e-⁠postanıza gönderelim. Bağlantı 7 gün geçerlidir; bu adresi başka bir amaçla kullanmayız.",
    label: "E-⁠posta adresiniz",
    submit: "Bağlantıyı gönder",
    sent: "Bağlantı yolda. Birkaç dakika içinde gelmezse istenmeyen e-⁠postalara da bakın.",
    tooMany: "Kısa sürede çok sayıda bağlantı istendi. Lütfen daha sonra yeniden deneyin.",
    nothingYet: "Henüz kaydedilmiş bir paketiniz yok. Lütfen önce hizmetlerinizi seçin.",
    opened: {
      title: "Teklifinize devam edin.",
      text: "Kaydettiğiniz paket bu tarayıcıda açılacak. Bağlantı bir kez kullanılabilir.",
      submit: "Devam et",
      anew: "Yeni bir paket hazırlayın",
      ended: "Bu bağlantı kullanılmış ya da süresi dolmuş. Paketinizi yeniden seçmek birkaç dakika sürer.",
    },
  },
  completed: {
    title: "Talebiniz bizde.",
    lead: "Paketinizi aldık, telefonunuzu doğruladık. Bir kopyasını e-⁠posta adresinize gönderiyoruz.",
    reference: "Başvuru numaranız",
    print: "Yazdır",
    /** Name of the file, before the reference number. */
    file: "teklif-talebi",
    pdf: "PDF indir",
    package: "Gönderilen paket",
    next: {
      title: "Bundan sonra ne olacak?",
      reachName: "Size ulaşırız",
      talkName: "Aynı görüşmede",
      quoteName: "Görüşmeden sonra",
      received: "Talebiniz kaydedildi ve satış ekibine iletildi.",
      within: "Satış uzmanlarımız size {until} ulaşır.",
      outside:
        "Mesai saatlerimizin (09:00–⁠18:00) dışında yazdınız. Talebinizle {from} ilgileniriz; size {until} ulaşırız.",
      talk: "Sayıları ve seviyeleri birlikte gözden geçiririz.",
      san: "SAN ortamınızı da bir uzmanımız sizden dinler.",
      quote: "Yazılı teklifiniz, kapsamı ve sınırlarıyla birlikte e-⁠posta adresinize gelir.",
    },
    wrong: "Bir satır yanlışsa başvuru numaranızla {address} adresine yazmanız yeterli.",
    another: "Yeni bir paket hazırlayın",
  },
};

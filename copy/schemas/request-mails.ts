import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const requestMails = z.strictObject({
  kinds: z.strictObject({
    access: seen(
      "E-postalarda bilgi isteyen başvurunun kısa adı.",
      "Short name in mails of a request for information.",
      { max: 30 },
    ),
    correction: seen(
      "E-postalarda düzeltme isteyen başvurunun kısa adı.",
      "Short name in mails of a request for correction.",
      { max: 30 },
    ),
    erasure: seen("E-postalarda silme isteyen başvurunun kısa adı.", "Short name in mails of a request for deletion.", {
      max: 30,
    }),
  }),
  kind: seen(
    "Başvurana giden e-postalarda başvuru türünün etiketi.",
    "Label of the kind of request in mails to its maker.",
  ),
  reference: seen(
    "Başvuru e-postalarında başvuru numarasının etiketi.",
    "Label of the request number in mails about requests.",
  ),
  link: z.strictObject({
    subject: seen("Onay bağlantısını taşıyan e-postanın konusu.", "Subject of the mail with the confirmation link.", {
      max: 60,
    }),
    title: seen("Onay bağlantısını taşıyan e-postanın başlığı.", "Title of the mail with the confirmation link."),
    text: seen("Onay e-postasında ne yapılacağını anlatan metin.", "Says in the mail with the link what to do."),
    button: seen(
      "Onay e-postasında onay sayfasını açan düğme.",
      "Button of the mail that opens the confirmation page.",
      { max: 40 },
    ),
    address: seen(
      "Onay e-postasında düğmenin altındaki adresin açıklaması.",
      "Stands before the address below the mail's button.",
    ),
    until: seen(
      "Onay bağlantısının ne zamana kadar geçerli olduğunun etiketi.",
      "Label of the moment until which the link is valid.",
    ),
    untilTime: sentence(
      ["time"],
      "Onay bağlantısının son anının yazılışı, gerekiyorsa saat dilimiyle.",
      "How the link's end is written, with a time zone if needed.",
    ),
    why: sentence(
      ["site"],
      "Onay e-postasının neden geldiği, sonda küçük yazıyla.",
      "Small print: why the mail with the link came.",
    ),
    notYou: seen(
      "Başvuruyu başkası yaptıysa ne olacağı; ardından adres gelir.",
      "What happens where somebody else applied; our address follows.",
    ),
  }),
  confirmed: z.strictObject({
    subject: sentence(
      ["reference"],
      "Başvurusunu onaylayana giden e-postanın konusu.",
      "Subject of the mail to whoever confirmed a request.",
      { max: 60 },
    ),
    title: seen(
      "Başvurusunu onaylayana giden e-postanın başlığı.",
      "Title of the mail to whoever confirmed a request.",
    ),
    text: seen(
      "Onaydan sonra yanıtın nasıl geleceğini anlatan metin.",
      "Says after the confirmation how the answer will come.",
    ),
    received: seen("Başvurunun alındığı günün etiketi.", "Label of the day on which the request was received."),
    due: seen("Başvurana giden e-postada yanıtın son gününün etiketi.", "Label of the last day for our answer."),
    more: seen(
      "Başvuruya nasıl ekleme yapılacağı ya da ondan vazgeçileceği.",
      "How to add to a request or withdraw it.",
    ),
    complaint: seen(
      "Kişisel Verileri Koruma Kuruluna şikâyet hakkı ve süreleri.",
      "The right to complain to the Board, and its time limits.",
    ),
    why: sentence(
      ["site"],
      "Onaydan sonraki e-postanın neden geldiği, küçük yazıyla.",
      "Small print: why the mail after the confirmation came.",
    ),
    write: seen(
      "Küçük yazıda e-posta adresimizin önündeki söz.",
      "Stands before our e-mail address in the small print.",
    ),
  }),
  team: z.strictObject({
    tag: seen(
      "Veri ekibine giden e-postanın başlığı üstündeki etiket.",
      "Tag above the title of the mail to the data team.",
      { max: 40 },
    ),
    subject: sentence(
      ["kind", "reference"],
      "Veri ekibine giden e-postanın konusu; başvuranın adı geçmez.",
      "Subject of the mail to the data team, without the applicant's name.",
      { max: 80 },
    ),
    title: sentence(["kind"], "Veri ekibine giden e-postanın başlığı.", "Title of the mail to the data team."),
    due: sentence(
      ["day"],
      "Veri ekibine giden e-postanın ilk cümlesi: son gün.",
      "First sentence of the mail to the data team: the last day.",
    ),
    fullname: seen(
      "Veri ekibine giden e-postada ad soyad etiketi.",
      "Label of the applicant's name in the mail to the data team.",
      { max: 30 },
    ),
    email: seen(
      "Veri ekibine giden e-postada adres etiketi.",
      "Label of the applicant's e-mail address for the data team.",
      { max: 30 },
    ),
    phone: seen(
      "Veri ekibine giden e-postada telefon etiketi.",
      "Label of the applicant's phone number for the data team.",
      { max: 30 },
    ),
    details: seen("Başvuranın yazdığı ayrıntıların başlığı.", "Heading of the details that the applicant wrote."),
    noDetails: seen(
      "Başvuran ayrıntı yazmadıysa yerinde duran cümle.",
      "Stands in the place of details where none were written.",
    ),
    verified: sentence(
      ["time"],
      "Başvuranın adresinin ne zaman ve nasıl doğrulandığı.",
      "When and how the applicant's address was verified.",
    ),
    verifiedLabel: seen(
      "Adresin doğrulandığını gösteren satırın etiketi.",
      "Label of the row that tells of the verified address.",
    ),
    sent: seen("Başvuru formunun gönderildiği anın etiketi.", "Label of the moment at which the form was sent."),
    language: seen("Başvuranın siteyi okuduğu dilin etiketi.", "Label of the language the applicant read."),
    notice: seen("Aydınlatma metni sürümünün etiketi.", "Label of the version of the privacy notice."),
    reply: seen(
      "Yanıtın kime gideceği ve neyin önce doğrulanacağı.",
      "To whom a reply goes, and what to verify before.",
    ),
    close: sentence(
      ["command"],
      "Başvurunun hangi komutla kapatılacağı.",
      "The command with which the request is closed.",
    ),
    record: seen(
      "Veri ekibine giden e-postada kayıt bilgilerinin başlığı.",
      "Heading of the facts on record for the data team.",
    ),
    footer: seen(
      "Veri ekibine giden e-postanın sonundaki gizlilik uyarısı.",
      "Warning about personal data for the data team, in small print.",
    ),
  }),
});

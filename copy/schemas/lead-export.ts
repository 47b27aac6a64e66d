import { z } from "zod";
import { seen } from "./fields.ts";

export const leadExport = z.strictObject({
  facts: z.strictObject({
    reference: seen(
      "Dışa aktarılan tabloda talep numarası sütununun başlığı.",
      "Header of the request number's column in the exported table.",
    ),
    id: seen(
      "Dışa aktarılan tabloda kaydın kimliği sütununun başlığı.",
      "Header of the column with the record's id in the exported table.",
    ),
    form: seen(
      "Kaydın hangi formdan geldiğini gösteren sütunun başlığı.",
      "Header of the column that tells from which form a record came.",
    ),
    createdAt: seen(
      "Formun gönderildiği anı gösteren sütunun başlığı.",
      "Header of the column with the time at which the form was sent.",
    ),
    held: seen(
      "Kaydın neden bekletildiğini gösteren sütunun başlığı.",
      "Header of the column that tells why a record is held back.",
    ),
    locale: seen(
      "Ziyaretçinin siteyi okuduğu dili gösteren sütunun başlığı.",
      "Header of the column with the language the visitor read.",
    ),
    page: seen(
      "Formun hangi sayfadan gönderildiğini gösteren sütunun başlığı.",
      "Header of the column with the page the form was sent from.",
    ),
    email: seen(
      "Dışa aktarılan tabloda e-posta adresi sütununun başlığı.",
      "Header of the e-mail address's column in the exported table.",
    ),
    phone: seen(
      "Dışa aktarılan tabloda telefon numarası sütununun başlığı.",
      "Header of the phone number's column in the exported table.",
    ),
    packages: seen(
      "Teklif istenen hizmetleri gösteren sütunun başlığı.",
      "Header of the column with the services a quote is wanted for.",
    ),
    notice: seen(
      "Gönderenin gördüğü aydınlatma metninin sürümü sütununun başlığı.",
      "Header of the column with the version of the privacy notice.",
    ),
    consents: seen(
      "Yurt dışına aktarım rızasını gösteren sütunun başlığı.",
      "Header of the column with the consent to transfers abroad.",
    ),
  }),
  answers: z.strictObject({
    message: seen(
      "İletişim formunda yazılan mesajın sütununun başlığı.",
      "Header of the column with the contact form's message.",
    ),
    partner: seen(
      "Teklif talebindeki iş ortağı kutusunun sütununun başlığı.",
      "Header of the column for the partner box of quote requests.",
    ),
    note: seen(
      "Teklif talebine yazılan notun sütununun başlığı.",
      "Header of the column with the note on a quote request.",
    ),
  }),
  forms: z.strictObject({
    contact: seen("Form sütununda iletişim formunun adı.", "The contact form's name in the column of forms."),
    report: seen("Form sütununda rapor formunun adı.", "The report form's name in the column of forms."),
    quote: seen("Form sütununda teklif sihirbazının adı.", "The quote wizard's name in the column of forms."),
  }),
  held: z.strictObject({
    honeypot: seen(
      "Bekletme nedeni: botlar için konan gizli alan doldurulmuş.",
      "Reason for holding back: the hidden field for bots was filled in.",
    ),
    speed: seen(
      "Bekletme nedeni: form bir insanın yazamayacağı kadar hızlı gönderilmiş.",
      "Reason for holding back: the form was sent faster than people type.",
    ),
    captcha: seen(
      "Bekletme nedeni: reCAPTCHA göndereni kuşkulu bulmuş.",
      "Reason for holding back: reCAPTCHA found the sender suspicious.",
    ),
  }),
  yes: seen(
    "İşaretlenmiş kutunun dışa aktarılan tablodaki değeri.",
    "What the exported table shows for a ticked box.",
    {
      max: 12,
    },
  ),
});

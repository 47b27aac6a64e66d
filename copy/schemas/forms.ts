import { z } from "zod";
import { head, id, link, seen, sentence, spoken } from "./fields.ts";
import { choices, hints, labels } from "./form-fields.ts";

export const forms = z.strictObject({
  required: seen(
    "Formun başında, yıldızın ardından gelen açıklama.",
    "Explanation after the star at the start of a form.",
  ),
  optional: seen("Zorunlu olmayan alanın etiketindeki ek.", "Addition to the label of a field that may stay empty.", {
    max: 24,
  }),
  choose: seen(
    "Açılır listenin henüz seçim yapılmamış ilk satırı.",
    "First line of a select list while nothing is chosen.",
    { max: 30 },
  ),
  newTab: spoken(
    "Yeni sekmede açılan bağlantının adına ekran okuyucular için eklenir.",
    "Added for screen readers to links that open a new tab.",
    { max: 40 },
  ),
  send: z.strictObject({
    contact: seen("İletişim formunu gönderen düğme.", "Button that sends the contact form.", { max: 40 }),
    report: seen("Rapor isteme formunu gönderen düğme.", "Button that sends the form for a report.", { max: 40 }),
    request: seen("Veri sahibi başvuru formunu gönderen düğme.", "Button that sends the data-subject request form.", {
      max: 40,
    }),
  }),
  labels,
  choices,
  hints,
  notice: z.strictObject({
    before: seen(
      "Gönder düğmesinin üstündeki aydınlatma cümlesinin bağlantıdan önceki parçası.",
      "Part before the link in the privacy sentence above the button.",
    ),
    link: link("Aydınlatma cümlesinin içindeki bağlantının metni.", "Text of the link in the privacy sentence."),
    after: seen("Aydınlatma cümlesinin bağlantıdan sonraki parçası.", "Part after the link in the privacy sentence."),
  }),
  consent: z.strictObject({
    version: id(
      "Rıza cümlesinin sürümü; kutuyu işaretleyenin talebiyle saklanır.",
      "Version of the consent's sentence, kept with the request of who ticks the box.",
    ),
    digest: id(
      "Rıza cümlesinin özeti; sürümle birlikte npm run words -- new-version consent yazar.",
      "Digest of the consent's sentence; npm run words -- new-version consent writes it.",
      { perLanguage: true },
    ),
    before: seen(
      "Aktarım rızası kutusundaki cümlenin bağlantıdan önceki parçası.",
      "Part before the link in the sentence of the transfer consent.",
    ),
    link: link(
      "Aktarım rızası cümlesinin içindeki bağlantının metni.",
      "Text of the link in the sentence of the transfer consent.",
    ),
    after: seen(
      "Aktarım rızası kutusundaki cümlenin bağlantıdan sonraki parçası.",
      "Part after the link in the sentence of the transfer consent.",
    ),
  }),
  errors: z.strictObject({
    prefix: head(
      "Gönderilemeyen formun sayfasında sekme başlığının önündeki söz.",
      "Before the tab's title while a form could not be sent.",
      { max: 20 },
    ),
    summary: seen("Formun başındaki hata özetinin başlığı.", "Heading of the error summary at a form's start."),
    missing: z.strictObject({
      name: seen(
        "Ad yazılmadığında alanın altında görünen hata.",
        "Error below the field while the first name is missing.",
      ),
      surname: seen(
        "Soyad yazılmadığında alanın altında görünen hata.",
        "Error below the field while the surname is missing.",
      ),
      fullname: seen(
        "Ad ve soyad yazılmadığında alanın altında görünen hata.",
        "Error below the field while the full name is missing.",
      ),
      email: seen(
        "E-posta adresi yazılmadığında alanın altında görünen hata.",
        "Error below the field while the e-mail address is missing.",
      ),
      tel: seen(
        "Telefon numarası yazılmadığında alanın altında görünen hata.",
        "Error below the field while the phone number is missing.",
      ),
      company: seen(
        "Şirket adı yazılmadığında alanın altında görünen hata.",
        "Error below the field while the company is missing.",
      ),
      jobTitle: seen(
        "Unvan yazılmadığında alanın altında görünen hata.",
        "Error below the field while the job title is missing.",
      ),
      companySize: seen(
        "Çalışan sayısı seçilmediğinde alanın altında görünen hata.",
        "Error below the field while no company size is chosen.",
      ),
      sector: seen(
        "Sektör seçilmediğinde alanın altında görünen hata.",
        "Error below the field while no sector is chosen.",
      ),
      topic: seen(
        "Konu seçilmediğinde alanın altında görünen hata.",
        "Error below the field while no topic is chosen.",
      ),
      service: seen(
        "Hizmet seçilmediğinde alanın altında görünen hata.",
        "Error below the field while no service is chosen.",
      ),
      team: seen("Ekip seçilmediğinde alanın altında görünen hata.", "Error below the field while no team is chosen."),
      subject: seen(
        "Konu başlığı yazılmadığında alanın altında görünen hata.",
        "Error below the field while the subject is missing.",
      ),
      message: seen(
        "Mesaj yazılmadığında alanın altında görünen hata.",
        "Error below the field while the message is missing.",
      ),
      report: seen(
        "Rapor seçilmediğinde alanın altında görünen hata.",
        "Error below the field while no report is chosen.",
      ),
      kind: seen(
        "Başvurunun türü seçilmediğinde alanın altında görünen hata.",
        "Error below the field while no kind of request is chosen.",
      ),
      details: seen(
        "Düzeltme istenip ayrıntı yazılmadığında alanın altında görünen hata.",
        "Error below the field while a correction has no details.",
      ),
      consent: seen(
        "Zorunlu rıza kutusu işaretlenmediğinde alanın altında görünen hata.",
        "Error below the field while the required consent box is empty.",
      ),
    }),
    wrong: z.strictObject({
      email: seen(
        "E-posta adresi geçersizken alanın altında görünen hata.",
        "Error below the field while the e-mail address is not valid.",
      ),
      tel: seen(
        "Telefon numarası geçersizken alanın altında görünen hata.",
        "Error below the field while the phone number is not valid.",
      ),
    }),
    country: seen(
      "Telefonun ülkesi anlaşılamadığında alanın altında görünen hata.",
      "Error below the field while the phone number's country is unknown.",
    ),
    tooLong: sentence(
      ["label", "max"],
      "Bir alana sığmayacak kadar uzun yazıldığında görünen hata.",
      "Error while a field's text is longer than allowed.",
    ),
  }),
  failed: z.strictObject({
    title: seen(
      "Sunucu formu kaydedemediğinde uyarının başlığı.",
      "Title of the alert when the server could not store a form.",
    ),
    text: seen(
      "Form kaydedilemediğinde yazılanların kaybolmadığını söyler.",
      "Says that nothing typed is lost when storing failed.",
    ),
    instead: seen(
      "Form kaydedilemediğinde telefon ve e-posta önerisi.",
      "Offers phone and e-mail when a form could not be stored.",
    ),
  }),
  tooMany: z.strictObject({
    title: seen(
      "Kısa sürede çok form gönderildiğinde uyarının başlığı.",
      "Title of the alert after too many forms in a short time.",
    ),
    text: seen("Çok form gönderildiğinde ne yapılacağını anlatır.", "Says what to do after too many forms."),
  }),
  changed: z.strictObject({
    title: seen(
      "Gönderilmiş form değiştirilip yeniden gönderilince uyarının başlığı.",
      "Title of the alert when a sent form comes again with changes.",
    ),
    text: seen(
      "Değişen hâlin yeni mesaj olarak gönderilebileceğini anlatır.",
      "Says that the changed form can be sent as a new message.",
    ),
    button: seen(
      "Değişen hâli yeni mesaj olarak gönderen düğme.",
      "Button that sends the changed form as a new message.",
      { max: 40 },
    ),
  }),
  sending: seen(
    "Form gönderilirken düğmede yazan; ekran okuyucular da okur.",
    "On the button while a form is being sent; also announced.",
    { max: 30 },
  ),
  captcha: z.strictObject({
    before: seen(
      "reCAPTCHA notunun ilk bağlantıdan önceki parçası.",
      "Part before the first link in the reCAPTCHA note.",
    ),
    privacy: seen(
      "reCAPTCHA notunda Google gizlilik politikası bağlantısı.",
      "Link to Google's privacy policy in the reCAPTCHA note.",
    ),
    between: seen(
      "reCAPTCHA notunun iki bağlantı arasındaki parçası.",
      "Part between the two links in the reCAPTCHA note.",
    ),
    terms: seen(
      "reCAPTCHA notunda Google hizmet şartları bağlantısı.",
      "Link to Google's terms of service in the reCAPTCHA note.",
    ),
    after: seen(
      "reCAPTCHA notunun son bağlantıdan sonraki parçası.",
      "Part after the last link in the reCAPTCHA note.",
    ),
  }),
  honeypot: seen("Yalnızca botların gördüğü gizli alanın etiketi.", "Label of the hidden field that only bots find.", {
    max: 60,
  }),
  sent: z.strictObject({
    title: seen(
      "Form gönderildikten sonraki iletinin başlığı; sekmede de görünür.",
      "Heading of the message after sending; also in the tab.",
    ),
    close: seen("Gönderildi iletisini kapatan düğme.", "Button that closes the message after sending.", { max: 30 }),
    another: seen("Gönderildi iletisinde boş formu açan düğme.", "Button after sending that opens an empty form.", {
      max: 40,
    }),
    reference: seen(
      "Gönderildi iletisinde talep numarasının önündeki söz.",
      "Stands before the request number in the message after sending.",
      { max: 40 },
    ),
    contact: z.strictObject({
      text: seen("İletişim formu gönderildikten sonra ne olacağı.", "What happens after the contact form was sent."),
      offer: seen(
        "İletişim formundan sonra beklerken okunacak rapor önerisi.",
        "After the contact form: offers a report to read meanwhile.",
      ),
      more: link(
        "İletişim formundan sonra rapora götüren düğme.",
        "Button after the contact form that leads to the report.",
      ),
    }),
    report: z.strictObject({
      text: seen(
        "Rapor istendikten sonra bağlantının ne kadar geçerli olduğu.",
        "After a report was asked for: how long its link is valid.",
      ),
      more: seen("İstenen raporun PDF’ini açan düğme.", "Button that opens the PDF of the report.", { max: 40 }),
    }),
  }),
});

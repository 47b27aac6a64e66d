import { z } from "zod";
import { counted, link, seen, sentence } from "./fields.ts";

export const quoteContact = z.strictObject({
  title: seen("Dördüncü adımın başlığı: iletişim bilgileri.", "Title of the fourth step: contact details."),
  lead: seen(
    "Dördüncü adımın girişi: bilgilerin ne için kullanıldığı.",
    "Opening of the fourth step: what the details are used for.",
  ),
  labels: z.strictObject({
    tel: seen(
      "Cep telefonu alanının etiketi; kayıt ve e-postalarda da durur.",
      "Label of the mobile phone field; also in the record and mails.",
      { max: 40 },
    ),
    partner: seen("İş ortağı olanların işaretlediği kutunun etiketi.", "Label of the box that partners tick.", {
      max: 60,
    }),
    note: seen("Dördüncü adımda not alanının etiketi.", "Label of the note field in the fourth step.", { max: 40 }),
  }),
  hints: z.strictObject({
    partner: seen("İş ortağı kutusunun altındaki ipucu.", "Hint below the box that partners tick."),
    note: seen(
      "Not alanının altındaki ipucu: neler yazılmalı, neler yazılmamalı.",
      "Hint below the note field: what to write and what not.",
    ),
  }),
  phone: z.strictObject({
    title: seen(
      "Telefon alanının üstündeki notun kalın ilk cümlesi.",
      "Bold first sentence of the note above the phone field.",
    ),
    text: seen("Telefona gelecek kodun ne işe yaradığı.", "What the code sent to the phone is for."),
  }),
  errors: z.strictObject({
    telMissing: seen(
      "Cep telefonu yazılmadığında alanın altında görünen hata.",
      "Error below the field while the mobile number is missing.",
    ),
    telWrong: seen(
      "Numara SMS alamayacak türdense alanın altında görünen hata.",
      "Error below the field while the number cannot receive SMS.",
    ),
  }),
  submit: seen("Dördüncü adımda kodu isteyen düğme.", "Button of the fourth step that asks for the code.", { max: 40 }),
  sending: seen(
    "Kod gönderilirken düğmede yazan; ekran okuyucular da okur.",
    "On the button while the code is being sent; also announced.",
    { max: 40 },
  ),
  refusals: z.strictObject({
    country: seen(
      "Numaranın ülkesine kod gönderilmediğinde görünen hata.",
      "Error where we send no codes to the number's country.",
    ),
    paused: seen(
      "Bu numara grubuna gönderim durdurulduğunda görünen hata.",
      "Error while codes to such numbers are paused.",
    ),
    number: seen(
      "Aynı numaraya çok kod gönderildiğinde görünen hata.",
      "Error after too many codes to the same number.",
    ),
    visitor: seen(
      "Aynı ziyaretçi çok kod istediğinde görünen hata.",
      "Error after too many codes for the same visitor.",
    ),
    busy: seen("Günlük kod sınırı dolduğunda görünen hata.", "Error once the daily number of codes is reached."),
    failed: seen("SMS gönderilemediğinde görünen hata.", "Error where the SMS could not be sent."),
  }),
  otherWay: z.strictObject({
    text: seen(
      "Kod gönderilemediğinde iletişim formunu öneren metin.",
      "Offers the contact form where no code can be sent.",
    ),
    link: link(
      "Kod gönderilemediğinde paketi iletişim formuna taşıyan düğme.",
      "Button that takes the package to the contact form.",
    ),
    subject: seen("İletişim formuna hazır yazılan konu başlığı.", "Subject that is filled into the contact form.", {
      max: 160,
    }),
    message: seen(
      "İletişim formuna hazır yazılan mesajın ilk cümlesi.",
      "First sentence of the message filled into the contact form.",
    ),
  }),
  code: z.strictObject({
    title: seen("Kodun yazıldığı pencerenin başlığı.", "Title of the dialog in which the code is entered."),
    text: sentence(
      ["phone"],
      "Kod penceresinde kodun hangi numaraya gönderildiği.",
      "Says in the dialog to which number the code was sent.",
    ),
    label: seen("Kodun yazıldığı alanın etiketi.", "Label of the field for the code.", { max: 40 }),
    hint: seen("Kod alanının altındaki ipucu.", "Hint below the field for the code."),
    left: sentence(
      ["time"],
      "Kodun ne kadar daha geçerli olduğu, saniye saniye.",
      "How long the code is still valid, second by second.",
    ),
    minutes: counted(["count"], "Kodun kalan süresinin dakika bölümü.", "Minutes of the time that the code has left."),
    seconds: counted(["count"], "Kodun kalan süresinin saniye bölümü.", "Seconds of the time that the code has left."),
    ended: seen(
      "Kodun süresi dolunca geri sayımın yerinde yazan.",
      "Stands in the countdown's place once the code has expired.",
    ),
    submit: seen("Kodu doğrulayıp talebi gönderen düğme.", "Button that checks the code and sends the request.", {
      max: 40,
    }),
    reminder: z.strictObject({
      sent: sentence(
        ["phone", "until"],
        "Kod penceresi kapatılınca formun üstündeki hatırlatma.",
        "Reminder above the form once the dialog was closed.",
      ),
      enter: seen(
        "Hatırlatmada kod penceresini yeniden açan düğme.",
        "Button of the reminder that opens the dialog again.",
        { max: 40 },
      ),
      ended: seen(
        "Hatırlatmada kodun süresinin dolduğunu söyleyen cümle.",
        "Says in the reminder that the code has expired.",
      ),
      askAgain: seen(
        "Süre dolunca hatırlatmadaki düğmede yazan.",
        "On the reminder's button once the code has expired.",
        { max: 40 },
      ),
    }),
    resend: seen("Kod penceresinde kodu yeniden gönderen düğme.", "Button of the dialog that sends another code.", {
      max: 40,
    }),
    resendIn: sentence(
      ["seconds"],
      "Yeni kodun kaç saniye sonra istenebileceği.",
      "In how many seconds another code can be asked for.",
    ),
    resent: seen(
      "Yeni kod gönderildikten sonra pencerede görünen haber.",
      "Says in the dialog that another code was sent.",
    ),
    change: seen(
      "Kod penceresinde telefon numarasına dönen düğme.",
      "Button of the dialog that goes back to the number.",
      { max: 40 },
    ),
    missing: seen(
      "Kod yazılmadan gönderilince alanın altında görünen hata.",
      "Error below the field where no code was entered.",
    ),
    outcomes: z.strictObject({
      "none-active": seen("Geçerli bir kod kalmadığında görünen hata.", "Error where there is no valid code any more."),
      wrong: seen("Yanlış kod yazıldığında hatanın ilk cümlesi.", "First sentence of the error after a wrong code."),
    }),
    askAgain: seen(
      "Geçerli kod kalmadığında hataya eklenen öneri.",
      "Advice added to the error where no code is valid.",
    ),
    triesLeft: z.strictObject({
      none: seen(
        "Yanlış koddan sonra deneme hakkı kalmadıysa eklenen cümle.",
        "Added after a wrong code where no try is left.",
      ),
      one: seen(
        "Yanlış koddan sonra bir deneme hakkı kaldıysa eklenen cümle.",
        "Added after a wrong code where one try is left.",
      ),
      other: sentence(
        ["count"],
        "Yanlış koddan sonra kalan deneme sayısını söyleyen cümle.",
        "Added after a wrong code: how many tries are left.",
      ),
    }),
  }),
  resume: z.strictObject({
    title: seen(
      "Sonra devam etmek isteyenler için bölümün başlığı.",
      "Heading of the section for those who go on later.",
    ),
    text: seen(
      "Devam bağlantısının e-postayla nasıl geldiğini anlatır.",
      "Says how the link to go on later comes by mail.",
    ),
    label: seen(
      "Devam bağlantısının gideceği adres alanının etiketi.",
      "Label of the address field for the link to go on.",
      { max: 40 },
    ),
    submit: seen("Devam bağlantısını e-postayla gönderen düğme.", "Button that mails the link to go on later.", {
      max: 40,
    }),
    sent: seen(
      "Devam bağlantısı gönderildikten sonra görünen haber.",
      "Says that the link to go on later is on its way.",
    ),
    tooMany: seen(
      "Çok sayıda devam bağlantısı istenince görünen hata.",
      "Error after too many links to go on were asked for.",
    ),
    nothingYet: seen(
      "Kaydedilmiş paket yokken bağlantı istenince görünen hata.",
      "Error where there is no saved package to go on with.",
    ),
    opened: z.strictObject({
      title: seen("Devam bağlantısının açtığı sayfanın başlığı.", "Title of the page that the link to go on opens."),
      text: seen(
        "Devam bağlantısı geçerliyse başlığın altında yazan.",
        "Stands below the title while the link to go on is valid.",
      ),
      submit: seen(
        "Kaydedilmiş paketi bu tarayıcıda açan düğme.",
        "Button that opens the saved package in this browser.",
        { max: 40 },
      ),
      anew: seen(
        "Bağlantı geçersizse yeni paket başlatan düğme.",
        "Button that starts a new package where the link is invalid.",
        { max: 40 },
      ),
      ended: seen(
        "Devam bağlantısı geçersizse başlığın altında yazan.",
        "Stands below the title where the link to go on is invalid.",
      ),
    }),
  }),
  completed: z.strictObject({
    title: seen("Beşinci adımın başlığı: talep gönderildi.", "Title of the fifth step: the request is sent."),
    lead: seen("Beşinci adımın başlığı altındaki giriş metni.", "The opening text below the fifth step's title."),
    reference: seen("Beşinci adımda talep numarasının etiketi.", "Label of the request number in the fifth step."),
    print: seen("Beşinci adımda sayfayı yazdıran düğme.", "Button of the fifth step that prints the page.", {
      max: 24,
    }),
    file: seen(
      "İndirilen PDF’in dosya adının başı, boşluksuz ve küçük harfle.",
      "Start of the PDF's file name, lower-case and without spaces.",
      { max: 40 },
    ),
    pdf: seen("Talebin kaydını PDF olarak indiren düğme.", "Button that downloads the request's record as a PDF.", {
      max: 24,
    }),
    package: seen(
      "Beşinci adımda gönderilen paketin özetinin başlığı.",
      "Heading of the sent package's summary in the fifth step.",
    ),
    next: z.strictObject({
      title: seen(
        "Talepten sonra ne olacağını sıralayan listenin başlığı.",
        "Heading of the list of what happens after the request.",
      ),
      reachName: seen("Listede size ulaştığımız adımın adı.", "Name in the list of the step in which we call."),
      talkName: seen("Listede aynı görüşmede yapılanların adı.", "Name in the list of what happens in the same call."),
      quoteName: seen("Listede yazılı teklif adımının adı.", "Name in the list of the step with the written quote."),
      received: seen("Listenin ilk adımı: talep kaydedildi.", "First step of the list: the request is stored."),
      within: sentence(
        ["until"],
        "Ne zaman ulaşacağımız; e-postada ve PDF’te de durur.",
        "When we get in touch; also in the mail and the PDF.",
      ),
      outside: sentence(
        ["until"],
        "Talep mesai dışında geldiyse ne zaman ulaşacağımız.",
        "When we get in touch where a request came after hours.",
      ),
      talk: seen("Görüşmede nelerin gözden geçirileceği.", "What is gone through in the call."),
      san: seen(
        "SAN yönetimi seçildiyse görüşmeye eklenen cümle.",
        "Added to the call where SAN management was chosen.",
      ),
      quote: seen(
        "Yazılı teklifin nasıl geleceği; e-postada ve PDF’te de durur.",
        "How the written quote comes; also in the mail and the PDF.",
      ),
    }),
    wrong: sentence(
      ["address"],
      "Gönderilen paketin altında yanlışların yazılacağı adres.",
      "Below the sent package: where to write about mistakes.",
    ),
    another: seen(
      "Beşinci adımın sonunda yeni paket başlatan düğme.",
      "Button at the fifth step's end that starts a new package.",
      { max: 40 },
    ),
  }),
});

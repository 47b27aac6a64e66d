import { z } from "zod";
import type { destroyedKinds } from "../../office-actions.ts";
import { counted, seen, sentence, spoken } from "../fields.ts";

const amount = (tr: string, en: string) => counted(["count"], `Silinecek ya da silinen ${tr}.`, `How many ${en} go.`);

const amounts: Record<(typeof destroyedKinds)[number], ReturnType<typeof amount>> = {
  lead: amount("talepler", "leads"),
  note: amount("notlar", "notes"),
  change: amount("geçmiş satırları", "lines of history"),
  delivery: amount("gönderim kayıtları", "deliveries"),
  draft: amount("yarım teklifler", "unfinished quotes"),
  "unverified-request": amount("onaylanmamış başvurular", "requests that are not confirmed"),
  "request-contact": amount("başvurulardaki kişisel alanlar", "requests' personal fields"),
  file: amount("dosyalar", "files"),
  "log-line": amount("günlük satırları", "lines of the log"),
};

/** Erasing a person, its certificate, and the records of what was destroyed. */
export const officeErasure = z.strictObject({
  card: z.strictObject({
    title: seen("Talepte kişisel veri bölümü.", "Heading of personal data on a lead."),
    link: seen("Yöneticiyi silme listesine götüren bağlantı.", "Link that leads an admin to the list."),
    text: seen("Silmeden önce liste görüleceği.", "Says that a list comes before anything goes."),
    ask: seen("Satıştan birine kimin silebileceği.", "Tells sales who may erase."),
    subject: sentence(["reference"], "Yöneticiye yazılan e-postanın konusu.", "Subject of the mail to an admin."),
  }),
  title: seen("Silme ekranının başlığı.", "Heading of the screen that erases."),
  by: z.strictObject({
    label: spoken("Neye göre silineceği seçiminin adı.", "Name of the choice by what is erased."),
    email: sentence(["mark"], "Adrese göre silme seçeneği.", "Choice to erase by the address."),
    phone: sentence(["mark"], "Numaraya göre silme seçeneği.", "Choice to erase by the number."),
    unverified: seen("Numaranın doğrulanmadığı uyarısı.", "Note that the number is not verified."),
  }),
  goes: seen("Yok edileceklerin başlığı.", "Heading of what goes."),
  went: seen("Belgede yok edilenlerin başlığı.", "Heading of what went, on the certificate."),
  stayed: seen("Belgede kalanların başlığı.", "Heading of what stayed, on the certificate."),
  nothing: seen("Silinecek bir şey yoksa metin.", "Text where there is nothing to erase."),
  amounts: z.strictObject(amounts),
  withLeads: seen("Taleplerle birlikte nelerin gittiği.", "What goes with leads."),
  stays: z.strictObject({
    title: seen("Kalacakların başlığı.", "Heading of what stays."),
    records: seen("Kalan isimsiz kayıtlar.", "Says that nameless records stay."),
    requests: seen("Onaylanmış başvurulardan ne kaldığı.", "What stays of confirmed requests."),
    log: seen("Ofis günlüğünden ne kaldığı.", "What stays of the office's log."),
    backups: seen("Yedeklerin ne zaman gittiği.", "When backups go."),
    sent: seen("Gönderilmiş ve aktarılmış olanlar.", "What was sent and exported."),
    files: seen("Ulaşılamayan dosyalar.", "Files that cannot be reached."),
    others: counted(["count"], "Aynı kişinin olabilecek diğer talepler.", "Leads that may be the same person's."),
  }),
  answerFirst: seen("Yanıtın önce yazılması uyarısı.", "Note that the answer comes first."),
  confirm: sentence(["reference"], "Onay alanının etiketi.", "Label of the field that confirms."),
  wrong: sentence(["reference"], "Yazılan numara uymuyorsa hata metni.", "Error where another number was typed."),
  button: seen("Kalıcı olarak silen düğme.", "Button that erases for good.", { max: 30 }),
  cancel: seen("Vazgeçme bağlantısı.", "Link that goes back.", { max: 20 }),
  changed: sentence(["changes"], "Liste bu arada değiştiyse not.", "Note where the list has changed."),
  change: sentence(["before", "now"], "Değişen bir sayı.", "A number that has changed."),
  sameNumbers: seen("Sayılar aynı, içerik başkaysa.", "Where the numbers are the same and the things are not."),
  unfinished: z.strictObject({
    title: seen("Silme yarıda kaldıysa başlık.", "Heading where erasing was cut short."),
    text: seen("Silme yarıda kaldıysa ne yapılacağı.", "What to do where erasing was cut short."),
    back: seen("Silme yarıda kaldıysa dönüş.", "Way back where erasing was cut short."),
  }),
  certificate: z.strictObject({
    title: seen("Silme belgesinin başlığı.", "Heading of the certificate."),
    text: sentence(["company"], "Belgenin neyi gösterdiği.", "What the certificate shows."),
    number: seen("Belge numarası etiketi.", "Label of the certificate's number."),
    time: seen("Belgede zaman etiketi.", "Label of the time on the certificate."),
    by: seen("Belgede kimin sildiği etiketi.", "Label of who erased."),
    print: seen("Belgeyi yazdıran düğme.", "Button that prints the certificate.", { max: 20 }),
    close: seen("Belgeden başvuruyu kapatmaya bağlantı.", "Link from the certificate to closing the request."),
    back: seen("Belgeden kayıtlara bağlantı.", "Link from the certificate to the records."),
  }),
  records: z.strictObject({
    title: seen("Yok etme kayıtlarının başlığı.", "Heading of the records of destruction."),
    text: seen("Kayıtların ne olduğu ve süresi.", "What the records are, and how long they are kept."),
    empty: seen("Kayıt yoksa metin.", "Text where there is no record."),
    reasons: z.strictObject({
      retention: seen("Süresi dolduğu için silinen.", "What went because its time was up."),
      erasure: sentence(["who"], "Bir kişinin isteğiyle silinen.", "What went because a person's data was erased.", {
        mayOmit: true,
      }),
    }),
    certificate: seen("Kayıttan belgeye bağlantı.", "Link from a record to its certificate."),
    older: seen("Daha eski kayıtlara bağlantı.", "Link to older records."),
    link: seen("Günlükten kayıtlara bağlantı.", "Link from the log to the records."),
  }),
});

import { z } from "zod";
import { counted, countedOrNone, seen, sentence, spoken } from "../fields.ts";

const column = (tr: string, en: string) =>
  seen(`Başvurular listesinde ${tr} sütunu.`, `Column of ${en} in the requests.`);
const wish = (tr: string, en: string) => seen(`${tr} başvurusunun ne istediği.`, `What a request for ${en} wants.`);
const fact = (tr: string, en: string) => seen(`Başvurunun ${tr} etiketi.`, `Label of ${en} of a request.`);
const outcome = (tr: string, en: string) => seen(`Başvurunun ${tr} sonucu.`, `Outcome ${en} of a request.`);

/** The data-subject requests, all of them and one. */
export const officeRequests = z.strictObject({
  title: seen("KVKK başvuruları ekranının başlığı.", "Heading of the data-subject requests."),
  intro: seen("Sürenin ve noktaların açıklaması.", "Explains the time and the points."),
  link: countedOrNone(["count"], "Taleplerden KVKK başvurularına bağlantı.", "Link from the leads to the requests."),
  unknownPerson: seen("Kişisi silinmiş başvurunun adı.", "Name of a request whose person was erased."),
  wants: z.strictObject({
    access: wish("Bilgi", "access"),
    correction: wish("Düzeltme", "correction"),
    erasure: wish("Silme", "erasure"),
  }),
  left: counted(["count"], "Listede kalan gün.", "Days that are left, in the list."),
  today: seen("Listede son günü bugün olan.", "In the list, one whose last day is today."),
  late: counted(["count"], "Listede geciken gün.", "Days by which one is late, in the list."),
  now: z.strictObject({
    left: counted(["name", "count"], "Süresi en yakın başvurunun başlığı.", "Heading of the first that is due."),
    today: sentence(["name"], "Son günü bugün olan başvurunun başlığı.", "Heading where the last day is today."),
    late: counted(["name", "count"], "Geciken başvurunun başlığı.", "Heading of one that is late."),
    text: sentence(["wants", "day"], "Süresi en yakın başvurunun açıklaması.", "Text on the first that is due."),
    open: seen("Başvuruyu açan düğme.", "Button that opens the request.", { max: 30 }),
    review: seen("Silme listesine götüren düğme.", "Button that leads to the list of what goes.", { max: 40 }),
  }),
  columns: z.strictObject({
    left: column("kalan gün", "the days left"),
    days: column("otuz gün", "the thirty days"),
    who: column("kişi", "people"),
    wants: column("istek", "what is wanted"),
    due: column("son gün", "the last day"),
    came: column("onay günü", "the day of confirmation"),
  }),
  caption: spoken("Açık başvurular tablosunun adı.", "Name of the table of open requests."),
  passed: sentence(["count"], "Otuz noktanın sözle anlatımı.", "The thirty points in words."),
  found: countedOrNone(["count"], "Kişinin kaç talebi olduğu.", "How many leads the person has."),
  empty: z.strictObject({
    title: seen("Açık başvuru yoksa başlık.", "Heading where no request is open."),
    text: seen("Açık başvuru yoksa açıklama.", "Explanation where no request is open."),
  }),
  answered: z.strictObject({
    title: seen("Yanıtlanan başvuruların başlığı.", "Heading of the answered requests."),
    figures: sentence(
      ["count", "days", "late"],
      "Son 12 ayda yanıtlananların özeti.",
      "Sums up what was answered in twelve months.",
    ),
    late: countedOrNone(["count"], "Özette kaç başvurunun geciktiği.", "In the summary, how many were late."),
    none: seen("Son 12 ayda yanıtlanan yoksa metin.", "Text where nothing was answered in twelve months."),
    days: countedOrNone(["count"], "Yanıtın kaç gün sürdüğü.", "In how many days one was answered."),
  }),
  held: z.strictObject({
    title: counted(["count"], "Tutulan başvuruların başlığı.", "Heading of the held requests."),
    text: seen("Başvuruların neden tutulduğu.", "Why requests are held."),
    release: seen("Onay bağlantısını gönderen düğme.", "Button that sends the link.", { max: 40 }),
    released: seen("Bağlantı yola çıkınca not.", "Note once the link is on its way."),
    gone: seen("Başvuru artık tutulmuyorsa not.", "Note where a request is held no more."),
  }),
  states: z.strictObject({
    open: seen("Açık başvurunun durumu.", "State of an open request."),
    closed: seen("Kapanmış başvurunun durumu.", "State of a closed request."),
    held: seen("Tutulan başvurunun durumu.", "State of a held request."),
    unconfirmed: seen("Onaylanmamış başvurunun durumu.", "State of a request that is not confirmed."),
  }),
  outcomes: z.strictObject({
    answered: outcome("yanıtlandı", "answered"),
    refused: outcome("reddedildi", "refused"),
    erased: outcome("silindi", "erased"),
  }),
  back: seen("Başvurudan listeye dönen bağlantı.", "Link from a request back to the list."),
  record: seen("Başvurunun kaydı bölümü.", "Heading of the record of a request."),
  who: seen("Başvuranın bölümü.", "Heading of who made the request."),
  forgotten: seen("Başvuranın verisi silindiyse metin.", "Text where the person's data was erased."),
  verified: seen("Yalnızca adresin doğrulandığı notu.", "Note that the address alone is verified."),
  details: seen("Ayrıntılar bölümü.", "Heading of the details."),
  none: seen("Yazılmamış bir alanın yerine.", "Stands for a field that is empty."),
  facts: z.strictObject({
    reference: fact("numarası", "the number"),
    id: fact("kayıt kimliği", "the id"),
    kind: fact("türü", "the kind"),
    state: fact("durumu", "the state"),
    received: fact("geliş zamanı", "the time it came"),
    confirmed: fact("onay zamanı", "the time of confirmation"),
    due: fact("son günü", "the last day"),
    left: fact("kalan süresi", "the days left"),
    closed: fact("kapanış zamanı", "the time of closing"),
    outcome: fact("sonucu", "the outcome"),
    held: fact("tutulma nedeni", "the suspicion"),
    language: fact("dili", "the language"),
    notice: fact("aydınlatma metni sürümü", "the version of the notice"),
    name: fact("ad soyad", "the name"),
    email: fact("e-posta", "the e-mail"),
    phone: fact("telefon", "the phone"),
  }),
  deliveries: z.strictObject({
    title: seen("Başvurunun gönderimleri bölümü.", "Heading of the deliveries of a request."),
    link: seen("Onay bağlantısı e-postasının adı.", "Name of the mail with the link."),
    none: seen("Gönderim yoksa metin.", "Text where there is no delivery."),
  }),
  leads: z.strictObject({
    title: seen("Başvuranın talepleri bölümü.", "Heading of the leads of whoever made the request."),
    none: seen("Başvuranın talebi yoksa metin.", "Text where the person has no lead."),
  }),
  steps: z.strictObject({
    title: seen("Başvuruda yapılacaklar bölümü.", "Heading of what is to be done."),
    answer: seen("E-postayla yanıtlama bağlantısı.", "Link that answers by e-mail."),
    erase: seen("Silme listesine götüren bağlantı.", "Link that leads to the list of what goes."),
    subject: sentence(["reference"], "Yanıt e-postasının konusu.", "Subject of the answer."),
    outcome: seen("Kapanış sonucunun etiketi.", "Label of the outcome."),
    note: seen("Kapatmanın ne yaptığı ve ne yapmadığı.", "What closing does, and what it does not."),
    stillKept: seen("Kişinin verisi duruyorsa uyarı.", "Note that the person's data is still kept."),
    close: seen("Başvuruyu kapatan düğme.", "Button that closes the request.", { max: 30 }),
    missing: seen("Sonuç seçilmediyse hata metni.", "Error where no outcome was chosen."),
    closed: seen("Başvuru kapanınca not.", "Note once the request is closed."),
    taken: sentence(
      ["outcome", "time"],
      "Başvuruyu başkası önce kapattıysa not.",
      "Note where somebody closed it before.",
    ),
  }),
});

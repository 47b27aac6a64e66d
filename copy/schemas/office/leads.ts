import { z } from "zod";
import { counted, countedOrNone, seen, sentence, spoken } from "../fields.ts";

const status = (tr: string, en: string) => seen(`Talebin ${tr} durumunun adı.`, `Name of the status ${en} of a lead.`);
const column = (tr: string, en: string) => seen(`Talepler listesinde ${tr} sütunu.`, `Column of ${en} in the leads.`);
const view = (tr: string, en: string) => seen(`Talepler odasında ${tr} görünümü.`, `View of ${en}.`, { max: 30 });
const filter = (tr: string, en: string) =>
  z.strictObject({
    label: seen(`Talepler listesinde ${tr} süzgecinin adı.`, `Name of the filter by ${en} in the leads.`),
    all: seen(`Süzgeçte her ${tr} seçeneği.`, `Choice of the filter that takes every ${en}.`),
  });

/** The list of leads, and what a lead's screen shares with it. */
export const officeLeads = z.strictObject({
  title: seen("Talepler odasının başlığı.", "Heading of the room for leads."),
  count: counted(["count"], "Süzülen taleplerin sayısı.", "How many leads fit the filters."),
  countMore: sentence(["count"], "Sayılandan çok talep varsa.", "Where there are more leads than are counted."),
  statuses: z.strictObject({
    new: status("yeni", "new"),
    "in-progress": status("görüşülen", "in progress"),
    won: status("kazanılan", "won"),
    lost: status("kaybedilen", "lost"),
    spam: status("istenmeyen", "spam"),
  }),
  forms: z.strictObject({
    contact: seen("İletişim formunun kısa adı.", "Short name of the contact form."),
    report: seen("Rapor talebinin kısa adı.", "Short name of the report request."),
    quote: seen("Teklif talebinin kısa adı.", "Short name of the quote."),
  }),
  views: z.strictObject({
    label: spoken("Görünümler menüsünün adı.", "Name of the menu of views."),
    all: view("bütün talepler", "all leads"),
    new: view("yeni talepler", "new leads"),
    mine: view("kişinin kendi talepleri", "one’s own leads"),
    due: view("takip günü gelenler", "follow-ups that are due"),
    unowned: view("sahipsiz talepler", "leads without an owner"),
    held: view("tutulan talepler", "held leads"),
  }),
  greeting: z.strictObject({
    title: sentence(["name"], "Talepler odasında selam.", "Greeting in the room for leads."),
    new: countedOrNone(["count"], "Kaç yeni talep olduğu.", "How many leads are new."),
    newMore: sentence(["count"], "Sayılandan çok yeni talep varsa.", "Where more leads are new than are counted."),
    nobody: seen("Aranacak kimse yoksa.", "Where nobody is to be called."),
  }),
  take: seen("Listede talebi üstlenme düğmesi.", "Button in the list that makes oneself the owner.", { max: 20 }),
  setDay: spoken("Takip günü olmayan satırdaki bağlantı.", "Link in a row without a follow-up."),
  due: z.strictObject({
    title: counted(["count"], "Takip günü gelenlerin başlığı.", "Heading of the follow-ups that are due."),
    today: seen("Takip günü bugün olan.", "A follow-up of today."),
    isToday: seen("Listede takip günü bugün olan.", "A follow-up of today in the list."),
    isLate: sentence(["day"], "Listede takip günü geçmiş olan.", "A follow-up in the list whose day is over."),
    start: seen("İlk aranacağa götüren düğme.", "Button that leads to the first to call.", { max: 30 }),
    late: sentence(["day"], "Takip günü geçmiş olan.", "A follow-up whose day is over."),
  }),
  columns: z.strictObject({
    who: column("kişi", "people"),
    what: column("istek", "what is wanted"),
    status: column("durum", "the status"),
    source: column("kaynak", "the source"),
    owner: column("sorumlu", "the owner"),
    followUp: column("takip", "the follow-up"),
    came: column("geliş zamanı", "the time of arrival"),
  }),
  caption: spoken("Talepler tablosunun adı.", "Name of the table of leads."),
  unread: spoken("Okunmamış talebin ekran okuyucuya söylenişi.", "What is said of an unread lead."),
  undelivered: seen("Bir bildirimi ulaşmamış talebin notu.", "Note on a lead that could not be delivered."),
  unowned: seen("Sorumlusu olmayan talebin notu.", "Note on a lead without an owner."),
  unknownSource: seen("Kaynağı bilinmeyen talebin notu.", "Note on a lead whose source is not known."),
  filters: z.strictObject({
    label: spoken("Süzgeçlerin adı.", "Name of the filters."),
    text: seen("Arama kutusunun etiketi.", "Label of the search box."),
    status: filter("durum", "status"),
    form: filter("form", "form"),
    owner: z.strictObject({
      ...filter("sorumlu", "owner").shape,
      mine: seen("Kendi taleplerini seçen seçenek.", "Choice of one's own leads."),
      none: seen("Sahipsizleri seçen seçenek.", "Choice of leads without an owner."),
    }),
    source: seen("Talepler listesinde kaynak süzgecinin adı.", "Name of the filter by source in the leads."),
    period: z.strictObject({
      ...filter("tarih", "date").shape,
      days: sentence(["count"], "Son günleri seçen seçenek.", "Choice of the last days."),
    }),
    apply: seen("Süzgeçleri uygulayan düğme.", "Button that applies the filters.", { max: 20 }),
    search: seen("Kurulu süzgeçler arasında aramanın adı.", "Name of the search among the filters that are set."),
    none: seen("Hiç süzgeç yoksa yazan.", "What stands where no filter is set."),
    change: seen("Süzgeçlere dönen bağlantı.", "Link that leads back to the filters."),
    clear: seen("Süzgeçleri kaldıran bağlantı.", "Link that takes the filters away."),
  }),
  newer: seen("Daha yeni taleplere bağlantı.", "Link to newer leads."),
  older: seen("Daha eski taleplere bağlantı.", "Link to older leads."),
  paging: spoken("Sayfalar arasındaki bağlantıların adı.", "Name of the links between pages of the list."),
  empty: z.strictObject({
    title: seen("Hiç talep yoksa başlık.", "Heading where there is no lead at all."),
    text: seen("Hiç talep yoksa açıklama.", "Explanation where there is no lead at all."),
    filtered: seen("Süzgece uyan talep yoksa başlık.", "Heading where no lead fits the filters."),
    filteredText: seen("Süzgece uyan yoksa ne yapılabileceği.", "What to do where no lead fits."),
  }),
  held: z.strictObject({
    title: seen("Tutulan talepler sayfasının başlığı.", "Heading of the held leads."),
    text: seen("Taleplerin neden tutulduğu ve ne yapılabileceği.", "Why leads are held, and what can be done."),
    empty: seen("Tutulan talep yoksa görünen metin.", "Text where no lead is held."),
    reasons: z.strictObject({
      honeypot: seen("Gizli alan kuşkusunun adı.", "Name of the suspicion by a hidden field."),
      speed: seen("Hız kuşkusunun adı.", "Name of the suspicion by speed."),
      captcha: seen("reCAPTCHA kuşkusunun adı.", "Name of the suspicion by reCAPTCHA."),
    }),
    release: seen("Talebi serbest bırakan düğme.", "Button that releases a lead.", { max: 30 }),
    drop: seen("Talebi silmeye götüren düğme.", "Button that leads to deleting a lead.", { max: 30 }),
    confirm: sentence(["name"], "Silmeden önce sorulan.", "What is asked before a lead is deleted."),
    confirmDrop: seen("Talebi kalıcı silen düğme.", "Button that deletes a lead for good.", { max: 30 }),
    released: seen("Serbest bırakılınca görünen not.", "Note once a lead is released."),
    dropped: seen("Silinince görünen not.", "Note once a lead is deleted."),
    gone: seen("Talep artık tutulmuyorsa not.", "Note where a lead is held no more."),
  }),
});

import { z } from "zod";
import { counted, seen, sentence, spoken } from "../fields.ts";

/** The figures of the leads. */
export const officeFigures = z.strictObject({
  link: seen("Taleplerden sayılara bağlantı.", "Link from the leads to their figures.", { max: 30 }),
  title: seen("Sayılar sayfasının başlığı.", "Heading of the figures."),
  count: counted(["count"], "Gösterilen haftalarda kaç talep olduğu.", "How many leads the weeks shown have."),
  empty: seen("Gösterilen haftalarda talep yoksa metin.", "Text where the weeks shown have no lead."),
  point: counted(["count"], "Çizimde bir noktanın kaç talep olduğu.", "How many leads a point of a drawing is."),
  weeks: z.strictObject({
    title: seen("Haftalık taleplerin başlığı.", "Heading of the leads by week."),
    thisWeek: seen("Haftalar çiziminde son haftanın adı.", "Name of the last week below the drawing."),
    numbers: seen("Haftaların sayılarını açan satır.", "Line that opens the numbers of the weeks."),
    caption: spoken("Haftaların tablosunun adı.", "Name of the table of weeks."),
    week: seen("Haftalar tablosunda hafta sütunu.", "Column of the week in the table of weeks."),
    total: seen("Haftalar tablosunda toplam sütunu.", "Column of the sum in the table of weeks."),
  }),
  sources: z.strictObject({
    title: seen("Kaynakların başlığı.", "Heading of the leads by source."),
    others: seen("Adı gösterilmeyen kaynakların satırı.", "Line of the sources that are not named."),
  }),
  allTimes: seen(
    "Dönem seçilmemişse bağlantıların bütün zamanları açtığı.",
    "Where no period is set: links lead to leads of all times.",
  ),
  statuses: seen("Durumlara göre taleplerin başlığı.", "Heading of the leads by status."),
  response: z.strictObject({
    title: seen("İlk yanıt süresinin başlığı.", "Heading of the time to the first response."),
    hours: sentence(["hours", "minutes"], "Bir saatten uzun süre.", "A time of an hour or more."),
    minutes: sentence(["minutes"], "Bir saatten kısa süre.", "A time of less than an hour."),
    text: counted(["count"], "Sürenin nasıl ölçüldüğü.", "How the time is measured."),
    none: seen("Henüz yanıtlanan talep yoksa metin.", "Text where no lead was answered yet."),
  }),
});

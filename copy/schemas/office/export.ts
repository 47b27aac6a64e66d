import { z } from "zod";
import { counted, seen, sentence } from "../fields.ts";

/** The export of leads, and what the log says of it. */
export const officeExport = z.strictObject({
  link: seen("Taleplerden dışa aktarmaya bağlantı.", "Link from the leads to their export.", { max: 30 }),
  title: seen("Dışa aktarma sayfasının başlığı.", "Heading of the export."),
  count: counted(["count"], "Dosyada kaç talep olacağı.", "How many leads the file will have."),
  empty: seen("Süzgece uyan talep yoksa metin.", "Text where no lead fits the filters."),
  format: seen("Dosya türü seçiminin adı.", "Name of the choice of a file format."),
  formats: z.strictObject({
    xlsx: seen("Dosya türü: Excel.", "File format: Excel."),
    csv: seen("Dosya türü: CSV.", "File format: CSV."),
  }),
  always: seen("Dosyada her zaman bulunanlar.", "What the file always has."),
  personal: seen("Kişisel veriyi dosyaya ekleyen kutu.", "Box that adds personal data to the file."),
  personalHint: seen("Kişisel veri kutusunun altındaki not.", "Note below the box for personal data."),
  logged: seen("Dışa aktarmanın günlüğe yazıldığı.", "That the export is written to the log."),
  button: counted(["count"], "Dosyayı indiren düğme.", "Button that downloads the file."),
  fileName: sentence(["day"], "İndirilen dosyanın adı.", "Name of the file."),
  others: seen(
    "Dosyada, bugünkü formların sormadığı yanıtlar.",
    "In the file, answers that no form of today asks for.",
  ),
  log: z.strictObject({
    formats: z.strictObject({
      xlsx: seen("Günlükte Excel dosyası.", "An Excel file in the log."),
      csv: seen("Günlükte CSV dosyası.", "A CSV file in the log."),
    }),
    rows: counted(["count"], "Günlükte kaç talep aktarıldığı.", "How many leads were exported, in the log."),
    personal: seen("Günlükte kişisel veriyle aktarıldığı.", "With personal data, in the log."),
    impersonal: seen("Günlükte kişisel verisiz aktarıldığı.", "Without personal data, in the log."),
  }),
});

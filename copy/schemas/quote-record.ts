import { z } from "zod";
import { head, seen, sentence } from "./fields.ts";

export const quoteRecord = z.strictObject({
  kind: seen(
    "Talebin PDF kaydında talep numarasının üstündeki küçük satır.",
    "Small line above the request number in the request's PDF.",
  ),
  title: sentence(
    ["reference"],
    "PDF kaydının belge başlığı; okuyucunun pencere adında görünür.",
    "Document title of the PDF, shown as the name of its window.",
    { kind: "head" },
  ),
  subject: head("PDF kaydının belge bilgilerindeki konusu.", "Subject in the document properties of the PDF."),
  sent: seen("PDF kaydında gönderilme anının etiketi.", "Label of the time of sending in the PDF.", { max: 30 }),
  zone: sentence(
    ["time"],
    "PDF kaydında gönderilme anı, saat dilimiyle birlikte.",
    "Time of sending in the PDF, with its time zone.",
  ),
  verified: sentence(
    ["phone"],
    "PDF kaydında telefonun ve nasıl doğrulandığının yazılışı.",
    "Phone number in the PDF, and how it was verified.",
  ),
  partner: z.strictObject({
    label: seen("PDF kaydında iş ortaklığı satırının etiketi.", "Label of the partnership row in the PDF.", {
      max: 30,
    }),
    yes: seen(
      "İş ortağı kutusu işaretlenmişse PDF kaydında yazan.",
      "Stands in the PDF where the partner box was ticked.",
    ),
  }),
  packages: seen("PDF kaydında hizmetler tablosunun başlığı.", "Heading of the table of services in the PDF."),
  columns: z.strictObject({
    service: seen(
      "Hizmetler tablosunun birinci sütununun başlığı.",
      "Header of the first column of the services table.",
    ),
    levels: seen(
      "Hizmetler tablosunun ikinci sütununun başlığı.",
      "Header of the second column of the services table.",
    ),
    amount: seen("Hizmetler tablosunun üçüncü sütununun başlığı.", "Header of the third column of the services table."),
  }),
  note: seen("PDF kaydında ziyaretçinin notunun başlığı.", "Heading of the visitor's note in the PDF."),
  next: seen("PDF kaydının son bölümünün başlığı.", "Heading of the last section of the PDF."),
  contact: sentence(
    ["address"],
    "PDF kaydının sonunda yanlış satırların yazılacağı adres.",
    "At the PDF's end: where to write about a wrong line.",
  ),
  page: sentence(
    ["count", "number"],
    "PDF kaydının her sayfasının altındaki sayfa numarası.",
    "Page number at the foot of each page of the PDF.",
  ),
});

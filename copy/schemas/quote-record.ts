import { z } from "zod";
import { head, seen, sentence } from "./fields.ts";

export const quoteRecord = z.strictObject({
  kind: seen(),
  title: sentence(
    ["reference"],
    "PDF kaydının belge başlığı; okuyucunun pencere adında görünür.",
    "Document title of the PDF, shown as the name of its window.",
    { kind: "head" },
  ),
  subject: head("PDF kaydının belge bilgilerindeki konusu.", "Subject in the document properties of the PDF."),
  sent: seen({ max: 30 }),
  zone: sentence(["time"]),
  verified: sentence(["phone"]),
  partner: z.strictObject({ label: seen({ max: 30 }), yes: seen() }),
  packages: seen(),
  columns: z.strictObject({
    service: seen(),
    levels: seen(),
    amount: seen(),
  }),
  note: seen(),
  next: seen(),
  contact: sentence(["address"]),
  page: sentence(["count", "number"]),
});

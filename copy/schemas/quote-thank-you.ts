import { z } from "zod";
import { link, meta, seen } from "./fields.ts";

export const quoteThankYou = z.strictObject({
  meta: meta,
  title: seen(
    "Bu tarayıcıdan talep gönderilmemişse teşekkür sayfasının başlığı.",
    "Title of the thank-you page where this browser sent no request.",
  ),
  lead: seen(
    "Teşekkür sayfasının başlığı altındaki giriş: ne zaman ulaşacağımız.",
    "Opening below the thank-you page's title: when we get in touch.",
  ),
  next: z.strictObject({
    title: seen("Teklif talebinden sonraki adımların başlığı.", "Heading of the steps after a quote request."),
    items: z
      .array(
        z.strictObject({
          name: seen("Talepten sonraki bir adımın adı.", "Name of a step after the request."),
          text: seen("Talepten sonraki bu adımda ne olduğu.", "What happens in this step after the request."),
        }),
      )
      .min(1),
  }),
  meanwhile: z.strictObject({
    title: seen(
      "Beklerken okunacak sayfaların başlığı; gönderilen talebin altında da durur.",
      "Heading of pages to read meanwhile; also below a sent request.",
    ),
    links: z
      .array(link("Beklerken okunacak bir sayfanın bağlantısı.", "Link to a page to read while one waits."))
      .min(1),
  }),
  none: z.strictObject({
    title: seen(
      "Yandaki, talep göndermemiş olanlar için kutunun başlığı.",
      "Heading of the box for those who have sent no request.",
    ),
    text: seen("Talep göndermemiş olanlara kutuda yazan metin.", "Text of the box for those who have sent no request."),
    quote: link("Kutuda teklif sihirbazını açan düğme.", "Button of the box that opens the quote wizard."),
    contact: link("Kutuda iletişim sayfasına götüren bağlantı.", "Link of the box that leads to the contact page."),
  }),
});

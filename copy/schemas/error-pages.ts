import { z } from "zod";
import { meta, seen } from "./fields.ts";

/** The two buttons below an error that may pass: `tr` and `en` name the error. */
const buttons = (tr: string, en: string) => ({
  retry: seen(`${tr}: sayfayı yeniden deneten düğme.`, `${en}: the button that tries the page again.`, { max: 40 }),
  home: seen(`${tr}: ana sayfaya dönen düğme.`, `${en}: the button back to the home page.`, { max: 40 }),
});

export const errorPages = z.strictObject({
  notFound: z.strictObject({
    meta,
    title: seen("Olmayan bir adreste (404) görünen başlık.", "Title at an address without a page (404)."),
    lead: seen("Olmayan bir adreste (404) görünen açıklama.", "Explanation at an address without a page (404)."),
    search: seen("404 sayfasındaki arama alanının adı ve düğmesi.", "Name and button of the search on the 404 page.", {
      max: 40,
    }),
    home: seen("404 sayfasında ana sayfaya dönen bağlantı.", "Link of the 404 page back to the home page.", {
      max: 40,
    }),
    services: seen("404 sayfasında yönetilen hizmetlere giden bağlantı.", "Link of the 404 page to managed services.", {
      max: 40,
    }),
    other: seen("404 sayfasında iletişim sayfasına giden bağlantı.", "Link of the 404 page to the contact page.", {
      max: 40,
    }),
  }),
  failed: z.strictObject({
    meta,
    title: seen("Sunucuda hata olduğunda (500) görünen başlık.", "Title when the server has failed (500)."),
    lead: seen("Sunucuda hata olduğunda (500) görünen açıklama.", "Explanation when the server has failed (500)."),
    code: seen("Sunucu hatasında, olay kodundan önceki sözler.", "The words before the request id of a failure."),
    ...buttons("Sunucu hatası", "Failure of the server"),
  }),
  broken: z.strictObject({
    meta,
    title: seen(
      "Sayfa tarayıcıda gösterilemeyince görünen başlık.",
      "Title when a page cannot be shown in the browser.",
    ),
    lead: seen(
      "Sayfa tarayıcıda gösterilemeyince görünen açıklama.",
      "Explanation when a page cannot be shown in the browser.",
    ),
    ...buttons("Gösterilemeyen sayfa", "Page that cannot be shown"),
  }),
  tooMany: z.strictObject({
    meta,
    title: seen("Aynı ağdan çok istek gelince (429) görünen başlık.", "Title when one network asks too often (429)."),
    lead: seen(
      "Aynı ağdan çok istek gelince (429) görünen açıklama.",
      "Explanation when one network asks too often (429).",
    ),
    ...buttons("Çok sık istek", "Too many requests"),
  }),
  busy: z.strictObject({
    meta,
    title: seen("Sunucu yoğun olduğunda (503) görünen başlık.", "Title when the server is busy (503)."),
    lead: seen("Sunucu yoğun olduğunda (503) görünen açıklama.", "Explanation when the server is busy (503)."),
    ...buttons("Yoğun sunucu", "Busy server"),
  }),
  unreachable: z.strictObject({
    meta,
    title: seen("Sunucuya ulaşılamayınca görünen başlık.", "Title when the server cannot be reached."),
    lead: seen("Sunucuya ulaşılamayınca görünen açıklama.", "Explanation when the server cannot be reached."),
    ...buttons("Ulaşılamayan sunucu", "Server out of reach"),
  }),
  lastResort: z.strictObject({
    heading: seen("Hata sayfası da açılmayınca görünen sade başlık.", "Plain title when even the error page fails."),
    explanation: seen("Hata sayfası da açılmayınca görünen açıklama.", "Explanation when even the error page fails."),
    detail: seen(
      "Sade hata sayfasında olay kodundan önceki sözler.",
      "The words before the request id on the plain error page.",
    ),
    home: seen("Sade hata sayfasında ana sayfaya dönen bağlantı.", "Link home on the plain error page."),
  }),
});

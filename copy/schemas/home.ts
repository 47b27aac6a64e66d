import { z } from "zod";
import { id, link, meta, seen, storyName } from "./fields.ts";

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    title: seen("Ana sayfanın deniz üstündeki büyük başlığı.", "The large title over the sea on the home page."),
    lead: seen("Ana sayfada büyük başlığın altındaki giriş.", "The opening text below the large title."),
    quote: link("Girişin altında teklif sayfasına giden düğme.", "Button below the opening text, to the quote page.", {
      max: 60,
    }),
    services: seen("Girişin altında hizmetlere inen ikinci düğme.", "The second button, down to the services.", {
      max: 60,
    }),
  }),
  offers: z.strictObject({
    title: seen("Üç hizmet alanı bölümünün başlığı.", "Title of the section on the three fields of service."),
    lead: seen("Hizmet alanları bölümünün giriş metni.", "Opening text of the section on fields of service."),
    more: seen("Her hizmet kartının altındaki söz.", "The word at the bottom of each service card.", { max: 30 }),
    cards: z
      .array(
        z.strictObject({
          icon: id("Hizmet kartındaki işaretin adı.", "Name of the sign on a service card."),
          title: seen("Hizmet kartının başlığı: alanın adı.", "Title of a service card: the field's name."),
          content: seen("Hizmet kartının kısa metni.", "Short text of a service card."),
          link: link(
            "Hizmet kartının gittiği sayfa; bu ad kartta görünmez.",
            "The page a service card leads to; the name is not shown.",
          ),
        }),
      )
      .min(1),
  }),
  counters: z.strictObject({
    customers: z.strictObject({
      value: seen(
        "Nokta alanının üstünde büyük yazılan müşteri sayısı.",
        "Number of customers, large above the field of dots.",
        { max: 12 },
      ),
      label: seen("Müşteri sayısının yanındaki açıklama.", "Explanation beside the number of customers."),
    }),
    others: z
      .array(
        z.strictObject({
          value: seen(
            "Nokta alanının altındaki bir rakam, yazıldığı gibi.",
            "A figure below the field of dots, as written.",
            { max: 12 },
          ),
          label: seen("Nokta alanının altındaki rakamın ne saydığı.", "What a figure below the field of dots counts.", {
            max: 60,
          }),
        }),
      )
      .min(1),
  }),
  discover: z.strictObject({
    title: seen("Kampüs, Ar-Ge ve kariyer bölümünün başlığı.", "Title of the section on campus, research and careers."),
    lead: seen(
      "Kampüs, Ar-Ge ve kariyer bölümünün girişi.",
      "Opening text of the section on campus, research and careers.",
    ),
    campus: z.strictObject({
      title: seen("Büyük kampüs kartının başlığı.", "Title of the large card about the campus."),
      content: seen("Büyük kampüs kartının metni.", "Text of the large card about the campus."),
      facts: z
        .array(
          z.strictObject({
            value: seen("Kampüs kartındaki bir rakam.", "A figure on the campus card.", {
              max: 16,
              perLanguage: true,
            }),
            label: seen("Kampüs kartındaki rakamın ne saydığı.", "What a figure on the campus card counts.", {
              max: 40,
            }),
          }),
        )
        .min(1),
      link: link("Kampüs kartından kampüs sayfasına bağlantı.", "Link of the campus card to the campus page.", {
        max: 60,
      }),
    }),
    others: z
      .array(
        z.strictObject({
          icon: id("Küçük keşif kartındaki işaretin adı.", "Name of the sign on a small card beside the campus."),
          title: seen("Kampüsün yanındaki küçük kartın başlığı.", "Title of a small card beside the campus."),
          content: seen("Kampüsün yanındaki küçük kartın metni.", "Text of a small card beside the campus."),
          link: link("Küçük kartın sayfasına giden bağlantı.", "Link of a small card to its page.", { max: 60 }),
        }),
      )
      .min(1),
  }),
  stories: z.strictObject({
    kicker: seen(
      "Büyük hikâyede müşteri adından önceki söz.",
      "The words before the customer's name of the large story.",
      { max: 40 },
    ),
    read: seen("Büyük hikâyenin okuma bağlantısı.", "Link to read the large story.", { max: 40 }),
    first: storyName("Ana sayfada büyük gösterilen hikâyenin dosya adı.", "File name of the story shown large."),
    others: z
      .array(storyName("Alttaki satırlarda duran bir hikâyenin dosya adı.", "File name of a story in the rows below."))
      .min(1),
  }),
  quote: z.strictObject({
    title: seen("Sayfanın sonundaki teklif çağrısının başlığı.", "Title of the call for a quote at the page's end."),
    lead: seen("Teklif çağrısının adımlardan önceki metni.", "Text of the call for a quote, before its steps."),
    steps: z.array(seen("Teklif almanın bir adımı.", "A step on the way to a quote.", { max: 50 })).min(1),
    link: link("Teklif çağrısının teklif sayfasına giden düğmesi.", "Button of the call, to the quote page.", {
      max: 60,
    }),
  }),
});

import { z } from "zod";
import { id, link, meta, pageHead, seen, spoken } from "./fields.ts";

export const campus = z.strictObject({
  meta,
  head: pageHead,
  facts: z
    .array(
      z.strictObject({
        value: seen("Kampüsü anlatan şeritteki rakam.", "A figure in the band of campus facts.", { max: 12 }),
        unit: seen("Rakamın yanındaki küçük birim, örneğin m².", "The small unit beside a figure, such as m².", {
          max: 8,
        }).exactOptional(),
        label: seen("Kampüs rakamının ne saydığı.", "What a campus figure counts.", {
          max: 50,
          perLanguage: true,
        }),
      }),
    )
    .min(1),
  plan: z.strictObject({
    title: seen("Kampüs planının yanındaki başlık.", "Title beside the plan of the campus."),
    alt: spoken(
      "Kampüs planını görmeyenler için resmin anlatımı.",
      "Description of the campus plan for those who do not see it.",
    ),
    text: seen("Planın nasıl okunacağını anlatan paragraf.", "The paragraph on how to read the plan."),
    note: seen("Planın ölçeği üzerine küçük not.", "The small note on the plan's scale."),
  }),
  reason: z.strictObject({
    title: seen(
      "Kampüsün neden kurulduğunu anlatan bölümün başlığı.",
      "Title of the section on why the campus was built.",
    ),
    text: z.array(seen("Kampüsün nedenini anlatan bir paragraf.", "A paragraph on why the campus was built.")).min(1),
  }),
  months: z.strictObject({
    title: seen("Yapım aylarının zaman çizgisinin başlığı.", "Title of the timeline of the building months."),
    lead: seen("Zaman çizgisinin yanındaki giriş cümlesi.", "Opening sentence beside the timeline."),
    items: z
      .array(
        z.strictObject({
          name: seen("Zaman çizgisindeki ayın adı ve konusu.", "Name and topic of a month on the timeline."),
          text: seen("O ay ne yapıldığı.", "What was done in that month."),
        }),
      )
      .min(1),
  }),
  inside: z.strictObject({
    title: seen("Kampüsteki yerler bölümünün başlığı.", "Title of the section on places on the campus."),
    lead: seen("Kampüsteki yerler bölümünün giriş cümlesi.", "Opening sentence of the section on places."),
    places: z
      .array(
        z.strictObject({
          icon: id("Yerin adının üstündeki işaretin adı.", "Name of the sign above a place's name."),
          title: seen("Kampüsteki bir yerin adı.", "Name of a place on the campus."),
          content: seen("O yerde ne yapıldığını anlatan cümleler.", "Sentences on what the place is for."),
          more: link("Yerle ilgili sayfaya giden bağlantı.", "Link to the page about the place.", {
            max: 60,
          }).exactOptional(),
        }),
      )
      .min(1),
  }),
  closing: z.strictObject({
    title: seen("Sayfanın sonundaki ziyaret davetinin başlığı.", "Title of the invitation at the page's end."),
    lead: seen("Ziyaret davetinin düğmelerden önceki metni.", "Text of the invitation, before its buttons."),
    visit: link(
      "Ziyaret istemek için iletişim formuna giden düğme.",
      "Button to the contact form, to ask for a visit.",
      { max: 60 },
    ),
    career: link("Kariyer sayfasına giden ikinci düğme.", "The second button, to the career page.", { max: 60 }),
    notice: z.strictObject({
      before: seen(
        "Ziyaretçi aydınlatma cümlesinin bağlantıdan önceki bölümü.",
        "Sentence on visitors' data, up to its link.",
      ),
      link: link("Ziyaretçi aydınlatma metnine giden bağlantı.", "Link to the privacy notice for visitors."),
      after: seen(
        "Ziyaretçi aydınlatma cümlesinin bağlantıdan sonraki bölümü.",
        "Sentence on visitors' data, after its link.",
      ),
    }),
  }),
});

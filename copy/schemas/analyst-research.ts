import { z } from "zod";
import { link, meta, picture, seen } from "./fields.ts";

export const analystResearch = z.strictObject({
  meta,
  title: seen("Analist araştırmaları sayfasının büyük başlığı.", "The large title of the analyst research page."),
  lead: seen("Büyük başlığın altındaki giriş cümlesi.", "The opening sentence below the large title."),
  picture: picture("head").exactOptional(),
  why: z.strictObject({
    title: seen(
      "Araştırmaları neden okuduğumuzu anlatan bölümün başlığı.",
      "Title of the section on why we read research.",
    ),
    paragraphs: z.array(seen("Neden okuduğumuzu anlatan bir paragraf.", "A paragraph on why we read research.")).min(1),
  }),
  steps: z.strictObject({
    title: seen("Bir araştırmayı okuma adımlarının başlığı.", "Title above the steps of reading a study."),
    legend: seen(
      "Adımların üstündeki resimde noktaların ne olduğu.",
      "What the points are in the picture above the steps.",
      { max: 180 },
    ),
    items: z
      .array(
        z.strictObject({
          title: seen("Araştırma okuma adımının adı.", "Name of a step of reading."),
          text: seen("Okuma adımında ne yaptığımız.", "What we do in a step of reading."),
        }),
      )
      .min(1),
  }),
  questions: z.strictObject({
    title: seen(
      "Okurun sorabileceği sorular bölümünün başlığı.",
      "Title of the section of questions a reader can ask.",
    ),
    lead: seen(
      "Soruların hangi araştırmalar için olduğunu söyleyen cümle.",
      "Sentence that says which research the questions suit.",
    ),
    items: z
      .array(seen("Okurun bir araştırmaya sorabileceği bir soru.", "A question that a reader can put to a study."))
      .min(1),
  }),
  noQuotes: z.strictObject({
    title: seen(
      "Soruların altında, alıntı yapmama notunun başlığı.",
      "Title of the note on quotations, below the questions.",
    ),
    text: seen("Sayfada neden alıntı olmadığını açıklayan not.", "The note that explains why the page quotes nobody."),
  }),
  offer: z.strictObject({
    title: seen(
      "Sayfanın sonundaki rapor tanıtımının başlığı.",
      "Title of the report's introduction at the page's end.",
    ),
    text: seen("Kendi raporumuzu tanıtan paragraf.", "The paragraph that introduces our own report."),
    see: link("Rapor sayfasına giden ikinci düğme.", "The second button, to the report's page.", { max: 60 }),
    ask: link("Raporun istek formuna giden ilk düğme.", "The first button, to the report's request form.", { max: 60 }),
  }),
});

import { z } from "zod";
import { id, link, linkRows, meta, numberedSteps, pageHead, seen } from "./fields.ts";

export const research = z.strictObject({
  meta,
  head: pageHead,
  questions: z.strictObject({
    title: seen("Araştırma soruları bölümünün başlığı.", "Title of the section of research questions."),
    lead: seen("Araştırma soruları bölümünün giriş metni.", "Opening text of the section of research questions."),
    items: z
      .array(
        z.strictObject({
          icon: id("Araştırma sorusunun üstündeki işaretin adı.", "Name of the sign above a research question."),
          title: seen("Araştırma sorusu, kartın başlığı olarak.", "A research question, as the title of its card."),
          content: seen("Sorunun nasıl araştırıldığını anlatan cümle.", "Sentence on how the question is researched."),
          more: link("Yanıtın kullanıldığı sayfaya giden bağlantı.", "Link to the page where the answer is used.", {
            max: 60,
          }),
        }),
      )
      .min(1),
  }),
  universities: z.strictObject({
    title: seen("Üniversitelerle çalışma bölümünün başlığı.", "Title of the section on work with universities."),
    lead: seen("Üniversitelerle çalışma bölümünün giriş metni.", "Opening text of the section on universities."),
    rules: z
      .array(
        z.strictObject({
          title: seen(
            "Üniversitelerle çalışırken uyulan kuralın adı.",
            "Name of a rule for working with universities.",
          ),
          content: seen("Üniversite kuralının nasıl işlediği.", "How the rule for universities works."),
        }),
      )
      .min(1),
  }),
  stages: z.strictObject({
    title: seen("Fikirden ürüne adımlar bölümünün başlığı.", "Title of the section on steps from idea to product."),
    lead: seen("Fikirden ürüne adımlar bölümünün girişi.", "Opening text of the steps from idea to product."),
    items: numberedSteps,
  }),
  people: z.strictObject({
    title: seen("Ar-Ge’de çalışanlar bölümünün başlığı.", "Title of the section on people in research."),
    text: z.array(seen("Ar-Ge’de çalışanları anlatan bir paragraf.", "A paragraph about people in research.")).min(1),
    ways: linkRows,
  }),
  closing: z.strictObject({
    title: seen("Sayfanın sonundaki proje çağrısının başlığı.", "Title of the call for projects at the page's end."),
    lead: seen("Proje çağrısının düğmelerden önceki metni.", "Text of the call for projects, before its buttons."),
    propose: link(
      "Proje önermek için iletişim formuna giden düğme.",
      "Button to the contact form, to propose a project.",
      { max: 60 },
    ),
    career: link("Kariyer sayfasına giden ilk düğme.", "The first button, to the career page.", { max: 60 }),
  }),
});

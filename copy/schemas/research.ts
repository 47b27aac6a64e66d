import { z } from "zod";
import { choice, described, id, link, linkRows, meta, numberedSteps, pageHead, seen, spoken } from "./fields.ts";

function stage(tr: string, en: string) {
  return described(z.number().int().min(1).max(5), "figure", tr, en);
}

export const research = z.strictObject({
  meta,
  head: pageHead,
  projects: z.strictObject({
    title: seen("Biten projeler bölümünün başlığı.", "Title of the section of finished projects."),
    lead: seen("Biten projeler bölümünün giriş metni.", "Opening text of the section of finished projects."),
    done: seen("Her projede yapılanın üstündeki söz.", "The words above what was done in a project.", { max: 40 }),
    result: seen("Her projede sonucun üstündeki söz.", "The words above the result of a project.", { max: 40 }),
    failed: seen("Her projede tutmayan denemenin üstündeki söz.", "The words above what failed in a project.", {
      max: 40,
    }),
    today: seen("Her projede bugünkü durumun üstündeki söz.", "The words above where a project is today.", { max: 40 }),
    more: seen("Telefonda projenin ayrıntılarını açan soru.", "What unfolds the rest about a project on a phone.", {
      max: 40,
    }),
    items: z
      .array(
        z.strictObject({
          id: id("Projenin sayfadaki yerinin adresteki adı.", "Name of a project's place on the page, in the address."),
          picture: choice(
            ["coral", "letter", "forecast", "reflection"],
            "Projenin resminin adı.",
            "Name of a project's picture.",
          ),
          legend: seen(
            "Resmin altında: noktaların ve sıcak noktanın ne olduğu.",
            "Below the picture: what its points and its warm point are.",
            { max: 140 },
          ),
          stage: stage("Projenin vardığı aşamanın numarası.", "Number of the stage that a project has reached."),
          title: seen("Biten bir projenin adı.", "Name of a finished project."),
          partner: seen("Projenin hangi üniversiteyle yürütüldüğü.", "With whom a project was done."),
          period: seen("Projenin başladığı ve bittiği ay.", "The months in which a project began and ended.", {
            max: 40,
          }),
          question: seen("Projenin yanıt aradığı soru.", "The question a project set out to answer."),
          done: seen("Projede ne yapıldığı.", "What was done in a project."),
          result: seen("Projenin rakamlarla sonucu.", "The result of a project, with figures."),
          failed: seen("Projede tutmayan deneme.", "What did not work in a project."),
          today: seen("Sonucun bugün nerede kullanıldığı, yayını.", "Where the result is used today, and its papers."),
          link: link("Sonucun kullanıldığı sayfaya giden bağlantı.", "Link to the page where the result is used.", {
            max: 60,
          }),
        }),
      )
      .min(1),
  }),
  current: z.strictObject({
    title: seen("Süren çalışmalar bölümünün başlığı.", "Title of the section on work in progress."),
    lead: seen("Süren çalışmalar bölümünün giriş metni.", "Opening text of the section on work in progress."),
    items: z
      .array(
        z.strictObject({
          stage: stage("Süren çalışmanın vardığı aşama.", "Number of the stage that work in progress has reached."),
          title: seen("Süren bir çalışmanın konusu.", "Topic of work in progress."),
          content: seen("Süren çalışmanın amacı.", "What work in progress is for."),
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
    reached: spoken(
      "Bir çalışmanın vardığı aşamanın adından önce, ekran okuyucular için.",
      "Before the name of the stage a project has reached, for screen readers.",
    ),
    here: spoken(
      "Bir aşamadaki çalışmalar listesinin ekran okuyucular için adı.",
      "Name of the list of projects at a stage, for screen readers.",
    ),
    legend: seen(
      "Adımların altında: noktaların ve halkaların ne olduğu.",
      "Below the steps: what points and rings are.",
    ),
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

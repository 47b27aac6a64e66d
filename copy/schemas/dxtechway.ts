import { z } from "zod";
import { applyCall, figure, id, linkRows, meta, numberedSteps, pageHead, seen } from "./fields.ts";

export const dxtechway = z.strictObject({
  meta,
  head: pageHead,
  terms: z.strictObject({
    title: seen("Sıradaki dönemin koşulları bölümünün başlığı.", "Title of the section on the terms of the next term."),
    lead: seen("Önceki dönemleri anlatan giriş.", "Opening text, which tells of earlier terms."),
    graduates: z.strictObject({
      all: figure(
        "Önceki dönemleri bitirenlerin sayısı; o kadar nokta çizilir.",
        "How many completed earlier terms; so many dots are drawn.",
      ),
      joined: figure(
        "Kadroya geçenlerin sayısı; o kadar nokta doludur.",
        "How many of them took a job; so many dots are full.",
      ),
      legend: seen("Mezun noktalarının neyi saydığı.", "What the dots for graduates count."),
    }),
    figures: z
      .array(
        z.strictObject({
          value: seen("Dönemin büyük yazılan bir rakamı.", "A figure of the term, in large type.", { max: 16 }),
          label: seen("Dönemin rakamının ne olduğu.", "What a figure of the term is.", { max: 40 }),
        }),
      )
      .min(1),
    facts: z
      .array(
        z.strictObject({
          term: seen("Dönemin bir koşulunun adı.", "Name of a condition of the term.", { max: 40 }),
          details: seen(
            "Dönemin koşulu: tarih, yer ya da hak.",
            "A condition of the term: a date, a place or a right.",
          ),
        }),
      )
      .min(1),
  }),
  eligibility: z.strictObject({
    title: seen("Kimlerin başvurabileceği bölümünün başlığı.", "Title of the section on who may apply."),
    lead: seen(
      "Kimlerin başvurabileceği bölümünün giriş cümlesi.",
      "Opening sentence of the section on who may apply.",
    ),
    points: z
      .array(seen("Yetenek programına başvurmanın bir koşulu.", "A condition for applying to the talent program."))
      .min(1),
  }),
  program: z.strictObject({
    title: seen("Programın içeriği bölümünün başlığı.", "Title of the section on what the program holds."),
    lead: seen("Programın içeriği bölümünün giriş cümlesi.", "Opening sentence of the section on the program."),
    legend: seen("Program takviminin noktalarının ne olduğu.", "What the dots of the program's calendar are."),
    items: z
      .array(
        z.strictObject({
          icon: id("Program parçasının üstündeki işaretin adı.", "Name of the sign above a part of the program."),
          title: seen("Programın bir parçasının adı.", "Name of a part of the program."),
          content: seen("Program parçasının katılımcıya ne verdiği.", "What a part of the program gives participants."),
        }),
      )
      .min(1),
  }),
  evaluation: z.strictObject({
    title: seen("Aday değerlendirme adımları bölümünün başlığı.", "Title of the section on the steps of evaluation."),
    lead: seen("Değerlendirme adımları bölümünün giriş cümlesi.", "Opening sentence of the steps of evaluation."),
    steps: numberedSteps,
  }),
  questions: z.strictObject({
    title: seen("Sık sorulan sorular bölümünün başlığı.", "Title of the section of frequent questions."),
    items: z
      .array(
        z.strictObject({
          id: id("Sorunun adresteki adı; bağlantılar onu açar.", "Name of a question in the address; links open it."),
          question: seen("Açılan soru listesindeki bir soru.", "A question in the list that unfolds."),
          answer: seen("Soru açılınca okunan yanıt.", "The answer that shows when a question unfolds."),
        }),
      )
      .min(1),
  }),
  rows: linkRows,
  apply: applyCall,
});

import { z } from "zod";
import { applyCall, figure, id, linkRows, meta, numberedSteps, pageHead, seen } from "./fields.ts";

export const dxperience = z.strictObject({
  meta,
  head: pageHead,
  length: z.strictObject({
    title: seen("Stajın süresini anlatan bölümün başlığı.", "Title of the section on the internship's length."),
    figure: z.strictObject({
      value: seen("Başlığın altında büyük yazılan staj süresi.", "Length of the internship, large below the title.", {
        max: 16,
      }),
      label: seen("Staj süresinin altındaki açıklama.", "Explanation below the internship's length."),
    }),
    weeks: z.strictObject({
      legend: seen("Hafta noktalarının ve halkaların neyi saydığı.", "What the dots and rings for weeks count."),
      rows: z
        .array(
          z.strictObject({
            name: seen("Haftaları sayılan stajın adı ve süresi.", "Name and length of the internship on this row.", {
              max: 40,
            }),
            sure: figure(
              "Stajın en az kaç hafta sürdüğü; o kadar nokta dolar.",
              "Its least weeks; so many dots are full.",
            ),
            most: figure(
              "Stajın en çok kaç hafta sürdüğü; artan haftalar halkadır.",
              "Its most weeks; those beyond the least are rings.",
            ),
          }),
        )
        .min(1),
    }),
    lead: seen(
      "Staj süresi bölümünün büyük yazılan ilk paragrafı.",
      "The large first paragraph on the internship's length.",
    ),
    paragraphs: z
      .array(seen("Stajın neden uzun olduğunu anlatan paragraf.", "A paragraph on why the internship is long."))
      .min(1),
  }),
  way: z.strictObject({
    title: seen("Staj boyunca geçilen duraklar bölümünün başlığı.", "Title of the section on the internship's stages."),
    lead: seen("Staj durakları bölümünün giriş cümlesi.", "Opening sentence of the section on the stages."),
    steps: numberedSteps,
  }),
  teams: z.strictObject({
    title: seen("Stajyer alan ekipler bölümünün başlığı.", "Title of the section on teams that take interns."),
    lead: seen("Stajyer alan ekipler bölümünün giriş cümlesi.", "Opening sentence of the section on teams."),
    items: z
      .array(
        z.strictObject({
          icon: id("Ekibin adının üstündeki işaretin adı.", "Name of the sign above a team's name."),
          title: seen("Stajyer alan ekibin adı.", "Name of a team that takes interns."),
          content: seen("Stajyerin o ekipte ne yaptığı.", "What an intern does in the team."),
        }),
      )
      .min(1),
  }),
  eligibility: z.strictObject({
    title: seen("Kimlerin başvurabileceği bölümünün başlığı.", "Title of the section on who may apply."),
    lead: seen("Kimlerin başvurabileceği bölümünün giriş metni.", "Opening text of the section on who may apply."),
    points: z.array(seen("Stajyer adayında aranan bir özellik.", "Something looked for in an applicant.")).min(1),
  }),
  rows: linkRows,
  apply: applyCall,
});

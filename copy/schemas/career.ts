import { z } from "zod";
import { applyCall, id, link, meta, numberedSteps, pageHead, seen, spoken } from "./fields.ts";

export const career = z.strictObject({
  meta,
  head: pageHead,
  manifesto: z.strictObject({
    title: spoken(
      "Manifesto bölümünün yalnız ekran okuyucuların duyduğu başlığı.",
      "Title of the manifesto, for screen readers only.",
    ),
    opening: seen("Koyu zeminli manifestonun ilk paragrafı.", "First paragraph of the manifesto."),
    middle: seen("Koyu zeminli manifestonun orta paragrafı.", "Middle paragraph of the manifesto."),
    closing: seen("Koyu zeminli manifestonun son cümlesi.", "Last sentence of the manifesto."),
  }),
  values: z.strictObject({
    title: seen("Şirket değerleri bölümünün başlığı.", "Title of the section on our values."),
    lead: seen("Değerlerimiz bölümünün giriş cümlesi.", "Opening sentence of the section on our values."),
    items: z
      .array(
        z.strictObject({
          title: seen("Değerlerimiz bölümünde bir değerin adı.", "Name of a value."),
          content: seen("Değerin işte neyi değiştirdiği.", "What the value changes at work."),
        }),
      )
      .min(1),
  }),
  campus: z.strictObject({
    title: seen("Kampüste yaşam bölümünün başlığı.", "Title of the section on life on the campus."),
    lead: seen("Kampüste yaşam bölümünün giriş cümlesi.", "Opening sentence of the section on campus life.", {
      perLanguage: true,
    }),
    label: spoken("Kampüs sekmelerinin ekran okuyucu adı.", "Name of the campus tabs for screen readers."),
    link: link(
      "Sekmelerin altında Dijital Kampüs sayfasına giden bağlantı.",
      "Link below the tabs to the campus page.",
      { max: 60 },
    ),
    tabs: z
      .array(
        z.strictObject({
          id: id("Kampüs sekmesinin adresteki adı.", "Name of a campus tab in the address."),
          tab: seen("Kampüs sekmesinin üstündeki söz.", "The word on a campus tab.", { max: 30 }),
          title: seen("Açılan kampüs sekmesinin başlığı.", "Title inside a campus tab."),
          content: seen("Açılan kampüs sekmesinin metni.", "Text inside a campus tab."),
          figures: z
            .array(
              z.strictObject({
                value: seen("Açılan kampüs sekmesindeki bir rakam.", "A figure inside a campus tab.", {
                  max: 12,
                  perLanguage: true,
                }),
                unit: seen(
                  "Rakamın yanındaki küçük birim, örneğin m².",
                  "The small unit beside a figure, such as m².",
                  { max: 8 },
                ).exactOptional(),
                label: seen("Sekmedeki rakamın ne saydığı.", "What the figure in a tab counts.", { max: 50 }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
  benefits: z.strictObject({
    title: seen("Yan haklar bölümünün başlığı.", "Title of the section on benefits."),
    lead: seen("Yan haklar bölümünün giriş cümlesi.", "Opening sentence of the section on benefits."),
    salaries: z.strictObject({
      value: seen("Yıllık maaş ve ikramiye sayısı.", "The number of salaries and bonuses a year.", { max: 16 }),
      label: seen("Maaş sayısının altındaki açıklama.", "Explanation below the number of salaries."),
    }),
    pension: z.strictObject({
      value: seen("Bireysel emeklilik katkısının oranı.", "Rate of the pension contribution.", { max: 16 }),
      label: seen(
        "Emeklilik katkısı oranının altındaki açıklama.",
        "Explanation below the rate of the pension contribution.",
        { perLanguage: true },
      ),
    }),
    internship: z.strictObject({
      value: seen("Yan haklar arasında staj süresi.", "Length of the internship.", { max: 16 }),
      label: seen("Staj süresinin altındaki açıklama.", "Explanation below the length of the internship."),
    }),
  }),
  programs: z.strictObject({
    title: seen("Staj ve yetenek programları bölümünün başlığı.", "Title of the section on the two programs."),
    lead: seen("Programlar bölümünün giriş cümlesi.", "Opening sentence of the section on the programs."),
    items: z
      .array(
        z.strictObject({
          icon: id("Program kartındaki işaretin adı.", "Name of the sign on a program's card."),
          title: seen("Program kartının başlığı: programın adı.", "Name of a program."),
          content: seen("Programın kimler için olduğu.", "Whom the program is for."),
          link: link("Programın sayfasına giden bağlantı.", "Link to the program's page.", { max: 60 }),
        }),
      )
      .min(1),
  }),
  recruitment: z.strictObject({
    title: seen("İşe alım adımları bölümünün başlığı.", "Title of the section on the steps of recruitment."),
    lead: seen("İşe alım adımlarının giriş cümlesi.", "Opening sentence of the steps of recruitment."),
    steps: numberedSteps,
    link: link(
      "Adımların altında İşe Alım sayfasına giden bağlantı.",
      "Link below the steps to the recruitment page.",
      { max: 60 },
    ),
  }),
  apply: applyCall,
});

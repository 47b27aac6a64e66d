import { z } from "zod";
import { figure, link, meta, picture, seen, spoken } from "./fields.ts";

export const recruitment = z.strictObject({
  meta: meta,
  head: z.strictObject({
    title: seen("İşe alım sayfasının başlığı.", "Title of the recruitment page."),
    lead: seen(
      "İşe alım sayfasının başlığı altındaki giriş metni.",
      "The opening text below the recruitment page's title.",
    ),
    picture: picture("head").exactOptional(),
  }),
  way: z.strictObject({
    title: seen("İşe alım adımlarının başlığı.", "Heading of the recruitment steps."),
    lead: seen("İşe alım adımlarının giriş cümlesi.", "Opening sentence of the recruitment steps."),
    steps: z
      .array(
        z.strictObject({
          number: figure("Adımın yanında duran sıra numarası.", "The number that stands beside the step."),
          name: seen("İşe alımın bir adımının adı.", "Name of a recruitment step."),
          description: seen("Bu adımda adayı neyin beklediği.", "What awaits the candidate in this step."),
        }),
      )
      .min(1),
  }),
  preparation: z.strictObject({
    title: seen("Adımlara hazırlık bölümünün başlığı.", "Heading of the section on preparation."),
    lead: seen("Hazırlık bölümünün giriş cümlesi.", "Opening sentence of the section on preparation."),
    caption: spoken(
      "Hazırlık tablosunun ekran okuyucular için adı.",
      "Name of the preparation table for screen readers.",
    ),
    step: seen("Hazırlık tablosunun ilk sütununun başlığı.", "Header of the first column of the preparation table."),
    columns: z
      .array(
        seen(
          "Hazırlık tablosunun öteki sütunlarından birinin başlığı.",
          "Header of another column of the preparation table.",
        ),
      )
      .min(1),
    rows: z
      .array(
        z.strictObject({
          title: seen("Hazırlık tablosunda satırın adı: bir adım.", "Name of a row of the preparation table: a step."),
          cells: z
            .array(
              seen(
                "Hazırlık tablosunda bir hücre, sütunların sırasıyla.",
                "A cell of the preparation table, in the order of its columns.",
              ),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
  sensitive: z.strictObject({
    title: seen(
      "Başvuruya eklenmemesi gereken veriler bölümünün başlığı.",
      "Heading of the section on data one should not send.",
    ),
    legend: seen("Karartılmış başvuru resminin ne gösterdiği.", "What the picture of a blacked-out application shows."),
    lead: seen("Bu verilerin neden istenmediğini söyleyen giriş.", "Opening that says why such data are not wanted."),
    points: z.array(seen("Gönderilmemesi gereken bir veri türü.", "A kind of data one should not send.")).min(1),
    note: seen(
      "Listenin altındaki not: bu tür veri gelirse ne yapıldığı.",
      "Note below the list: what we do if such data arrive.",
    ),
  }),
  retention: z.strictObject({
    title: seen("Özgeçmişin saklanması bölümünün başlığı.", "Heading of the section on keeping CVs."),
    lead: seen(
      "Saklama bölümünün girişi; noktaların neyi saydığını söyler.",
      "Opening of the section on keeping CVs; says what the dots count.",
    ),
    figures: z
      .array(
        z.strictObject({
          value: seen("Büyük yazılan saklama süresi.", "The period of keeping, in large type."),
          months: figure("Sürenin ay sayısı; o kadar nokta yanar.", "The period in months; so many dots are lit."),
          label: seen("Sürenin altında hangi durumda geçerli olduğu.", "Below the period: in which case it applies."),
        }),
      )
      .min(1),
    text: seen("Saklama rızasının ne anlama geldiği.", "What the consent to keeping means."),
    withdrawal: seen(
      "Rızanın nasıl geri alınacağı; ardından e-posta adresi gelir.",
      "How to withdraw the consent; our e-mail address follows it.",
    ),
    links: z
      .array(link("Saklama bölümünün sonundaki yasal metin bağlantısı.", "Link to a legal text at the section's end."))
      .min(1),
  }),
  rows: z
    .array(
      z.strictObject({
        kicker: seen(
          "Komşu sayfa satırında küçük yazılan sayfa adı.",
          "Page name in small type in a row of neighbouring pages.",
        ),
        link: link("Komşu sayfa satırının bağlantı metni.", "Text of the link in a row of neighbouring pages."),
      }),
    )
    .min(1),
  apply: z.strictObject({
    title: seen("Sayfa sonundaki başvuru çağrısının başlığı.", "Heading of the call to apply at the page's end."),
    lead: seen("Başvuru çağrısının altındaki açıklama.", "Explanation below the call to apply."),
    button: seen("Başvuru sitesini açan düğme.", "Button that opens the application site.", { max: 40 }),
  }),
});

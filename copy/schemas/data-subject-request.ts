import { z } from "zod";
import { link, meta, seen, spoken } from "./fields.ts";

export const dataSubjectRequest = z.strictObject({
  meta: meta,
  title: seen("Veri sahibi başvurusu sayfasının başlığı.", "Title of the page for data-subject requests."),
  lead: seen("Sayfa başlığının altındaki giriş metni.", "The opening text below the page's title."),
  form: z.strictObject({
    title: seen("Başvuru formunun üstündeki başlık.", "Heading above the request form."),
  }),
  how: z.strictObject({
    title: seen("Formun yanındaki adımların başlığı.", "Heading of the steps beside the form."),
    steps: z
      .array(
        z.strictObject({
          name: seen("Başvurunun bir adımının adı.", "Name of a step of the request."),
          text: seen("Bu adımda ne yapıldığı ya da ne olduğu.", "What one does or what happens in this step."),
        }),
      )
      .min(1),
    identity: z.strictObject({
      title: seen(
        "Adımların altındaki kimlik notunun kalın ilk cümlesi.",
        "Bold first sentence of the note on identity below the steps.",
      ),
      text: seen("Kimliğin nasıl doğrulandığını anlatan not.", "Note on how the person's identity is verified."),
    }),
  }),
  rights: z.strictObject({
    title: seen("Hakları anlatan bölümün başlığı.", "Heading of the section on rights."),
    lead: seen(
      "Haklar bölümünün giriş cümlesi: dayandığı kanun.",
      "Opening of the section on rights: the law behind it.",
    ),
    items: z
      .array(
        z.strictObject({
          title: seen("Formla kullanılan bir hakkın adı.", "Name of a right that the form serves."),
          content: seen("Bu hakkın sade sözlerle anlatımı.", "This right in plain words."),
        }),
      )
      .min(1),
    others: z.strictObject({
      text: seen("Formda seçeneği olmayan hakların girişi.", "Introduces the rights that have no choice in the form."),
      points: z
        .array(seen("Formda seçeneği olmayan haklardan biri.", "One of the rights that have no choice in the form."))
        .min(1),
    }),
  }),
  times: z.strictObject({
    title: seen("Süreleri anlatan bölümün başlığı.", "Heading of the section on time limits."),
    caption: spoken(
      "Süreler tablosunun ekran okuyucular için adı.",
      "Name of the table of time limits for screen readers.",
    ),
    step: seen("Süreler tablosunun ilk sütununun başlığı.", "Header of the first column of the table of time limits."),
    columns: z
      .array(
        seen("Süreler tablosunun öteki sütunlarının başlığı.", "Header of another column of the table of time limits."),
      )
      .min(1),
    rows: z
      .array(
        z.strictObject({
          title: seen(
            "Tablo satırının adı: başvurunun bir adımı.",
            "Name of a row of the table: a step of the request.",
          ),
          cells: z
            .array(
              seen("Satırdaki hücre; sütunların sırasıyla yazılır.", "Cell of the row, in the order of the columns."),
            )
            .min(1),
        }),
      )
      .min(1),
    complaint: seen("Tablonun altında Kurula şikâyet hakkı.", "Below the table: the right to complain to the Board."),
  }),
  ways: z.strictObject({
    title: seen("Form dışındaki başvuru yollarının başlığı.", "Heading of the ways to apply without the form."),
    lead: seen("Form dışındaki yolların giriş metni.", "Opening text on the ways without the form."),
    email: z.strictObject({
      term: seen(
        "E-posta yolunun adı; yanında adresimiz durur.",
        "Name of the way by e-mail; our address stands beside it.",
      ),
      text: seen(
        "E-postayla başvurunun koşulu, adresin altında.",
        "Condition for applying by e-mail, below the address.",
      ),
    }),
    registered: z.strictObject({
      term: seen(
        "KEP yolunun adı; yanında KEP adresimiz durur.",
        "Name of the way by registered e-mail, beside our address.",
      ),
      text: seen("KEP ile başvurunun koşulu, adresin altında.", "Condition for applying by registered e-mail."),
    }),
    post: z.strictObject({
      term: seen(
        "Posta yolunun adı; yanında açık adresimiz durur.",
        "Name of the way by post, beside our street address.",
      ),
      text: seen("Postayla ya da elden başvurunun koşulu.", "Condition for applying by post or in person."),
    }),
    links: z
      .array(link("Bölümün sonundaki yasal metin bağlantısı.", "Link to a legal text at the section's end."))
      .min(1),
  }),
});

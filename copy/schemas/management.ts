import { z } from "zod";
import { id, link, linkRows, meta, pageHead, picture, seen } from "./fields.ts";

export const management = z.strictObject({
  meta,
  head: pageHead,
  biography: seen(
    "Yöneticinin özgeçmişini açan düğmenin adı.",
    "Name of the button that unfolds a manager's biography.",
    { max: 30 },
  ),
  standIn: seen(
    "Fotoğraf yokken büyük çizimin köşesindeki söz.",
    "The words in the corner of the large drawing where there is no photograph.",
    { max: 40 },
  ),
  people: z
    .array(
      z.strictObject({
        id: id(
          "Yöneticinin şirket bilgilerindeki kısa adı; adı ve görevi oradan gelir.",
          "The manager among the facts of the company, which give name and position.",
        ),
        description: seen("Yöneticinin açılınca okunan özgeçmişi.", "The manager's biography, shown when it unfolds."),
        image: id("Yöneticinin çizilmiş portresinin adı.", "Name of the manager's drawn portrait."),
        picture: picture("portrait").exactOptional(),
      }),
    )
    .min(1),
  decisions: z.strictObject({
    title: seen(
      "Kararların nasıl alındığını anlatan bölümün başlığı.",
      "Title of the section on how decisions are made.",
    ),
    lead: seen("Kararlar bölümünün giriş metni.", "Opening text of the section on decisions."),
    items: z
      .array(
        z.strictObject({
          title: seen("Karar alırken uyulan bir kuralın adı.", "Name of a rule for making decisions."),
          content: seen("Karar kuralının nasıl işlediği.", "How a rule for making decisions works."),
          link: link("Kuralın dayandığı politikaya giden bağlantı.", "Link to the policy behind the rule.", {
            max: 60,
          }),
        }),
      )
      .min(1),
  }),
  rows: linkRows,
});

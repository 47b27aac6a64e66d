import { z } from "zod";
import { link, seen } from "./fields.ts";

export const careers = z.strictObject({
  note: z.strictObject({
    text: seen(
      "Kariyer sayfalarında adaylara not: başvuruya ne eklenmez.",
      "Note to candidates on career pages: what not to send.",
    ),
    link: link(
      "Notun sonunda aday aydınlatma metnine giden bağlantı.",
      "Link after the note, to the candidates' privacy notice.",
    ),
  }),
});

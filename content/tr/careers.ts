import { link } from "../schema.ts";

/** Words that the career pages share. */
export const careers = {
  note: {
    text: "Lütfen özgeçmişinize ve yazışmalarınıza sağlık, din veya benzeri özel nitelikli kişisel veri eklemeyin; değerlendirme için bunlara ihtiyacımız yok. Rızanızla özgeçmişinizi 2 yıl saklarız; rıza vermezseniz süreç sonuçlandıktan sonra en geç 6 ay içinde sileriz.",
    link: link("Çalışan Adayı Aydınlatma Metni", "calisan-adayi-aydinlatma-metni"),
  },
};

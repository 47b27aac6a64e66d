import { z } from "zod";
import { id, link, seen } from "./fields.ts";

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
  contact: z.strictObject({
    title: seen("Aday soruları bölümünün başlığı.", "Title of the section on candidates' questions."),
    lead: seen(
      "Ne zaman, ne için aranabileceğini söyleyen giriş.",
      "Opening text: when to call or write, and what for.",
    ),
    person: z.strictObject({
      label: seen("İşe alımdan sorumlu kişinin adının üstündeki söz.", "The word above the recruiter's name.", {
        max: 40,
      }),
      name: seen("İşe alımdan sorumlu kişinin adı ve görevi.", "The recruiter's name and position."),
    }),
    phone: z.strictObject({
      label: seen("İşe alım telefonunun üstündeki söz.", "The word above the recruiter's phone number.", { max: 40 }),
      number: seen("Adayların aradığı telefon.", "The phone number that candidates call."),
    }),
    email: z.strictObject({
      label: seen("İşe alım e-postasının üstündeki söz.", "The word above the recruiter's mail address.", { max: 40 }),
      address: seen("Adayların yazdığı e-posta adresi.", "The mail address that candidates write to."),
    }),
    openings: z.strictObject({
      label: seen("Başvuru sitesinin üstündeki söz.", "The word above the application site.", { max: 40 }),
      address: id("Açık pozisyonların bulunduğu sitenin adresi.", "Address of the site with all open positions."),
      text: seen("Açık pozisyonların nasıl bulunacağı.", "How open positions are found."),
    }),
  }),
});

import { z } from "zod";
import { id, link, linkRows, meta, pageHead, seen, spoken } from "./fields.ts";

export const about = z.strictObject({
  meta,
  head: pageHead,
  figures: z
    .array(
      z.strictObject({
        value: seen(
          "Sayfa başlığının altındaki rakam şeridinde bir rakam.",
          "A figure in the band below the page's title.",
          { max: 12 },
        ),
        label: seen("Şeritteki rakamın ne saydığı.", "What the figure in the band counts.", { max: 40 }),
      }),
    )
    .min(1),
  origin: z.strictObject({
    title: seen("Şirket adının anlatıldığı bölümün başlığı.", "Title of the section about the company's name."),
    lead: seen(
      "Şirket adının anlamını söyleyen ilk, büyük paragraf.",
      "The large first paragraph on what the name means.",
    ),
    paragraphs: z
      .array(seen("Şirket adı bölümünün bir paragrafı.", "A paragraph of the section about the company's name."))
      .min(1),
  }),
  history: z.strictObject({
    title: seen("Şirketin tarihçesi bölümünün başlığı.", "Title of the history section."),
    lead: seen("Tarihçe bölümünün giriş cümlesi.", "Opening sentence of the history section."),
    legend: seen(
      "Tarihçede derine inen noktaların neyi saydığı.",
      "What the points that go down into the water count, and what the warm one is.",
    ),
    turns: z
      .array(
        z.strictObject({
          kicker: seen("Dönemecin yılı; tarihçedeki adının üstünde durur.", "The year above a turning point's name.", {
            max: 20,
          }),
          title: seen("Tarihçedeki bir dönemecin adı.", "Name of a turning point in the history."),
          content: seen("Tarihçedeki dönemeçte ne olduğu.", "What happened at a turning point in the history."),
        }),
      )
      .min(1),
  }),
  certificates: z.strictObject({
    title: seen("Şirketin belgeleri bölümünün başlığı.", "Title of the section on the company's certificates."),
    lead: seen(
      "Belgeleri kimin verdiğini söyleyen giriş.",
      "Opening text of the certificates, which says who issued them.",
    ),
    items: z
      .array(
        z.strictObject({
          kicker: seen(
            "Belgenin hangi yıldan beri olduğu; adının üstünde.",
            "Since when, above a certificate's name.",
            {
              max: 30,
            },
          ),
          title: seen("Belgenin dayandığı standardın adı.", "Name of the standard a certificate is for."),
          content: seen("Belgenin konusu ve neleri kapsadığı.", "What a certificate is about and what it covers."),
          link: link("Belgeyle ilgili politikaya giden bağlantı.", "Link to the policy that goes with a certificate.", {
            max: 60,
          }),
        }),
      )
      .min(1),
  }),
  awards: z.strictObject({
    title: seen("Kaydırılan ödüller bölümünün başlığı.", "Title of the awards section."),
    label: spoken(
      "Yana kayan ödül listesinin ekran okuyucu adı.",
      "Name of the list of awards, which scrolls sideways, for screen readers.",
    ),
    previous: spoken(
      "Ödüller kaydırıcısında geri düğmesinin ekran okuyucu adı.",
      "Name of the awards slider's back button for screen readers.",
    ),
    next: spoken(
      "Ödüller kaydırıcısında ileri düğmesinin ekran okuyucu adı.",
      "Name of the awards slider's forward button for screen readers.",
    ),
    givenBy: seen("Ödülü veren kuruluşun adından önceki söz.", "The words before the name of who gave an award."),
    receivedBy: seen(
      "Ödülü alan kişinin adından önceki sözler.",
      "The words before the name of who received an award.",
    ),
    entries: z
      .array(
        z.strictObject({
          year: seen("Ödülün verildiği yıl; adının üstünde durur.", "The year of an award, above its name.", {
            max: 9,
          }),
          image: id("Ödülün çizilmiş resminin adı.", "Name of the award's drawn picture."),
          title: seen("Ödül kartının başlığı: ödülün adı.", "Title of an award's card: the award's name."),
          content: seen("Ödülün hangi iş için verildiği.", "What an award was given for."),
          body: seen("Ödülü veren kuruluşun adı.", "Name of the organization that gave an award."),
          person: seen("Ödülü alan kişinin adı ve görevi.", "Name and position of the person who received an award."),
        }),
      )
      .min(1),
  }),
  closer: z.strictObject({
    title: seen(
      "Diğer şirket sayfalarına giden bağlantıların başlığı.",
      "Title above the links to other company pages.",
    ),
    rows: linkRows,
  }),
  contact: z.strictObject({
    title: seen(
      "Sayfanın sonundaki ziyaret çağrısının başlığı.",
      "Title of the invitation to visit at the page's end.",
    ),
    lead: seen("Ziyaret çağrısının düğmeden önceki cümlesi.", "Sentence of the invitation, before its button."),
    link: link(
      "Ziyaret çağrısının iletişim sayfasına giden düğmesi.",
      "Button of the invitation, to the contact page.",
      { max: 60 },
    ),
  }),
});

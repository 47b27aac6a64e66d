import { z } from "zod";
import { choice, id, link, meta, pageHead, questionsSection, seen, spoken, storyCard } from "./fields.ts";

export const products = z.strictObject({
  meta,
  head: pageHead,
  navLabel: spoken("Sayfa içi ürün menüsünün ekran okuyucu adı.", "Name of the menu of products for screen readers."),
  families: z
    .array(
      z.strictObject({
        id: id(
          "Ürün ailesinin adresteki adı; menüler ona bağlanır.",
          "Name of a product family in the address; menus link to it.",
        ),
        title: seen("Ürün ailesinin adı, sayfa içi menüde de.", "Name of a product family, in the page's menu too.", {
          max: 40,
        }),
        lead: seen("Ürün ailesini özetleyen ilk, büyük paragraf.", "The large first paragraph about a product family."),
        text: seen(
          "Ürün ailesinin nasıl çalıştığını anlatan paragraf.",
          "The paragraph on how a product family works.",
        ),
        screen: z.strictObject({
          name: choice(
            ["leave", "bids", "document", "robot"],
            "Ürünün noktalarla çizilen ekranının adı.",
            "Name of the product's screen, which is drawn in points.",
          ),
          letters: z
            .array(
              seen(
                "Ürün ekranının üzerine noktalarla, büyük harfle yazılan kelime.",
                "A word written in points on the product's screen, in capitals.",
                { max: 16 },
              ),
            )
            .min(1)
            .max(3),
          alt: spoken("Ürün ekranında ne göründüğü.", "What the product's screen shows."),
          point: seen("Ürün ekranındaki noktaların anlamı.", "What the points of the product's screen stand for."),
          warm: seen("Ürün ekranındaki sıcak noktanın anlamı.", "What the warm point of the screen stands for."),
        }),
        scene: z.strictObject({
          time: seen("Ürünün iş başında görüldüğü gün ve saat.", "Day and time at which the product is seen at work.", {
            max: 40,
          }),
          text: seen(
            "O saatte ürünün ne yaptığı, en az bir rakamla.",
            "What the product does at that time, with a figure.",
          ),
        }),
        points: z.array(seen("Ürün ailesindeki bir modül ya da iş.", "A module or task of a product family.")).min(1),
        link: link("Ürün ailesi için bilgi alma düğmesi.", "Button to learn more about a product family.", { max: 60 }),
      }),
    )
    .min(1),
  shared: z.strictObject({
    title: seen("Ürünlerin ortak yanları bölümünün başlığı.", "Title of the section on what all products share."),
    lead: seen("Ortak yanlar bölümünün giriş cümlesi.", "Opening sentence of the section on what they share."),
    items: z
      .array(
        z.strictObject({
          title: seen("Bütün ürünlerdeki ortak yanın adı.", "Name of something all products share."),
          content: seen("Ortak yanın müşteri için anlamı.", "What it means for a customer."),
          more: link("Ortak yanla ilgili sayfaya giden bağlantı.", "Link to a page about what they share.", {
            max: 60,
          }).exactOptional(),
        }),
      )
      .min(1),
  }),
  reference: storyCard,
  faq: questionsSection,
  closing: z.strictObject({
    title: seen(
      "Sayfanın sonundaki iletişim çağrısının başlığı.",
      "Title of the call to get in touch at the page's end.",
    ),
    lead: seen("İletişim çağrısının düğmeden önceki metni.", "Text of the call to get in touch, before its button."),
    contact: link("İletişim çağrısının iletişim sayfasına giden düğmesi.", "Button of the call, to the contact page.", {
      max: 60,
    }),
  }),
});

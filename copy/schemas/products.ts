import { z } from "zod";
import {
  choice,
  entries,
  id,
  link,
  list,
  meta,
  pageHead,
  questionsSection,
  section,
  seen,
  spoken,
  storyCard,
} from "./fields.ts";

export const products = z.strictObject({
  meta,
  head: pageHead,
  navLabel: spoken("Sayfa içi ürün menüsünün ekran okuyucu adı.", "Name of the menu of products for screen readers."),
  families: entries({
    id: id(
      "Ürün ailesinin adresteki adı; menüler ona bağlanır.",
      "Name of a product family in the address; menus link to it.",
    ),
    title: seen({ max: 40 }),
    lead: seen(),
    text: seen(),
    screen: z.strictObject({
      name: choice(
        ["leave", "bids", "document", "robot"],
        "Ürünün noktalarla çizilen ekranının adı.",
        "Name of the product's screen, which is drawn in points.",
      ),
      letters: list(seen({ max: 16 })).max(3),
      alt: spoken("Ürün ekranında ne göründüğü.", "What the product's screen shows."),
      point: seen(),
      warm: seen(),
    }),
    scene: z.strictObject({ time: seen({ max: 40 }), text: seen() }),
    points: list(seen()),
    link: link({ max: 60 }),
  }),
  shared: section({
    items: entries({
      title: seen(),
      content: seen(),
      more: link({ max: 60 }).exactOptional(),
    }),
  }),
  reference: storyCard,
  faq: questionsSection,
  closing: section({ contact: link({ max: 60 }) }),
});

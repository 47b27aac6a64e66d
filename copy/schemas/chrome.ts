import { z } from "zod";
import { entries, head, id, link, list, page, seen, spoken } from "./fields.ts";

export const chrome = z.strictObject({
  skip: seen({ max: 40 }),
  homeLabel: spoken(
    "Logonun ana sayfa bağlantısı olarak ekran okuyucu adı.",
    "Name of the logo's link home for screen readers.",
  ),
  menu: z.strictObject({
    label: spoken("Ana menünün ekran okuyucu adı.", "Name of the main menu for screen readers."),
    open: seen({ max: 16 }),
    close: seen({ max: 16 }),
    call: spoken(
      "Menüdeki telefon numarasından önce okunan sözler.",
      "What is read before the phone number in the menu.",
    ),
  }),
  language: z.strictObject({
    label: spoken(
      "Diğer dile geçiren bağlantının ekran okuyucu adı.",
      "Name of the link to the other language for screen readers.",
    ),
    short: seen({ max: 4 }),
    name: seen({ max: 24 }),
  }),
  search: z.strictObject({
    text: spoken(
      "Üst çubuktaki büyütecin ekran okuyucu adı.",
      "Name of the magnifier in the header for screen readers.",
    ),
    to: page,
  }),
  quote: link({ max: 30 }),
  cloud: link({ max: 30 }),
  contact: link({ max: 30 }),
  groups: entries({
    id: id("Menüde açılan bölümün koddaki adı.", "The code's name for a part of the menu."),
    title: seen({ max: 40 }),
    intro: seen(),
    more: link({ max: 40 }),
    entries: entries({
      id: id("Menü bağlantısının koddaki adı.", "The code's name for an entry of the menu."),
      title: seen({ max: 50 }),
      note: seen({ max: 80 }),
      sign: id("Menü bağlantısının yanındaki işaretin adı.", "Name of the sign beside an entry of the menu."),
      to: page,
      hash: id(
        "Menü bağlantısının gittiği sayfadaki bölümün adı.",
        "Name of the section that a menu entry leads to.",
      ).exactOptional(),
    }),
  }),
  connection: z.strictObject({
    offline: seen(),
    held: seen(),
    kept: seen(),
    back: seen(),
  }),
  breadcrumbs: spoken(
    "Sayfa başındaki gezinti yolunun ekran okuyucu adı.",
    "Name of the breadcrumbs for screen readers.",
  ),
  subNav: spoken(
    "Sayfa içi bölüm menüsünün ekran okuyucu adı.",
    "Name of the menu of a page's sections for screen readers.",
  ),
  footer: z.strictObject({
    columns: entries({ title: seen({ max: 30 }), links: list(link({ max: 50 })) }),
    follow: seen({ max: 40 }),
    legal: spoken(
      "Alt bilgideki yasal metinler listesinin ekran okuyucu adı.",
      "Name of the footer's list of legal texts for screen readers.",
    ),
    rights: seen(),
  }),
  feedTitle: head("RSS akışının adı; haber okuyucularda görünür.", "Name of the RSS feed, as feed readers show it."),
});

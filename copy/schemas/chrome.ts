import { z } from "zod";
import { head, id, link, page, seen, spoken } from "./fields.ts";

export const chrome = z.strictObject({
  skip: seen(
    "Sekme tuşuyla beliren, menüyü atlatıp içeriğe götüren bağlantı.",
    "The link past the menu to the content; the Tab key shows it.",
    { max: 40 },
  ),
  homeLabel: spoken(
    "Logonun ana sayfa bağlantısı olarak ekran okuyucu adı.",
    "Name of the logo's link home for screen readers.",
  ),
  menu: z.strictObject({
    label: spoken("Ana menünün ekran okuyucu adı.", "Name of the main menu for screen readers."),
    open: seen("Dar ekranda menüyü açan düğme.", "The button that opens the menu on narrow screens.", { max: 16 }),
    close: seen("Dar ekranda menüyü kapatan düğme.", "The button that closes the menu on narrow screens.", { max: 16 }),
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
    short: seen("Üst çubukta diğer dilin kısa adı.", "Short name of the other language in the header.", { max: 4 }),
    name: seen("Dar ekran menüsünde diğer dilin tam adı.", "Full name of the other language in the narrow menu.", {
      max: 24,
    }),
  }),
  search: z.strictObject({
    text: spoken(
      "Üst çubuktaki büyütecin ekran okuyucu adı.",
      "Name of the magnifier in the header for screen readers.",
    ),
    to: page,
  }),
  quote: link("Üst çubuktaki ve menüdeki teklif düğmesi.", "The quote button in the header and the menu.", { max: 30 }),
  cloud: link("Ana menünün ilk bağlantısı, bulut sayfasına.", "First link of the main menu, to the cloud page.", {
    max: 30,
  }),
  contact: link("Ana menünün son bağlantısı, iletişim sayfasına.", "Last link of the main menu, to the contact page.", {
    max: 30,
  }),
  groups: z
    .array(
      z.strictObject({
        id: id("Menüde açılan bölümün koddaki adı.", "The code's name for a part of the menu."),
        title: seen("Menüde açılan bölümün adı.", "Name of a part of the menu that unfolds.", { max: 40 }),
        intro: seen("Açılan menü bölümünün tanıtım metni.", "Introduction inside an unfolded part of the menu."),
        more: link("Menü bölümünün tanıtımı altındaki bağlantı.", "Link below the introduction of a menu part.", {
          max: 40,
        }),
        entries: z
          .array(
            z.strictObject({
              id: id("Menü bağlantısının koddaki adı.", "The code's name for an entry of the menu."),
              title: seen("Açılan menüdeki bağlantının adı.", "Name of an entry of the menu.", { max: 50 }),
              note: seen(
                "Menü bağlantısının altındaki kısa açıklama.",
                "Short explanation below an entry of the menu.",
                { max: 80 },
              ),
              sign: id("Menü bağlantısının yanındaki işaretin adı.", "Name of the sign beside an entry of the menu."),
              to: page,
              hash: id(
                "Menü bağlantısının gittiği sayfadaki bölümün adı.",
                "Name of the section that a menu entry leads to.",
              ).exactOptional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  connection: z.strictObject({
    offline: seen(
      "Bağlantı kesilince üstte çıkan bildirimin ilk cümlesi.",
      "First sentence of the notice when the connection is lost.",
    ),
    held: seen(
      "Bağlantı yokken tıklanınca bildirimin ilk cümlesi.",
      "First sentence of the notice after a click while offline.",
    ),
    kept: seen(
      "Bağlantı bildiriminin sonu: yazılanlar kaybolmaz.",
      "End of the connection notice: nothing typed is lost.",
    ),
    back: seen("Bağlantı geri gelince çıkan bildirim.", "The notice when the connection is back."),
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
    columns: z
      .array(
        z.strictObject({
          title: seen("Alt bilgideki bağlantı sütununun başlığı.", "Title of a column of links in the footer.", {
            max: 30,
          }),
          links: z
            .array(link("Alt bilgi sütunundaki bir bağlantı.", "A link in a column of the footer.", { max: 50 }))
            .min(1),
        }),
      )
      .min(1),
    follow: seen(
      "Alt bilgide sosyal medya bağlantılarının başlığı.",
      "Title above the social media links in the footer.",
      { max: 40 },
    ),
    legal: spoken(
      "Alt bilgideki yasal metinler listesinin ekran okuyucu adı.",
      "Name of the footer's list of legal texts for screen readers.",
    ),
    rights: seen(
      "En altta, şirket adından sonraki hak cümlesi.",
      "The sentence on rights after the company's name, at the bottom.",
    ),
  }),
  feedTitle: head("RSS akışının adı; haber okuyucularda görünür.", "Name of the RSS feed, as feed readers show it."),
});

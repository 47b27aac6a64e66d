import { z } from "zod";
import { counted, link, meta, picture, seen, sentence, spoken } from "./fields.ts";

export const media = z.strictObject({
  meta,
  title: seen("Medya sayfasının en üstündeki büyük başlık.", "The large title at the top of the media page."),
  lead: seen("Medya sayfasının büyük başlığı altındaki giriş.", "The opening text below the large title."),
  picture: picture("head").exactOptional(),
  feed: seen("Basın adresinin yanında RSS akışına bağlantı.", "Link to the RSS feed, beside the press address.", {
    max: 40,
  }),
  featured: z.strictObject({
    kicker: seen(
      "Büyük gösterilen haberin tarihinden önceki söz.",
      "The word before the date of the item shown large.",
      {
        max: 20,
      },
    ),
    more: seen("Büyük gösterilen haberde, habere giden söz.", "The words that lead on, on the item shown large.", {
      max: 40,
    }),
  }),
  all: seen("Süzgeçlerde her şeyi gösteren seçenek.", "The option of a filter that shows everything.", { max: 20 }),
  kind: z.strictObject({
    title: seen("Tür süzgecinin önündeki söz.", "The word before the filter by kind.", { max: 20 }),
    label: spoken("Tür süzgecinin ekran okuyucu adı.", "Name of the filter by kind for screen readers."),
  }),
  year: z.strictObject({
    title: seen("Yıl süzgecinin önündeki söz.", "The word before the filter by year.", { max: 20 }),
    label: spoken("Yıl süzgecinin ekran okuyucu adı.", "Name of the filter by year for screen readers."),
  }),
  count: counted(
    ["total"],
    "Süzgeçlerin altında kaç başlık bulunduğu.",
    "How many items were found, below the filters.",
  ),
  ofPages: sentence(
    ["page", "pages"],
    "Başlık sayısının yanında kaçıncı sayfada olunduğu.",
    "Which page of how many, beside the count.",
  ),
  paging: z.strictObject({
    label: spoken(
      "Liste altındaki sayfa numaralarının ekran okuyucu adı.",
      "Name of the page numbers below the list for screen readers.",
    ),
    previous: seen(
      "Sayfa numaralarından önce, bir önceki sayfaya bağlantı.",
      "Link to the previous page of the list.",
      { max: 20 },
    ),
    next: seen("Sayfa numaralarından sonra, bir sonraki sayfaya bağlantı.", "Link to the next page of the list.", {
      max: 20,
    }),
  }),
  empty: z.strictObject({
    title: seen("Seçime uyan haber olmayınca görünen başlık.", "Title when no item fits the filters."),
    text: seen("Seçime uyan haber olmayınca görünen öneri.", "Advice when no item fits the filters."),
    keepKind: counted(
      ["kind", "total"],
      "Boş listede, yalnız türü tutan bağlantı.",
      "Link of an empty list that keeps the kind only.",
    ),
    keepYear: counted(
      ["total", "year"],
      "Boş listede, yalnız yılı tutan bağlantı.",
      "Link of an empty list that keeps the year only.",
    ),
    all: counted(["total"], "Boş listede, bütün başlıkları gösteren bağlantı.", "Link of an empty list to all items."),
    contact: link("Boş listede, iletişim sayfasına giden bağlantı.", "Link of an empty list to the contact page.", {
      max: 40,
    }),
  }),
  press: z.strictObject({
    jump: seen("Sayfa başından basın kitine inen bağlantı.", "Link at the top of the page, down to the press kit.", {
      max: 40,
    }),
    title: seen("Sayfanın sonundaki basın kitinin başlığı.", "Title of the press kit at the end of the page."),
    lead: seen("Basın kitinin nasıl kullanılacağı.", "How the press kit may be used."),
    about: z.strictObject({
      title: seen("Şirketi anlatan paragrafın başlığı.", "Title of the paragraph about the company."),
      text: seen("Basının kopyalayacağı, şirketi anlatan paragraf.", "The paragraph about the company, to be copied."),
    }),
    facts: z.strictObject({
      title: seen("Şirketle ilgili kısa bilgilerin başlığı.", "Title of the short facts about the company."),
      items: z
        .array(
          z.strictObject({
            term: seen("Kısa bilginin adı.", "Name of a short fact.", { max: 40 }),
            text: seen("Kısa bilginin kendisi.", "The short fact itself."),
          }),
        )
        .min(1),
    }),
    logos: z.strictObject({
      title: seen("Logo dosyalarının başlığı.", "Title of the logo files."),
      lead: seen("Logonun nasıl kullanılacağı.", "How the logo may be used."),
      alt: spoken("Gösterilen logonun ekran okuyucu metni.", "What screen readers say of the logo that is shown."),
      onLight: seen("Açık zemine konan logonun adı.", "Name of the logo for light backgrounds.", { max: 40 }),
      onDark: seen("Koyu zemine konan logonun adı.", "Name of the logo for dark backgrounds.", { max: 40 }),
      mark: seen("Yazısız simgenin adı.", "Name of the sign without the name.", { max: 40 }),
    }),
    people: z.strictObject({
      title: seen("Basınla konuşan kişilerin başlığı.", "Title of the people who speak with the press."),
      lead: seen("Basın sorularının ne zaman yanıtlandığı.", "When questions of the press are answered."),
      spokesperson: seen("Sözcünün yanındaki ad.", "Name beside the spokesperson.", { max: 40 }),
      contact: seen("Basın iletişiminden sorumlu kişinin yanındaki ad.", "Name beside the press contact.", {
        max: 40,
      }),
    }),
  }),
  kinds: z.strictObject({
    haber: seen(
      "Haber türünün adı: süzgeçte, listede, aramada.",
      "The kind news: in the filter, the list and the search.",
      { max: 30 },
    ),
    rapor: seen(
      "Rapor türünün adı: süzgeçte, listede, aramada.",
      "The kind report: in the filter, the list and the search.",
      { max: 30 },
    ),
    duyuru: seen(
      "Duyuru türünün adı: süzgeçte, listede, aramada.",
      "The kind announcement: in the filter, the list and the search.",
      { max: 30 },
    ),
  }),
});

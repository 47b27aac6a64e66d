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

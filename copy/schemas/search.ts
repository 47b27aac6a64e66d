import { z } from "zod";
import { countedOrNone, link, meta, seen, sentence, spoken } from "./fields.ts";

export const search = z.strictObject({
  meta: meta,
  titleOf: sentence(
    ["query"],
    "Arama yapılınca tarayıcı sekmesinde görünen başlık.",
    "Title in the browser's tab once something is searched.",
    { kind: "head" },
  ),
  title: seen(
    "Arama sayfasının başlığı; arama kutusunun üstünde durur.",
    "Title of the search page, above the search box.",
  ),
  form: z.strictObject({
    label: spoken("Arama kutusunun ekran okuyucular için adı.", "The search box's name for screen readers."),
    button: seen("Arama kutusunun yanındaki düğme.", "Button beside the search box.", { max: 20 }),
  }),
  count: countedOrNone(
    ["total"],
    "Aranan sözün ardından gelen sonuç sayısı; boşlukla başlar.",
    "Number of results after the searched words; begins with a space.",
  ),
  all: seen("Tür süzgecinde bütün sonuçları gösteren seçenek.", "Choice of the filter that shows all results.", {
    max: 20,
  }),
  filter: z.strictObject({
    title: seen("Sonuçları türe göre süzen listenin başlığı.", "Heading of the list that filters results by type.", {
      max: 20,
    }),
    label: spoken("Tür süzgecinin ekran okuyucular için adı.", "The filter's name for screen readers."),
  }),
  kinds: z.strictObject({
    services: seen(
      "Hizmet sayfalarının sonuçlardaki ve süzgeçteki adı.",
      "Name of service pages in results and filter.",
      { max: 40 },
    ),
    pages: seen("Kurumsal sayfaların sonuçlardaki ve süzgeçteki adı.", "Name of other pages in results and filter.", {
      max: 40,
    }),
    stories: seen(
      "Başarı hikâyelerinin sonuçlardaki ve süzgeçteki adı.",
      "Name of success stories in results and filter.",
      { max: 40 },
    ),
    news: seen(
      "Haber ve raporların sonuçlardaki ve süzgeçteki adı.",
      "Name of news and reports in results and filter.",
      { max: 40 },
    ),
    legal: seen("Yasal metinlerin sonuçlardaki ve süzgeçteki adı.", "Name of legal texts in results and filter.", {
      max: 40,
    }),
  }),
  more: sentence(
    ["total"],
    "Bir türün ilk sonuçlarının altında tümüne götüren bağlantı.",
    "Link below a type's first results that leads to all of them.",
  ),
  cut: seen("Çok uzun aramanın kısaltıldığını söyleyen not.", "Note that a search was too long and was cut."),
  partial: seen(
    "Sözcüklerin hepsi bir sayfada bulunmayınca görünen not.",
    "Note shown where no page has all the words.",
  ),
  nearest: seen(
    "Yazım hatasında bulunan en yakın sözcüğün önündeki not.",
    "Note before the nearest word, after a typing error.",
  ),
  refused: seen(
    "Sunucu yoğunken eski sonuçların durduğunu söyleyen not.",
    "Note that older results stay while the server is busy.",
  ),
  ask: z.strictObject({
    before: seen(
      "Sonuçların altındaki notun bağlantıdan önceki parçası.",
      "Part before the link in the note below the results.",
    ),
    link: link(
      "Sonuçların altındaki notta iletişim bağlantısı.",
      "Link to the contact page in the note below the results.",
    ),
    after: seen(
      "Sonuçların altındaki notun bağlantıdan sonraki parçası.",
      "Part after the link in the note below the results.",
    ),
  }),
  empty: z.strictObject({
    status: seen("Henüz bir şey aranmamışken yanda yazan.", "Stands at the side while nothing is searched yet."),
    hint: seen("Boş aramada nasıl aranabileceğini anlatan metin.", "Text of the empty search on how one can search."),
    title: seen("Boş aramada önerilen sayfaların başlığı.", "Heading of the pages offered by the empty search."),
    starts: z
      .array(
        z.strictObject({
          kicker: seen("Önerilen sayfanın üstündeki küçük alan adı.", "Small name of the field above an offered page."),
          link: link(
            "Önerilen sayfanın bağlantısı; sonuç bulunamayınca da görünür.",
            "Link to an offered page; also shown where nothing is found.",
          ),
        }),
      )
      .min(1),
  }),
  none: z.strictObject({
    title: sentence(
      ["query"],
      "Hiçbir şey bulunamadığında sonuçların yerindeki başlık.",
      "Heading in the results' place where nothing is found.",
    ),
    text: seen("Hiçbir şey bulunamadığında ne denenebileceği.", "What to try where nothing is found."),
    contact: link(
      "Hiçbir şey bulunamadığında iletişim sayfasının bağlantısı.",
      "Link to the contact page where nothing is found.",
    ),
  }),
  key: seen("Aramayı açan kısayol tuşunu açıp kapatan kutu.", "Box that switches the shortcut key of the search."),
});

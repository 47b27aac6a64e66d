import type { newsKinds } from "../schema.ts";
import { link } from "../schema.ts";

type NewsKind = (typeof newsKinds)[number];

/** The list of news, and the names of its kinds everywhere. */
export const media = {
  meta: {
    title: "Medya: haberler, raporlar ve duyurular",
    description:
      "Yakamoz’dan haberler, yayımlanan raporlar ve duyurular; türe ve yıla göre süzülebilir. RSS ile izleyin, basın sorularınız için kurumsal iletişim ekibine yazın.",
  },
  title: "Bizden haberler.",
  lead: "Haberler, raporlar ve duyurular; en yenisi en üstte. Basın sorularınızı kurumsal iletişim ekibimize yazabilirsiniz.",
  feed: "RSS ile izleyin",
  all: "Tümü",
  kind: { title: "Tür", label: "Türe göre süz" },
  year: { title: "Yıl", label: "Yıla göre süz" },
  count: (total: number) => `${total} başlık`,
  ofPages: (page: number, pages: number) => `sayfa ${page}/${pages}`,
  paging: { label: "Sayfalar", previous: "Önceki", next: "Sonraki" },
  empty: {
    title: "Bu seçime uyan bir başlık yok.",
    text: "Seçiminizi genişletin ya da aradığınızı kurumsal iletişim ekibimize sorun; eski haberlerin ve görsellerin bir kısmı yalnızca arşivde durur.",
    keepKind: (kind: string, total: number) => `Tür ${kind}: ${total} başlık`,
    keepYear: (year: string, total: number) => `Yıl ${year}: ${total} başlık`,
    all: (total: number) => `Bütün başlıklar: ${total}`,
    contact: link("İletişim", "iletisim"),
  },
  kinds: { haber: "Haber", rapor: "Rapor", duyuru: "Duyuru" } as Record<NewsKind, string>,
};

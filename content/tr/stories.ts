import type { sectors, storyTags } from "../schema.ts";
import { link } from "../schema.ts";

type Sector = (typeof sectors)[number];
type StoryTag = (typeof storyTags)[number];

/** The list of stories, and the words that name their sectors and services everywhere. */
export const stories = {
  meta: {
    title: "Başarı hikâyeleri",
    description:
      "Lojistikten sağlığa, enerjiden sigortaya başarı hikâyeleri: hangi sorunla başladık, hangi yolu seçtik, hangi sayı değişti? Sektöre ve hizmete göre süzün.",
  },
  title: "İz bırakan işler.",
  lead: "Her hikâye bir sorunla başlıyor, bir sayıyla bitiyor. Kapaklar, o hikâyenin adından üretilen birer deniz; sıcak nokta müşterimiz.",
  all: "Tümü",
  sector: { title: "Sektör", label: "Sektöre göre süz" },
  service: { title: "Hizmet", label: "Hizmete göre süz" },
  count: (total: number) => `${total} hikâye`,
  ofPages: (page: number, pages: number) => `sayfa ${page}/${pages}`,
  paging: { label: "Sayfalar", previous: "Önceki", next: "Sonraki" },
  empty: {
    title: "Bu seçime uyan bir hikâye yok.",
    text: "Seçiminizi genişletin ya da bize sorun: yayımlanan hikâyeler yaptığımız işlerin yalnızca bir bölümü, benzerini yapmış olabiliriz.",
    keepSector: (sector: string, total: number) => `Sektör ${sector}: ${total} hikâye`,
    keepService: (service: string, total: number) => `Hizmet ${service}: ${total} hikâye`,
    all: (total: number) => `Bütün hikâyeler: ${total}`,
    contact: link("Bize sorun", "iletisim"),
  },
  closing: {
    title: "Sıradaki hikâye sizinki olsun.",
    lead: "Hizmetlerinizi ve seviyelerini beş adımda seçin; satış uzmanlarımız mesai saatleri içinde, 24 saat dolmadan size ulaşır.",
    link: link("Teklif alın", "yonetilen-hizmetler-teklif-al"),
  },
  sectors: {
    lojistik: "Lojistik",
    gida: "Gıda",
    saglik: "Sağlık",
    enerji: "Enerji",
    perakende: "Perakende",
    sigorta: "Sigorta",
    uretim: "Üretim",
    turizm: "Turizm",
    tekstil: "Tekstil",
    finans: "Finans",
    kamu: "Kamu",
    egitim: "Eğitim",
  } satisfies Record<Sector, string> as Record<Sector, string>,
  tags: {
    altyapi: "Altyapı",
    guvenlik: "Güvenlik",
    sap: "SAP",
    rpa: "RPA",
    bulut: "Bulut",
    veri: "Veri",
    urun: "Dijital ürünler",
  } satisfies Record<StoryTag, string> as Record<StoryTag, string>,
};

import type { PageName } from "../../site/pages.ts";
import type { Figure, Meta } from "../schema.ts";

type Chart = {
  title: string;
  text: string;
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  columns: { label: string; value: string };
  direction: "across" | "up";
  rows: { label: string; value: number }[];
  max: number;
  per: number;
  ticks: number[];
  pattern: string;
  source: string;
};

export type Report = {
  meta: Meta;
  /** As on the cover. */
  name: string;
  edition: string;
  /** One sentence for cards. */
  summary: string;
  title: string;
  lead: string;
  figures: Figure[];
  about: { title: string; paragraphs: string[] };
  charts: [Chart, Chart];
  contents: { title: string; text: string }[];
  audience: { title: string; text: string }[];
};

/** The pages that offer a report. */
export type ReportPage = Extract<
  PageName,
  "gartner-kullanici-deneyimi-raporu" | "siber-dayaniklilik-raporu" | "veri-ve-surdurulebilirlik-raporu"
>;

/** The words that all three report pages share. */
export const report = {
  ask: "Raporu isteyin",
  toFindings: "Öne çıkan bulgular",
  format: "PDF · Türkçe ve İngilizce",
  figuresLabel: "Sayılarla rapor",
  illustrative: "Bu sayfadaki sayılar ve grafikler temsilidir; raporun neyi, nasıl gösterdiğini anlatmak için seçildi.",
  findings: {
    title: "Öne çıkan iki bulgu",
    lead: "Eksenler sıfırdan başlar, noktalar sayılabilir. Yöntem ve soru metinleri raporun içinde.",
    source: "Kaynak:",
    illustrative: "Temsili veri.",
  },
  contents: { title: "Raporda neler var?" },
  audience: { title: "Kimler için?" },
  request: {
    title: "Raporu isteyin",
    lead: "Formu gönderdiğiniz anda PDF’in bağlantısı bu sayfada açılır; aynı bağlantı e-⁠posta adresinize de gelir ve 7 gün geçerlidir.",
    language: "PDF Türkçedir. İngilizcesini bu sayfanın İngilizcesinden isteyebilirsiniz.",
    /** For those whose link no longer opens the report. */
    expired: {
      title: "Bu rapor bağlantısı artık geçerli değil.",
      text: "Bağlantılar 7 gün açık kalır. Aşağıdaki formu gönderdiğinizde yenisini hemen alırsınız.",
    },
  },
  others: "Serinin öbür raporları",
};

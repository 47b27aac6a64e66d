import type { PageName } from "../../site/pages.ts";
import { type Figure, link, type Meta } from "../schema.ts";

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
  /** Subject of the e-mail that asks for it. */
  subject: string;
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
    lead: "Düğme, konu satırı yazılmış bir e-⁠posta açar. Adınızı, kurumunuzu ve raporu hangi dilde istediğinizi eklemeniz yeterli; PDF’i yanıt olarak göndeririz.",
    button: "E-⁠posta ile isteyin",
    address: "E-⁠posta programınız açılmazsa şu adrese yazın:",
    privacy: {
      before: "Yazdıklarınızı nasıl işlediğimizi ",
      link: link("Aydınlatma Metni’nde", "aydinlatma-metni"),
      after: " okuyabilirsiniz.",
    },
  },
  others: "Serinin öbür raporları",
};

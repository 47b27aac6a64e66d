/** The words that all three reports share when they are set as documents. */
export const reportDocument = {
  contents: "İçindekiler",
  summary: "Özet",
  chapter: "Bölüm #",
  source: "Kaynak:",
  illustrative: "Örnek veridir.",
  /** Stands in the summary. */
  note: "Bu rapordaki sayılar, grafikler ve tablolar temsilidir; bulguların nasıl okunacağını göstermek için seçildi.",
  back: {
    about: "Bulut, yönetilen hizmetler, siber güvenlik, SAP ve veri alanlarında çalışıyoruz.",
    founded: "Kuruluş",
    general: "Genel",
    press: "Basın",
    online: "Raporun sayfası",
  },
};

/** The words that all three reports share when they are set as documents. */
export const reportDocument = {
  contents: "İçindekiler",
  summary: "Özet",
  chapter: "Bölüm #",
  page: "Sayfa #",
  source: "Kaynak:",
  illustrative: "Örnek veridir.",
  /** Stands in the summary. */
  note: "Bu rapordaki sayılar, grafikler ve tablolar temsilidir; bulguların nasıl okunacağını göstermek için seçildi.",
  back: {
    about:
      "#’dan bu yana bilgi teknolojileri hizmeti veriyoruz: bulut, yönetilen hizmetler, siber güvenlik, SAP ve veri.",
    online: "Raporun sayfası",
    press: "Basın",
    general: "Genel",
  },
};

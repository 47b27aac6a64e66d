/** The record of a completed quote request, as a document to keep. */
export const quoteRecord = {
  kind: "Teklif talebi",
  title: "Teklif talebi {reference}",
  subject: "Tamamlanan teklif talebinin kaydı",
  sent: "Gönderildi",
  zone: "{time} (İstanbul saati)",
  verified: "{phone} (SMS koduyla doğrulandı)",
  partner: { label: "İş ortağı", yes: "Evet" },
  packages: "İstenen paket",
  columns: { service: "Hizmet", levels: "Seviyeler", amount: "Kapsam" },
  note: "Notunuz",
  next: "Bundan sonra ne olacak?",
  contact: "Bir satır yanlışsa başvuru numaranızla {address} adresine yazmanız yeterli.",
  page: "Sayfa {number} / {count}",
};

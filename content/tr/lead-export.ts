/** Headers and values of exported leads, for whoever opens them in a spreadsheet. Questions and choices are in forms.ts. */
export const leadExport = {
  facts: {
    reference: "Başvuru numarası",
    id: "Kayıt kimliği",
    form: "Form",
    createdAt: "Gönderildi",
    held: "Bekletilme nedeni",
    locale: "Dil",
    page: "Sayfa",
    email: "E-⁠posta",
    phone: "Telefon",
    packages: "İstenen paket",
    notice: "Aydınlatma metni sürümü",
    consents: "Yurt dışına aktarım rızası",
  },
  /** Where the form speaks to the visitor, or asks nothing of its own. */
  answers: { message: "Mesaj", partner: "İş ortağı", note: "Not" } as Readonly<Record<string, string>>,
  forms: { contact: "İletişim formu", report: "Rapor isteği", quote: "Teklif talebi" },
  held: {
    honeypot: "gizli alan doldurulmuş",
    speed: "insandan hızlı gönderilmiş",
    captcha: "reCAPTCHA kuşkulu bulmuş",
  },
  yes: "Evet",
};

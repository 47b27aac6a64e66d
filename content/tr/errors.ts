/** What stands when the error page itself could not be shown. */
export const lastResort = {
  heading: "Hata sayfası gösterilirken bir hata oluştu",
  explanation: "Sayfa açılamadı; bunu bildirecek hata sayfası da gösterilemedi.",
  detail: "Ayrıntı, olay kodu:",
  home: "Ana sayfaya dönün",
};

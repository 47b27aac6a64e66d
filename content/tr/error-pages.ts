export const errorPages = {
  notFound: {
    meta: { title: "Bu sayfa bulunamadı", description: "Aradığınız sayfa bu adreste değil." },
    title: "Dosya veya dizin bulunamadı",
    lead: "Aradığınız kaynak kaldırılmış, adı değiştirilmiş ya da geçici olarak kullanım dışı olabilir.",
    home: "Ana sayfaya dönün",
    other: "İletişime geçin",
  },
  failed: {
    meta: { title: "Bir hata oluştu", description: "Sayfa şu anda gösterilemiyor." },
    title: "Bir hata oluştu",
    lead: "Sorun bizden kaynaklanıyor ve kayda geçti. Biraz sonra yeniden deneyebilirsiniz.",
    code: "Sorun sürerse bize bu olay koduyla yazın",
    retry: "Yeniden deneyin",
    home: "Ana sayfaya dönün",
  },
  /** As above, noticed by the browser alone: nobody has recorded it. */
  broken: {
    meta: { title: "Bir hata oluştu", description: "Sayfa şu anda gösterilemiyor." },
    title: "Bir hata oluştu",
    lead: "Bu sayfa gösterilemedi; sorun bizden kaynaklanıyor. Biraz sonra yeniden deneyebilirsiniz.",
    retry: "Yeniden deneyin",
    home: "Ana sayfaya dönün",
  },
  /** Of one visitor's address: searches, or downloads of a record. */
  tooMany: {
    meta: { title: "Çok sık istek geldi", description: "Bu sayfa bir dakika sonra yeniden açılabilir." },
    title: "Çok sık istek geldi",
    lead: "Bağlandığınız ağdan bir dakika içinde çok sayıda arama ya da indirme yapıldı. Bir dakika bekleyip yeniden deneyin; sitenin öbür sayfaları bu arada açık.",
    retry: "Yeniden deneyin",
    home: "Ana sayfaya dönün",
  },
  /** Of all visitors together. */
  busy: {
    meta: { title: "Şu anda çok yoğunuz", description: "Bu sayfa birkaç saniye sonra yeniden açılabilir." },
    title: "Şu anda çok yoğunuz",
    lead: "Bu sayfa her ziyaretçi için ayrı hazırlanıyor ve önünüzde çok sayıda istek var. Birkaç saniye sonra yeniden deneyin; sitenin öbür sayfaları bu arada açık.",
    retry: "Yeniden deneyin",
    home: "Ana sayfaya dönün",
  },
  unreachable: {
    meta: { title: "Sayfaya ulaşılamadı", description: "Sunucudan yanıt gelmedi." },
    title: "Sayfaya ulaşılamadı",
    lead: "Sunucudan yanıt gelmedi. Bağlantınız kesilmiş ya da sunucumuza şu anda ulaşılamıyor olabilir. Bağlantınızı kontrol edip yeniden deneyin.",
    retry: "Yeniden deneyin",
    home: "Ana sayfaya dönün",
  },
};

/** What stands when the error page itself could not be shown. */
export const lastResort = {
  heading: "Hata sayfası gösterilirken bir hata oluştu",
  explanation: "Sayfa açılamadı; bunu bildirecek hata sayfası da gösterilemedi.",
  detail: "Ayrıntı, olay kodu:",
  home: "Ana sayfaya dönün",
};

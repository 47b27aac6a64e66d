/**
 * The addresses of the specification as plain data, kept apart from the site's own table on purpose:
 * a mistake there must not be able to hide here. [Turkish, English, page name]
 */
const services = (turkish: string, english: string): [string, string, string] => [
  `/yonetilen-hizmetler/${turkish}`,
  `/en/managed-services/${english}`,
  `yonetilen-hizmetler-${turkish}`,
];
const legal = (turkish: string, english: string): [string, string, string] => [
  `/${turkish}`,
  `/en/${english}`,
  turkish,
];

export const specifiedAddresses: [turkish: string, english: string, name: string][] = [
  ["/", "/en", "index"],
  ["/hakkimizda", "/en/about-us", "hakkimizda"],
  ["/hakkimizda/kariyer", "/en/about-us/career", "hakkimizda-kariyer"],
  ["/hakkimizda/kariyer/dxperience", "/en/about-us/career/dxperience", "hakkimizda-kariyer-dxperience"],
  ["/hakkimizda/kariyer/dxtechway", "/en/about-us/career/dxtechway", "hakkimizda-kariyer-dxtechway"],
  ["/hakkimizda/kariyer/ise-alim", "/en/about-us/career/recruitment", "hakkimizda-kariyer-ise-alim"],
  ["/hakkimizda/basari-hikayeleri", "/en/about-us/success-stories", "hakkimizda-basari-hikayeleri"],
  ["/hakkimizda/medya", "/en/about-us/media", "hakkimizda-medya"],
  ["/hakkimizda/yonetim-yapimiz", "/en/about-us/management", "hakkimizda-yonetim-yapimiz"],
  ["/iletisim", "/en/contact", "iletisim"],
  ["/arge", "/en/r-and-d-center", "arge"],
  ["/bulut-cozumleri", "/en/cloud-solutions", "bulut-cozumleri"],
  ["/dijital-kampus", "/en/digital-campus", "dijital-kampus"],
  ["/dijital-donusum-urunleri", "/en/digital-transformation-products", "dijital-donusum-urunleri"],
  [
    "/dijital-donusum-urunleri/robotik-surec-otomasyonu",
    "/en/digital-transformation-products/robotic-process-automation",
    "dijital-donusum-urunleri-robotik-surec-otomasyonu",
  ],
  ["/gartner", "/en/gartner", "gartner"],
  ["/gartner-kullanici-deneyimi-raporu", "/en/gartner-user-experience-report", "gartner-kullanici-deneyimi-raporu"],
  ["/siber-dayaniklilik-raporu", "/en/cyber-resilience-report", "siber-dayaniklilik-raporu"],
  ["/veri-ve-surdurulebilirlik-raporu", "/en/data-and-sustainability-report", "veri-ve-surdurulebilirlik-raporu"],

  services("bilgi-teknolojileri-altyapi-yonetimi", "information-technology-infrastructure-management"),
  services("sap-ve-is-uygulamalari-yonetimi", "sap-and-business-applications-management"),
  services("siber-guvenlik-yonetim-ve-danismanlik-hizmetleri", "cybersecurity-management-and-consulting-services"),
  services("uygulama-modernizasyonu", "application-modernization"),
  services("veri-yonetimi-ve-stratejileri", "data-management-and-strategies"),
  services("teklif-al", "request-a-quote"),
  services("teklif-al-tesekkurler", "quote-thank-you"),

  legal("acik-riza-metni", "employee-consent-statement"),
  legal("aydinlatma-metni", "clarification-text"),
  legal("bilgi-guvenligi-politikasi", "information-security"),
  legal("calisan-adayi-aydinlatma-metni", "employee-candidate-clarification-text"),
  legal("cerez-politikasi", "cookie-policy"),
  legal("crm-aydinlatma-metni", "crm-clarification-text"),
  legal("hizmet-yonetim-politikasi", "service-management-policy"),
  legal("is-etigi-kurallari", "business-ethics-rules"),
  legal("is-surekliligi-politikasi", "business-continuity-policy"),
  legal("kisisel-verilerin-korunmasi", "personal-data-protection"),
  legal("kullanim-sartlari", "terms-of-use"),
  legal("linkedin-aydinlatma-metni", "linkedin-clarification-text"),
  legal("ziyaretci-aydinlatma-metni", "visitor-privacy-notice"),

  // Not in the specification, but decided on together with it.
  ["/veri-sahibi-basvurusu", "/en/data-subject-request", "veri-sahibi-basvurusu"],
];

/** One story and one news item stand for all details. */
export const specifiedDetails: typeof specifiedAddresses = [
  [
    "/hakkimizda/basari-hikayeleri/tuna-lojistik",
    "/en/about-us/success-stories/tuna-lojistik",
    "hakkimizda-basari-hikayeleri-hikaye",
  ],
  [
    "/hakkimizda/medya/calisan-portali-yenilendi",
    "/en/about-us/media/calisan-portali-yenilendi",
    "hakkimizda-medya-haber",
  ],
];

export const notIndexed = ["/yonetilen-hizmetler/teklif-al-tesekkurler", "/en/managed-services/quote-thank-you"];

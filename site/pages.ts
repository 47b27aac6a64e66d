import { defaultLocale, type Locale } from "./locales.ts";

/**
 * THE TABLE. Every address of the site stands here once; links, language switch, hreflang,
 * sitemap, breadcrumbs, navigation, analytics and the list of pages to pre-render derive from it.
 */

/** What kind of page it is: analytics, share images and accessibility runs group by it. */
export type PageType =
  | "home"
  | "company"
  | "career"
  | "people"
  | "stories"
  | "story"
  | "media"
  | "news"
  | "contact"
  | "cloud"
  | "campus"
  | "products"
  | "product"
  | "report"
  | "service"
  | "quote"
  | "legal"
  | "request"
  | "search";

/** A page has its address in every language, with that language's prefix. */
export type Page = Readonly<Record<Locale, string>> & {
  /** Folder in app/pages that draws it. Several pages may share one. */
  module: string;
  type: PageType;
  /** The page above it in the breadcrumbs; the home page where none is named. */
  parent?: string;
  /** Rendered for each request instead of at build time. */
  perRequest?: true;
  /** Query names the page reads: with one of them present it is rendered per request. Other values, the same page. */
  queries?: readonly string[];
  /** Its queries are keys that came by mail: what they open is neither kept nor compressed. */
  mailed?: true;
  /** Kept out of search engines and of the sitemap. */
  noindex?: true;
  /** Names in app/page/page-middleware.ts of what runs around the page on the server. */
  middleware?: readonly string[];
};

const about = { parent: "hakkimizda" } as const;
const legal = { module: "legal", type: "legal", queries: ["version"] } as const;
const service = { module: "managed-service", type: "service" } as const;

export const pages = {
  index: { tr: "/", en: "/en", module: "home", type: "home" },

  hakkimizda: { tr: "/hakkimizda", en: "/en/about-us", module: "about", type: "company" },
  "hakkimizda-kariyer": { tr: "/hakkimizda/kariyer", en: "/en/about-us/career", module: "career", type: "career", ...about },
  "hakkimizda-kariyer-dxperience": { tr: "/hakkimizda/kariyer/dxperience", en: "/en/about-us/career/dxperience", module: "dxperience", type: "career", parent: "hakkimizda-kariyer" },
  "hakkimizda-kariyer-dxtechway": { tr: "/hakkimizda/kariyer/dxtechway", en: "/en/about-us/career/dxtechway", module: "dxtechway", type: "career", parent: "hakkimizda-kariyer" },
  "hakkimizda-kariyer-ise-alim": { tr: "/hakkimizda/kariyer/ise-alim", en: "/en/about-us/career/recruitment", module: "recruitment", type: "career", parent: "hakkimizda-kariyer" },
  "hakkimizda-basari-hikayeleri": { tr: "/hakkimizda/basari-hikayeleri", en: "/en/about-us/success-stories", module: "stories", type: "stories", queries: ["sector", "service", "page"], ...about },
  "hakkimizda-basari-hikayeleri-hikaye": { tr: "/hakkimizda/basari-hikayeleri/:hikaye", en: "/en/about-us/success-stories/:hikaye", module: "story", type: "story", parent: "hakkimizda-basari-hikayeleri" },
  "hakkimizda-medya": { tr: "/hakkimizda/medya", en: "/en/about-us/media", module: "media", type: "media", queries: ["kind", "year", "page"], ...about },
  "hakkimizda-medya-haber": { tr: "/hakkimizda/medya/:haber", en: "/en/about-us/media/:haber", module: "news", type: "news", parent: "hakkimizda-medya" },
  "hakkimizda-yonetim-yapimiz": { tr: "/hakkimizda/yonetim-yapimiz", en: "/en/about-us/management", module: "management", type: "people", ...about },

  iletisim: { tr: "/iletisim", en: "/en/contact", module: "contact", type: "contact", queries: ["about"] },
  arge: { tr: "/arge", en: "/en/r-and-d-center", module: "research", type: "campus", ...about },
  "bulut-cozumleri": { tr: "/bulut-cozumleri", en: "/en/cloud-solutions", module: "cloud", type: "cloud" },
  "dijital-kampus": { tr: "/dijital-kampus", en: "/en/digital-campus", module: "campus", type: "campus", ...about },
  "dijital-donusum-urunleri": { tr: "/dijital-donusum-urunleri", en: "/en/digital-transformation-products", module: "products", type: "products" },
  "dijital-donusum-urunleri-robotik-surec-otomasyonu": { tr: "/dijital-donusum-urunleri/robotik-surec-otomasyonu", en: "/en/digital-transformation-products/robotic-process-automation", module: "robotic-process-automation", type: "product", parent: "dijital-donusum-urunleri" },
  ara: { tr: "/ara", en: "/en/search", module: "search", type: "search", perRequest: true, queries: ["q", "kind"], noindex: true },

  gartner: { tr: "/gartner", en: "/en/gartner", module: "analyst-research", type: "report" },
  "gartner-kullanici-deneyimi-raporu": { tr: "/gartner-kullanici-deneyimi-raporu", en: "/en/gartner-user-experience-report", module: "report", type: "report", queries: ["link"], mailed: true, parent: "gartner" },
  "siber-dayaniklilik-raporu": { tr: "/siber-dayaniklilik-raporu", en: "/en/cyber-resilience-report", module: "report", type: "report", queries: ["link"], mailed: true },
  "veri-ve-surdurulebilirlik-raporu": { tr: "/veri-ve-surdurulebilirlik-raporu", en: "/en/data-and-sustainability-report", module: "report", type: "report", queries: ["link"], mailed: true },

  "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi": { tr: "/yonetilen-hizmetler/bilgi-teknolojileri-altyapi-yonetimi", en: "/en/managed-services/information-technology-infrastructure-management", ...service },
  "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi": { tr: "/yonetilen-hizmetler/sap-ve-is-uygulamalari-yonetimi", en: "/en/managed-services/sap-and-business-applications-management", ...service },
  "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri": { tr: "/yonetilen-hizmetler/siber-guvenlik-yonetim-ve-danismanlik-hizmetleri", en: "/en/managed-services/cybersecurity-management-and-consulting-services", ...service },
  "yonetilen-hizmetler-uygulama-modernizasyonu": { tr: "/yonetilen-hizmetler/uygulama-modernizasyonu", en: "/en/managed-services/application-modernization", ...service },
  "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri": { tr: "/yonetilen-hizmetler/veri-yonetimi-ve-stratejileri", en: "/en/managed-services/data-management-and-strategies", ...service },
  "yonetilen-hizmetler-teklif-al": { tr: "/yonetilen-hizmetler/teklif-al", en: "/en/managed-services/request-a-quote", module: "quote", type: "quote", perRequest: true },
  "yonetilen-hizmetler-teklif-al-tesekkurler": { tr: "/yonetilen-hizmetler/teklif-al-tesekkurler", en: "/en/managed-services/quote-thank-you", module: "quote-thank-you", type: "quote", perRequest: true, noindex: true, middleware: ["noindex"] },

  "acik-riza-metni": { tr: "/acik-riza-metni", en: "/en/employee-consent-statement", ...legal },
  "aydinlatma-metni": { tr: "/aydinlatma-metni", en: "/en/clarification-text", ...legal },
  "bilgi-guvenligi-politikasi": { tr: "/bilgi-guvenligi-politikasi", en: "/en/information-security", ...legal },
  "calisan-adayi-aydinlatma-metni": { tr: "/calisan-adayi-aydinlatma-metni", en: "/en/employee-candidate-clarification-text", ...legal },
  "cerez-politikasi": { tr: "/cerez-politikasi", en: "/en/cookie-policy", ...legal },
  "crm-aydinlatma-metni": { tr: "/crm-aydinlatma-metni", en: "/en/crm-clarification-text", ...legal },
  "hizmet-yonetim-politikasi": { tr: "/hizmet-yonetim-politikasi", en: "/en/service-management-policy", ...legal },
  "is-etigi-kurallari": { tr: "/is-etigi-kurallari", en: "/en/business-ethics-rules", ...legal },
  "is-surekliligi-politikasi": { tr: "/is-surekliligi-politikasi", en: "/en/business-continuity-policy", ...legal },
  "kisisel-verilerin-korunmasi": { tr: "/kisisel-verilerin-korunmasi", en: "/en/personal-data-protection", ...legal },
  "kullanim-sartlari": { tr: "/kullanim-sartlari", en: "/en/terms-of-use", ...legal },
  "linkedin-aydinlatma-metni": { tr: "/linkedin-aydinlatma-metni", en: "/en/linkedin-clarification-text", ...legal },
  "veri-sahibi-basvurusu": { tr: "/veri-sahibi-basvurusu", en: "/en/data-subject-request", module: "data-subject-request", type: "request", queries: ["confirm"], mailed: true, parent: "kisisel-verilerin-korunmasi" },
  "ziyaretci-aydinlatma-metni": { tr: "/ziyaretci-aydinlatma-metni", en: "/en/visitor-privacy-notice", ...legal },
  erisilebilirlik: { tr: "/erisilebilirlik", en: "/en/accessibility", ...legal },
  "guvenlik-bildirimi": { tr: "/guvenlik-bildirimi", en: "/en/security-disclosure", ...legal },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** The table with every optional column readable. */
export function pageOf(name: PageName): Page {
  return pages[name];
}

/** Whether its address has a parameter: a page for each story, for each news item. */
export function hasParams(name: PageName): boolean {
  return pageOf(name)[defaultLocale].includes(":");
}

export const legalPages = pageNames.filter((name) => pages[name].module === "legal");

/** Errors that have a finished page, in each language at the address /STATUS; the server sends it as the body. */
export const errorStatuses = [404, 429, 500, 503] as const;

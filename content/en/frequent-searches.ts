import type { FrequentSearch } from "../schema.ts";

/**
 * What visitors search for in words that our pages do not use, and the pages that answer it, best first.
 * Phrases are divided by commas. Write the shortest form: "price" also understands "prices". A phrase of several words
 * is understood in any order; words under four letters take no endings.
 */
export const frequentSearches: FrequentSearch[] = [
  {
    words: "price, pricing, cost, fee, fees, how much, quote, quotation, buy",
    pages: ["yonetilen-hizmetler-teklif-al"],
  },
  {
    words:
      "gdpr, kvkk, personal data, delete my data, erase my data, data removal, right to be forgotten, data subject",
    pages: ["veri-sahibi-basvurusu", "kisisel-verilerin-korunmasi", "aydinlatma-metni"],
  },
  { words: "privacy", pages: ["kisisel-verilerin-korunmasi", "aydinlatma-metni"] },
  {
    words: "human resources, hr, hr software, personnel, leave tracking",
    pages: ["dijital-donusum-urunleri", "hakkimizda-kariyer"],
  },
  { words: "payroll, personnel file", pages: ["dijital-donusum-urunleri"] },
  {
    words: "e-⁠Invoice, electronic invoice, einvoicing, e-⁠Archive, e-⁠Delivery Note, e-⁠Ledger",
    pages: ["dijital-donusum-urunleri"],
  },
  {
    words: "job, jobs, vacancy, vacancies, open positions, job opening, hiring, employment, work for you, resume, cv",
    pages: ["hakkimizda-kariyer", "hakkimizda-kariyer-ise-alim"],
  },
  {
    words: "job application, apply, job interview",
    pages: ["hakkimizda-kariyer-ise-alim", "hakkimizda-kariyer"],
  },
  { words: "internship, interns", pages: ["hakkimizda-kariyer-dxperience"] },
  { words: "graduate", pages: ["hakkimizda-kariyer-dxtechway"] },
  {
    words: "reference, customers, clients, case study, case studies, portfolio, who do you work with",
    pages: ["hakkimizda-basari-hikayeleri"],
  },
  {
    words: "phone, telephone, whatsapp, address, where are you, map, directions, location, fax, e-⁠mail, offices",
    pages: ["iletisim"],
  },
  {
    words:
      "opening hours, working hours, office hours, customer service, call center, helpdesk, support line, complaint, complain, feedback",
    pages: ["iletisim"],
  },
  { words: "reseller, partnership, become a partner, become a supplier", pages: ["iletisim"] },
  { words: "login, log in, sign in, customer portal, forgot password, my account", pages: ["iletisim"] },
  {
    words: "backup, server maintenance, virtualization, database",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"],
  },
  {
    words: "managed services, outsourcing",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", "yonetilen-hizmetler-teklif-al"],
  },
  {
    words: "it support, technical support",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", "iletisim"],
  },
  {
    words: "disaster recovery, emergency",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", "is-surekliligi-politikasi"],
  },
  { words: "erp, sap consult", pages: ["yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi"] },
  { words: "hosting, virtual server, rent a server, vps, aws, azure", pages: ["bulut-cozumleri"] },
  {
    words: "ransom, hack, cyber attack, cyberattack, pentest, penetration test, firewall, virus, phishing",
    pages: ["yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"],
  },
  {
    words: "legacy, old software, rewrite, microservices",
    pages: ["yonetilen-hizmetler-uygulama-modernizasyonu"],
  },
  {
    words: "business intelligence, bi, reporting, data warehouse, artificial intelligence, ai, big data",
    pages: ["yonetilen-hizmetler-veri-yonetimi-ve-stratejileri"],
  },
  {
    words: "ceo, general manager, board of directors, founder, leadership, management team",
    pages: ["hakkimizda-yonetim-yapimiz"],
  },
  { words: "history, vision, mission", pages: ["hakkimizda"] },
  { words: "press, news, announcements, blog", pages: ["hakkimizda-medya"] },
  { words: "gartner, analyst", pages: ["gartner", "gartner-kullanici-deneyimi-raporu"] },
  {
    words: "certificate, certification, iso certificate",
    pages: ["bilgi-guvenligi-politikasi", "hizmet-yonetim-politikasi", "is-surekliligi-politikasi"],
  },
  { words: "campus visit, campus tour", pages: ["dijital-kampus"] },
  { words: "ethics, whistleblowing, bribery, gifts", pages: ["is-etigi-kurallari"] },
  { words: "research, innovation, university cooperation", pages: ["arge"] },
];

import { facts } from "../copy/facts.ts";
import { defaultLocale } from "../site/locales.ts";

type Figures = { tr: string[]; en: string[] };

const years: Figures = { tr: ["45+ yıllık deneyim"], en: ["45+ years of experience"] };
const sectors: Figures = { tr: ["20+ sektör"], en: ["20+ sectors"] };
const projects: Figures = { tr: ["350+ proje"], en: ["350+ projects"] };
const monitored: Figures = { tr: ["7/24, dâhil"], en: ["24/7, included"] };
const databases: Figures = {
  tr: ["MSSQL, MySQL, PostgreSQL, Oracle, MongoDB ve DB2"],
  en: ["MSSQL, MySQL, PostgreSQL, Oracle, MongoDB and DB2"],
};
const request: Figures = {
  tr: ["en geç 30 gün içinde", "tarihten itibaren 30 gün", "başvuru tarihinden itibaren 60 gün"],
  en: [
    "within 30 days, as a rule free of charge",
    "within 30 days after you learn",
    "within 60 days after the application",
  ],
};

/** The figures of the specification's sections 3 and 9, each on its page, by page name. */
export const specifiedFigures: Record<string, Figures> = {
  index: {
    tr: [
      ...["4000+ müşteri", "25+ bulut uzmanı", "20+ küresel sertifika", "50+ küresel teknoloji ortağı", "7/24"],
      ...["dekar arazi 15", "bina 9", "kapalı alan 5.632 m²", "çalışan 300+", "yapımı dört ay"],
    ],
    en: [
      ...[
        "4000+ customers",
        "25+ cloud professionals",
        "20+ global certifications",
        "50+ global tech partners",
        "24/7",
      ],
      // The campus page says it in decares.
      ...["hectares of land 1.5", "buildings 9", "indoor space 5,632 m²", "employees 300+", "built in four months"],
    ],
  },
  "bulut-cozumleri": {
    tr: ["25+ bulut uzmanı", "20+ küresel sertifika", "50+ küresel teknoloji ortağı", "izleme 7/24"],
    en: ["25+ cloud professionals", "20+ global certifications", "50+ global tech partners", "monitoring runs 24/7"],
  },
  "dijital-kampus": {
    tr: ["15 dekar arazi", "9 bina", "5.632 m² kapalı alan", "300+ çalışan", "yapımı dört ay"],
    en: ["15 decares of land", "9 buildings", "5,632 m² of indoor space", "300+ employees", "built in four months"],
  },
  "dijital-donusum-urunleri-robotik-surec-otomasyonu": {
    tr: [
      "%90 Yüzde 90’a varan maliyet",
      "10× On kata varan hız",
      "%0 Hata",
      "8× Tasarruf",
      "%70 Tasarruf",
      "%50 Tasarruf",
      "200+ saat Her ay",
    ],
    en: [
      "90% Costs reduced by up to 90%",
      "10× Up to ten times faster",
      "0% Error",
      "8× Savings",
      "70% Savings",
      "50% Savings",
      "200+ hours Time that returns to people every month",
    ],
  },
  "hakkimizda-kariyer": {
    tr: [
      "12 brüt maaş ve 4 ikramiye maaşı",
      "yüzde 3’ü kadar bireysel emeklilik",
      "altıncı aydan sonra",
      "6–7 ay staj",
    ],
    en: [
      "12 gross salaries and 4 bonus salaries",
      "3% of your gross pay",
      "after month six",
      "6–7 months of internship",
    ],
  },
  "hakkimizda-kariyer-dxperience": { tr: ["6–7 ay"], en: ["6–7 months"] },
  "hakkimizda-kariyer-dxtechway": {
    tr: [
      "yüksek lisansını sürdürenler",
      "En fazla 2 yıl",
      "1 Teknik değerlendirme",
      "2 İngilizce yeterlilik",
      "3 Öğrenme çevikliği",
      "4 Vaka çalışmalı lider",
      "5 İnsan Deneyimi",
    ],
    en: [
      "studying for a master’s degree",
      "up to 2 years",
      "1 Technical assessment",
      "2 English proficiency",
      "3 Learning agility",
      "4 Leader interviews",
      "5 Interviews with the People",
    ],
  },
  "hakkimizda-kariyer-ise-alim": {
    tr: [
      "1 Değerlendirme",
      "2 Görüşme",
      "3 Envanter",
      "4 Vaka çalışması",
      "5 Teklif",
      "özel nitelikli kişisel veri eklememenizi",
      "2 yıl rıza verirseniz",
    ],
    en: [
      "1 Review",
      "2 Interview",
      "3 Inventory",
      "4 Case study",
      "5 Offer",
      "not to include sensitive personal data",
      "2 years if you consent",
    ],
  },
  iletisim: { tr: reach(), en: reach() },
  "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi": both(years, monitored, databases),
  "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi": monitored,
  "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri": both(monitored, {
    tr: ["100’ün katları olarak", "100 EPS’lik adımlarla"],
    en: ["in multiples of 100", "steps of 100 EPS"],
  }),
  "yonetilen-hizmetler-uygulama-modernizasyonu": projects,
  "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri": both(sectors, monitored, databases),
  "yonetilen-hizmetler-teklif-al": { tr: ["24 saat", "09:00–18:00"], en: ["24 hours", "09:00–18:00"] },
  "yonetilen-hizmetler-teklif-al-tesekkurler": { tr: ["24 saat", "09:00–18:00"], en: ["24 hours", "09:00–18:00"] },
  "is-etigi-kurallari": {
    tr: [
      "takvim yılında toplam 100 ABD dolarının altında Onaysız",
      "6 aydan uzun süre elde tutulan hisseler yatırım",
      "hafta içi 08:30–12:00 ve 13:00–17:30",
      "Başkan",
      "Üyeler",
      "Sekreter",
    ],
    en: [
      "less than USD 100 in total in a calendar year May be accepted",
      "more than 6 months count as investment",
      "weekdays 08:30–12:00 and 13:00–17:30",
      "Chair",
      "Members",
      "Secretary",
    ],
  },
  "kisisel-verilerin-korunmasi": {
    tr: [
      "yanıtlamamız En geç 30 gün",
      "öğrenmenizden itibaren 30 gün, her hâlde başvurudan itibaren 60 gün",
      "getirmemiz Tebliğden itibaren en geç 30 gün",
      "Rıza verilen özgeçmiş 2 yıl",
    ],
    en: [
      "application Within 30 days",
      "30 days after you learn of the answer, and in any case 60 days after",
      "decision Within 30 days after notification",
      "CV with consent 2 years",
    ],
  },
  "aydinlatma-metni": both(request, { tr: ["6 haneli kod"], en: ["6-digit code"] }),
  "crm-aydinlatma-metni": request,
  "linkedin-aydinlatma-metni": request,
  "ziyaretci-aydinlatma-metni": request,
  "calisan-adayi-aydinlatma-metni": both(request, {
    tr: ["2 yıl Açık rızanın verilmesi"],
    en: ["2 years When explicit consent is given"],
  }),
  "acik-riza-metni": both(request, { tr: ["2 yıl saklanmasına"], en: ["kept for 2 years"] }),
  "cerez-politikasi": {
    tr: ["i18n_redirected", "365 gün", "SameSite=Lax"],
    en: ["i18n_redirected", "365 days", "SameSite=Lax"],
  },
  "kullanim-sartlari": {
    tr: ["Kod 6 hanelidir", "hafta içi 09:00–18:00", "ertesi iş günü aynı saate kadar"],
    en: ["The code has 6 digits", "weekdays 09:00–18:00", "by the same time on the next working day"],
  },
  "hizmet-yonetim-politikasi": { tr: ["ISO/IEC 20000-1", "7/24 izleme"], en: ["ISO/IEC 20000-1", "24/7 monitoring"] },
  "is-surekliligi-politikasi": { tr: ["ISO 22301"], en: ["ISO 22301"] },
  "veri-sahibi-basvurusu": {
    tr: ["24 saat geçerli", "En geç 30 gün", "30 gün, her hâlde başvurudan itibaren 60 gün"],
    en: ["Valid for 24 hours", "Within 30 days", "30 days, in any case 60 days after the request"],
  },
};

function both(...figures: Figures[]): Figures {
  return { tr: figures.flatMap(({ tr }) => tr), en: figures.flatMap(({ en }) => en) };
}

function reach(): string[] {
  const { offices, contactCenter } = facts(defaultLocale);
  const { headquarters, istanbul } = offices;
  return [headquarters.street, headquarters.phone, istanbul.phone, headquarters.fax, contactCenter];
}

export type Subject = {
  name: string;
  path: string;
  /** The least performance score that will do. */
  performance: number;
};

const content = { performance: 98 };
const form = { performance: 96 };

/** One of each kind of page that visitors arrive at. */
export const subjects: readonly Subject[] = [
  { name: "home", path: "/", ...content },
  { name: "service", path: "/yonetilen-hizmetler/sap-ve-is-uygulamalari-yonetimi", ...content },
  { name: "story", path: "/hakkimizda/basari-hikayeleri/tuna-lojistik", ...content },
  { name: "stories", path: "/hakkimizda/basari-hikayeleri", ...content },
  { name: "legal", path: "/aydinlatma-metni", ...content },
  { name: "contact", path: "/iletisim", ...form },
  { name: "wizard step 1", path: "/yonetilen-hizmetler/teklif-al", ...form },
];

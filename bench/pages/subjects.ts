export type Subject = {
  name: string;
  path: string;
  /** The least performance score that will do. */
  performance: number;
  /** Whether the app starts by itself, in idle time, because there is a form. */
  startsByItself: boolean;
};

const content = { performance: 98, startsByItself: false };
const form = { performance: 96, startsByItself: true };

/** One of each kind of page that visitors arrive at. */
export const subjects: readonly Subject[] = [
  { name: "home", path: "/", ...content },
  { name: "service", path: "/yonetilen-hizmetler/sap-ve-is-uygulamalari-yonetimi", ...content },
  { name: "story", path: "/hakkimizda/basari-hikayeleri/tuna-lojistik", ...content },
  { name: "legal", path: "/aydinlatma-metni", ...content },
  { name: "contact", path: "/iletisim", ...form },
  { name: "wizard step 1", path: "/yonetilen-hizmetler/teklif-al", ...form },
];

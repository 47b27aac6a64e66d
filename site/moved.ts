import type { PageParams } from "./href.ts";
import type { PageName } from "./pages.ts";

export type Successor = PageName | { page: PageName; params: PageParams } | "gone";

/**
 * Addresses that once worked, or that people reach by trimming one. A page's name: 308 to that page in the language
 * of the old address; a story or news item needs its slug too: { page: "hakkimizda-medya-haber", params: { haber: "…" } }.
 * "gone": 410. Old addresses are written without a trailing slash.
 */
export const moved: Readonly<Record<string, Successor>> = {
  "/yonetilen-hizmetler": "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
  "/en/managed-services": "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
};

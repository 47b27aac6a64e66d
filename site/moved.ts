import type { PageName } from "./pages.ts";

/**
 * Addresses that once worked, or that people reach by trimming one. A page's name: 308 to that page
 * in the language of the old address. "gone": 410. Old addresses are written without a trailing slash.
 */
export const moved: Readonly<Record<string, PageName | "gone">> = {
  "/yonetilen-hizmetler": "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
  "/en/managed-services": "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
};

import { quoteServices } from "./quote-services.ts";

/** What is found of the quote wizard: its head, and the services one can ask for. */
export const quote = {
  meta: {
    title: "Yönetilen hizmetler için teklif alın",
    description:
      "Altyapı, güvenlik ve SAP’de on bir yönetilen hizmet için teklif isteyin: hizmetleri ve seviyeleri seçin; mesai saatleri içinde, 24 saat dolmadan dönelim.",
  },
  services: quoteServices,
};

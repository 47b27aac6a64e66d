import type { quote as tr } from "../tr/quote.ts";
import { quoteServices } from "./quote-services.ts";

export const quote: typeof tr = {
  meta: {
    title: "Request a quote for managed services",
    description:
      "Request a quote for eleven managed services in infrastructure, security and SAP: choose services and levels, and hear from us within 24 hours, in working hours.",
  },
  services: quoteServices,
};

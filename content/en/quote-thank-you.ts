import { link } from "../schema.ts";
import type { quoteThankYou as tr } from "../tr/quote-thank-you.ts";

export const quoteThankYou: typeof tr = {
  meta: {
    title: "Thank you for your quote request",
    description:
      "The last page of a completed quote request: what happens next, when our sales specialists get in touch and what you can read in the meantime.",
  },
  title: "Thank you.",
  lead: "If you have sent a quote request, our sales specialists will get in touch within 24 hours, during working hours (09:00–⁠18:00).",
  next: {
    title: "What happens next?",
    items: [
      {
        name: "Your request is read",
        text: "The services and levels you chose go to the right specialist in the sales team.",
      },
      {
        name: "We get in touch",
        text: "We reply to a request received during working hours by the same time on the next working day, and to one received outside them by 18:00 on the next working day.",
      },
      {
        name: "We discuss the scope",
        text: "Numbers and levels are reviewed together; for SAN management, one of our experts first hears about your environment.",
      },
      {
        name: "The written quote arrives",
        text: "Your quote reaches your e-⁠mail address with its scope and its limits.",
      },
    ],
  },
  meanwhile: {
    title: "In the meantime",
    links: [
      link("How does IT infrastructure management work?", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
      link("Cyber Resilience Report", "siber-dayaniklilik-raporu"),
      link("Stories of our customers", "hakkimizda-basari-hikayeleri"),
    ],
  },
  none: {
    title: "Have you not sent a request yet?",
    text: "Choosing services takes a few minutes. If you have a question, you can write or call first.",
    quote: link("Request a quote", "yonetilen-hizmetler-teklif-al"),
    contact: link("Contact us", "iletisim"),
  },
};

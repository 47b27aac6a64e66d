import { link } from "../schema.ts";
import type { contact as tr } from "../tr/contact.ts";

export const contact: typeof tr = {
  meta: {
    title: "Contact: address, phone and e-⁠mail",
    description:
      "Address, phones, fax, contact center and working hours of Yakamoz, e-⁠mail addresses by topic, social media accounts and the visionary report series.",
  },
  title: "Write or call, and the right team answers.",
  lead: "Every topic has an owner. Write to the address for yours, and it reaches that team without being passed along.",
  reach: {
    title: "Reach us",
    address: "Headquarters",
    map: "Open the map",
    phone: "Phone",
    fax: "Fax",
    contactCenter: "Contact center",
    hours: "Working hours",
    hoursText: "Monday to Friday, 09:00–⁠18:00",
    registeredEmail: "Registered e-⁠mail (KEP)",
    social: "Social media",
  },
  topics: {
    title: "E-⁠mail by topic",
    items: [
      {
        title: "Information about products and services",
        text: "Cloud, managed services and digital transformation products. Write here, too, if you are not sure which of them fits.",
        mailbox: "info",
      },
      {
        title: "Sales and quotes",
        text: "Questions about scope, price and contract. You can also build your managed services package yourself.",
        mailbox: "sales",
        more: link("Build your package in five steps", "yonetilen-hizmetler-teklif-al"),
      },
      {
        title: "Press and corporate communication",
        text: "Questions about interviews, pictures and reports; ideas for events and cooperation.",
        mailbox: "press",
        more: link("News and announcements", "hakkimizda-medya"),
      },
      {
        title: "Personal data",
        text: "Requests about your data are answered within 30 days. Please leave out sensitive data such as health or religion.",
        mailbox: "privacy",
        more: link("Your rights and how to apply", "kisisel-verilerin-korunmasi"),
      },
    ],
  },
  reports: {
    title: "The visionary report series",
    lead: "Three reports, three plain questions. Each page shows key findings, the table of contents and how to request it.",
    more: "See the report",
  },
};

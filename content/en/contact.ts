import { link } from "../schema.ts";
import type { contact as tr } from "../tr/contact.ts";

export const contact: typeof tr = {
  meta: {
    title: "Contact: form, address and phone",
    description:
      "Contact form, address, phones, fax, contact center and working hours of Yakamoz, e-⁠mail addresses by topic, and a form to request the visionary reports.",
  },
  title: "Write or call, and the right team answers.",
  lead: "Every topic has an owner. Choose yours in the form, and your message reaches that team without being passed along.",
  write: { title: "Write to us" },
  about: {
    "campus-visit": "Visit to the campus",
    "research-project": "Proposal for a joint R&D project",
    partnership: "Proposal for a partnership",
    rpa: "Information about robotic process automation",
    "e-procurement": "Information about the e-⁠Procurement platform",
    "e-transformation": "Information about the e-⁠Transformation platform",
    hr: "Information about the HR products",
    cloud: "Information about cloud services",
    managed: "Information about managed services",
  },
  call: { before: "If talking is easier, call us: ", more: "Address and other ways to reach us" },
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
    lead: "If you prefer your own mail program to the form, here is the right address.",
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
        more: link("Make a data-subject request", "veri-sahibi-basvurusu"),
      },
    ],
  },
  reports: {
    title: "The visionary report series",
    lead: "Three reports, three plain questions. Each page shows key findings and the table of contents; the report itself can be requested right here, too.",
    more: "See the report",
    request: {
      title: "Request a report of the series",
      lead: "The link to the PDF opens as soon as you send the form, and the same link comes to your e-⁠mail address. It is valid for 7 days.",
    },
  },
};

import { link } from "../schema.ts";
import type { products as tr } from "../tr/products.ts";

const families: (typeof tr)["families"] = [
  {
    id: "ik",
    icon: "urun",
    title: "HR product family",
    lead: "From recruitment to payroll, from leave to performance: one platform. Employees look at it on their phones, managers on a single screen.",
    text: "All modules read the same personnel record, so a fact is entered once. When leave is approved the shift changes, and when the shift changes payroll knows. The HR team spends the end of the month looking at differences instead of merging files.",
    points: [
      "Payroll and personnel records",
      "Leave and shifts",
      "Recruitment and onboarding",
      "Performance and development",
      "Training records",
      "Employee portal",
    ],
    link: link("Ask about the HR products", "iletisim", { query: "about=hr" }),
  },
  {
    id: "e-satinalma",
    icon: "yerli",
    title: "e-⁠Procurement",
    lead: "Request, bid, reverse auction and contract on one trail. Who approved what and when stands on a single screen when the auditor comes.",
    text: "Suppliers bid through their own portal and keep their own documents up to date. The buyer sees bids side by side in the same unit and currency, and notes there why the cheapest was not taken. An approved order passes into your business application by itself.",
    points: [
      "Requests and budget control",
      "Supplier portal",
      "Bid comparison",
      "Reverse auctions",
      "Contracts and due dates",
      "Approval history",
    ],
    link: link("Ask about e-⁠Procurement", "iletisim", { query: "about=e-procurement" }),
  },
  {
    id: "e-donusum",
    icon: "genel",
    title: "e-⁠Transformation",
    lead: "e-⁠Invoice, e-⁠Archive, e-⁠Ledger and e-⁠Delivery Note, issued, signed and stored without leaving your business application.",
    text: "A document is checked against the rules before it is sent; a missing field goes back to the person who wrote it, not to the recipient. When Turkish regulation changes, the platform is updated and your application needs no work. Incoming documents arrive in the same place and leave it for approval and accounting.",
    points: [
      "e-⁠Invoice and e-⁠Archive",
      "e-⁠Ledger",
      "e-⁠Delivery Note",
      "Approval of incoming documents",
      "Storage for the legal period",
      "Links to SAP and other business applications",
    ],
    link: link("Ask about e-⁠Transformation", "iletisim", { query: "about=e-transformation" }),
  },
  {
    id: "rpa",
    icon: "robot",
    title: "Robotic Process Automation",
    lead: "Software robots for repetitive work with clear rules. They use the screens you have and leave your systems as they are.",
    text: "A robot opens a screen, reads, compares and writes as a person would; the difference is that it does not tire and records every step. Where it cannot decide it stops, and leaves the work to its owner.",
    points: ["Invoice matching", "Data entry", "Preparing and sending reports", "Reconciliation"],
    link: link("Robotic Process Automation in detail", "dijital-donusum-urunleri-robotik-surec-otomasyonu"),
  },
];

export const products: typeof tr = {
  meta: {
    title: "Digital transformation products: HR, e-⁠Procurement, e-⁠Transformation, RPA",
    description:
      "Four product families we develop ourselves: HR products, an e-⁠Procurement platform, an e-⁠Transformation platform and robotic process automation.",
  },
  head: {
    title: "Processes leave paper and start to flow.",
    lead: "We develop all four product families ourselves and use them in our own company. You can take them together or one by one.",
  },
  navLabel: "Products, on this page",
  families,
  shared: {
    title: "What the four have in common.",
    lead: "Products taken one at a time stand on the same ground, so that each new piece brings the others closer together.",
    items: [
      {
        title: "One identity",
        content:
          "They join the sign-on your organization already has. When someone leaves, access ends in all four at once.",
      },
      {
        title: "An open interface",
        content:
          "They connect to your business application through a documented interface; data comes out as it went in.",
      },
      {
        title: "In the cloud or on site",
        content: "Use them as a service, or install them in your own data center.",
        more: link("Service models", "bulut-cozumleri", { hash: "hizmet-modelleri" }),
      },
      {
        title: "Made in-house",
        content: "Their core is written in our R&D Center; our own teams use it first, then it comes to you.",
        more: link("R&D Center", "arge"),
      },
    ],
  },
  reference: { slug: "mercan-universitesi", kicker: "Reference", more: "Read the success story" },
  closing: {
    title: "Which one first?",
    lead: "Think of the desk where most paper piles up and most signatures are awaited. Tell us about it, and we will choose the first step together.",
    contact: link("Get in touch", "iletisim"),
  },
};

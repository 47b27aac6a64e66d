import { link } from "../schema.ts";
import type { MenuEntry, chrome as tr } from "../tr/chrome.ts";

const managedServices: MenuEntry[] = [
  {
    id: "it",
    title: "IT Infrastructure Management",
    note: "Servers, virtualization, backup, databases",
    sign: "altyapi",
    target: { name: "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi" },
  },
  {
    id: "cms",
    title: "Cybersecurity",
    note: "Management and consulting services",
    sign: "guvenlik",
    target: { name: "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri" },
  },
  {
    id: "sap",
    title: "SAP and Business Applications",
    note: "SAP Basis, maintenance and cloud management",
    sign: "sap",
    target: { name: "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi" },
  },
  {
    id: "am",
    title: "Application Modernization",
    note: "From legacy application to cloud native",
    sign: "modern",
    target: { name: "yonetilen-hizmetler-uygulama-modernizasyonu" },
  },
  {
    id: "dm",
    title: "Data Management and Strategies",
    note: "An architecture from data to decision",
    sign: "veri",
    target: { name: "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri" },
  },
  {
    id: "quote",
    title: "Request a quote",
    note: "Choose your services and their levels",
    sign: "yonetilen",
    target: { name: "yonetilen-hizmetler-teklif-al" },
  },
];

const products: MenuEntry[] = [
  {
    id: "hr",
    title: "HR product family",
    note: "One platform from payroll to performance",
    sign: "urun",
    target: { name: "dijital-donusum-urunleri", hash: "ik" },
  },
  {
    id: "procurement",
    title: "e-⁠Procurement",
    note: "Transparent purchasing from request to contract",
    sign: "yerli",
    target: { name: "dijital-donusum-urunleri", hash: "e-satinalma" },
  },
  {
    id: "transformation",
    title: "e-⁠Transformation",
    note: "e-⁠Invoice, e-⁠Archive, e-⁠Ledger",
    sign: "genel",
    target: { name: "dijital-donusum-urunleri", hash: "e-donusum" },
  },
  {
    id: "rpa",
    title: "Robotic Process Automation",
    note: "Leave repetitive work to robots",
    sign: "robot",
    target: { name: "dijital-donusum-urunleri-robotik-surec-otomasyonu" },
  },
];

const aboutUs: MenuEntry[] = [
  {
    id: "campus",
    title: "Digital Campus",
    note: "9 buildings, over 300 employees",
    sign: "kampus",
    target: { name: "dijital-kampus" },
  },
  { id: "research", title: "R&D Center", note: "From idea to product", sign: "arge", target: { name: "arge" } },
  {
    id: "career",
    title: "Career",
    note: "DxPerience and DxTechway",
    sign: "yetenek",
    target: { name: "hakkimizda-kariyer" },
  },
  {
    id: "stories",
    title: "Success Stories",
    note: "Told by our customers",
    sign: "coklu",
    target: { name: "hakkimizda-basari-hikayeleri" },
  },
  {
    id: "management",
    title: "Management",
    note: "Meet our team",
    sign: "ozel",
    target: { name: "hakkimizda-yonetim-yapimiz" },
  },
  { id: "media", title: "Media", note: "News and reports", sign: "hibrit", target: { name: "hakkimizda-medya" } },
];

export const chrome: typeof tr = {
  skip: "Skip to content",
  homeLabel: "Yakamoz home page",
  menu: { label: "Main menu", open: "Menu", close: "Close", call: "Call us:" },
  language: { label: "TR, Türkçe", short: "TR", name: "Türkçe" },
  search: link("Search the site", "ara"),
  quote: link("Request a quote", "yonetilen-hizmetler-teklif-al"),
  cloud: link("Cloud Solutions", "bulut-cozumleri"),
  contact: link("Contact", "iletisim"),
  groups: [
    {
      id: "services",
      title: "Managed Services",
      intro:
        "We take on your IT operations at defined service levels. Over 45 years of experience, more than 20 sectors, more than 350 projects.",
      more: link("Request a quote", "yonetilen-hizmetler-teklif-al"),
      entries: managedServices,
    },
    {
      id: "products",
      title: "Digital Transformation",
      intro: "Products of our own that turn paper processes into flows you can measure.",
      more: link("All products", "dijital-donusum-urunleri"),
      entries: products,
    },
    {
      id: "about",
      title: "About Us",
      intro: "An engineering culture nearing half a century, a campus of 15 decares and hundreds of curious people.",
      more: link("Get to know Yakamoz", "hakkimizda"),
      entries: aboutUs,
    },
  ],
  connection: {
    offline: "You are offline.",
    held: "This needs a connection.",
    kept: "This page and anything you typed are still here; you can carry on when the connection is back.",
    back: "You are back online.",
  },
  breadcrumbs: "Breadcrumb",
  subNav: "On this page",
  footer: {
    columns: [
      {
        title: "Solutions",
        links: [
          link("Cloud Solutions", "bulut-cozumleri"),
          link("IT Infrastructure", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
          link("Cybersecurity", "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"),
          link("SAP and Applications", "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi"),
          link("Application Modernization", "yonetilen-hizmetler-uygulama-modernizasyonu"),
          link("Data Management", "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri"),
        ],
      },
      {
        title: "Products",
        links: [
          link("HR product family", "dijital-donusum-urunleri", { hash: "ik" }),
          link("e-⁠Procurement", "dijital-donusum-urunleri", { hash: "e-satinalma" }),
          link("e-⁠Transformation", "dijital-donusum-urunleri", { hash: "e-donusum" }),
          link("Robotic Process Automation", "dijital-donusum-urunleri-robotik-surec-otomasyonu"),
        ],
      },
      {
        title: "Yakamoz",
        links: [
          link("About Us", "hakkimizda"),
          link("Management", "hakkimizda-yonetim-yapimiz"),
          link("R&D Center", "arge"),
          link("Digital Campus", "dijital-kampus"),
          link("Media", "hakkimizda-medya"),
          link("Analyst Research", "gartner"),
        ],
      },
      {
        title: "Career",
        links: [
          link("Career", "hakkimizda-kariyer"),
          link("DxPerience", "hakkimizda-kariyer-dxperience"),
          link("DxTechway", "hakkimizda-kariyer-dxtechway"),
          link("Recruitment", "hakkimizda-kariyer-ise-alim"),
        ],
      },
    ],
    follow: "Follow us",
    legal: "Legal texts",
    rights: "All rights reserved.",
  },
  feedTitle: "Yakamoz news",
};

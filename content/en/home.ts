import { link } from "../schema.ts";
import type { home as tr } from "../tr/home.ts";

export const home: typeof tr = {
  meta: {
    title: "Yakamoz Teknoloji: cloud, managed services, cybersecurity and SAP",
    description:
      "A technology and digital transformation company: one team for cloud, managed services, cybersecurity and SAP. More than 4,000 customers, monitored 24/⁠7.",
  },
  hero: {
    title: "Technology at work in the deep, business that shines on the surface.",
    lead: "One team runs your cloud, managed services, cybersecurity and SAP operations. You look after your business; your systems stay in our sight, 24/⁠7.",
    quote: link("Request a quote", "yonetilen-hizmetler-teklif-al"),
    services: "What we do",
    caption: "The warm light is you. The trail behind it is your infrastructure, glowing where you pass.",
  },
  offers: {
    title: "Three fields, one team that answers.",
    lead: "When one team builds the infrastructure, keeps it safe and develops what runs on it, it is always clear who owns a problem and who solves it.",
    more: "Explore",
    cards: [
      {
        icon: "bulut",
        title: "Cloud Solutions",
        content:
          "Hybrid, private, public and multi-cloud. We move each workload to where it runs best, and manage it there.",
        link: link("Cloud Solutions", "bulut-cozumleri"),
      },
      {
        icon: "yonetilen",
        title: "Managed Services",
        content:
          "From servers to SAP, from security to backup, we take on your IT operations at defined service levels.",
        link: link("Managed Services", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
      },
      {
        icon: "urun",
        title: "Digital Transformation Products",
        content:
          "HR product family, e-⁠Procurement, e-⁠Transformation and robotic process automation: paper processes become flows.",
        link: link("Digital Transformation Products", "dijital-donusum-urunleri"),
      },
    ],
  },
  counters: {
    customers: {
      value: "4000+",
      label:
        "customers. Each dot below is an organization that trusts us with its systems. The warm one is kept for you.",
    },
    others: [
      { value: "25+", count: 25, label: "cloud professionals, one on-call roster" },
      { value: "20+", count: 20, label: "global certifications" },
      { value: "50+", count: 50, label: "global tech partners" },
    ],
  },
  discover: {
    title: "Discover where the light comes from.",
    lead: "The people who write the software, build the robots and keep the night watch are here. Our campus, our R&D Center and our graduate program are three windows of one house.",
    campus: {
      title: "A Digital Campus that rose in four months",
      content:
        "A place where working, learning and being together open onto the same garden: planned digitally, built in four months.",
      facts: [
        { value: "15", label: "decares of land" },
        { value: "9", label: "buildings" },
        { value: "5,632 m²", label: "indoor space" },
        { value: "300+", label: "employees" },
      ],
      link: link("Tour the campus", "dijital-kampus"),
    },
    others: [
      {
        icon: "yetenek",
        title: "DxTechway talent program",
        content:
          "For recent graduates and master’s students: technical training, a mentor, and a real project from day one.",
        link: link("How to apply", "hakkimizda-kariyer-dxtechway"),
      },
      {
        icon: "arge",
        title: "R&D Center",
        content:
          "The core of our products is written here; the projects we run with universities are put to the test here.",
        link: link("See the projects", "arge"),
      },
    ],
  },
  stories: {
    kicker: "Success story",
    read: "Read the story",
    first: "tuna-lojistik",
    others: ["kordon-gida", "marmara-saglik"],
  },
  quote: {
    title: "Build your package in five steps.",
    lead: "Choose your services and their levels, preview, send. Our sales specialists get in touch within 24 hours, during working hours.",
    steps: ["Service package selection", "Package details", "Preview", "Contact information", "Completed"],
    link: link("Start your quote", "yonetilen-hizmetler-teklif-al"),
  },
};

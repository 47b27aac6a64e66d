import { link, type NavItem } from "../../schema.ts";
import type { cloud as tr } from "../../tr/cloud/index.ts";
import { hybrid } from "./hybrid.ts";
import { models } from "./service-models.ts";
import { solutions } from "./solutions.ts";

const nav: NavItem[] = [
  { id: "cloud-solutions", title: "Solutions", target: { name: "bulut-cozumleri", hash: "cloud-solutions" } },
  { id: "cloud-competencies", title: "Competencies", target: { name: "bulut-cozumleri", hash: "cloud-competencies" } },
  { id: "cloud-partnerships", title: "Partnerships", target: { name: "bulut-cozumleri", hash: "cloud-partnerships" } },
  { id: "cloud-features", title: "Features", target: { name: "bulut-cozumleri", hash: "cloud-features" } },
  {
    id: "cloud-success-stories",
    title: "Success stories",
    target: { name: "bulut-cozumleri", hash: "cloud-success-stories" },
  },
];

export const cloud: typeof tr = {
  meta: {
    title: "Cloud Solutions: hybrid, private, public, multi-cloud and local",
    description:
      "Hybrid, private, public, multi-cloud, local and cloud native architectures; IaaS, PaaS and SaaS. We choose the place of each workload with you and run it there.",
  },
  name: "Cloud Solutions",
  head: {
    title: "Every workload has its right place.",
    lead: "Some belong in your data center, some in the public cloud. We find the place with you, make the move, and run the workload there, 24/⁠7.",
  },
  nav: { label: "Cloud solutions, on this page", items: nav },
  solutions,
  hybrid,
  models,
  competencies: {
    title: "Whoever makes the move keeps the watch.",
    lead: "The people who plan a migration carry it out and run what comes after. They work knowing that a weak plan will cost them their own nights.",
    counters: [
      { value: "25+", count: 25, label: "cloud professionals" },
      { value: "20+", count: 20, label: "global certifications" },
      { value: "50+", count: 50, label: "global tech partners" },
    ],
    stages: [
      {
        title: "Assessment",
        content:
          "An inventory of applications, a map of what depends on what, an order of moves. The report also says plainly which systems should stay put.",
      },
      {
        title: "Migration",
        content:
          "A rehearsal on a copy first, production after. The way back and the last go/no-go hour are written down at the start.",
      },
      {
        title: "Operation",
        content:
          "Monitoring, patches, backups and cost control in one team. Every change is approved and leaves a record.",
      },
      {
        title: "Improvement",
        content:
          "Idle resources are found, then made smaller, switched on and off by the clock, or removed altogether.",
      },
    ],
  },
  partnerships: {
    title: "The need first, then the partner.",
    lead: "Our more than 50 global tech partners span seven families of technology. We recommend by your needs, not by partnership level, and lay the options side by side with the pros and cons of each.",
    families: [
      { title: "Public cloud", note: "compute, object storage, managed databases" },
      { title: "Virtualization", note: "hypervisors and private cloud management" },
      { title: "Containers", note: "orchestration, image registry, service mesh" },
      { title: "Backup", note: "on-site, remote and immutable copies" },
      { title: "Network", note: "SD-⁠WAN, load balancing, private lines" },
      { title: "Security", note: "firewalls, endpoints, identity" },
      { title: "Monitoring", note: "metrics, logs and traces" },
    ],
    join: link("Propose a partnership", "iletisim", { query: "about=partnership" }),
  },
  features: {
    title: "Six traits of a well-run cloud.",
    lead: "Whatever the kind, the design starts from these six headings. How deep each one goes is set by the service level you choose.",
    items: [
      {
        title: "Monitoring",
        content:
          "The system raises the alarm, the specialist on call closes it. At the Premium service level, monitoring runs 24/⁠7.",
      },
      {
        title: "Portability",
        content: "The way out is planned together with the way in; should you leave one day, the road is known.",
      },
      {
        title: "Visible costs",
        content: "Spending is labeled by team and application. A surprise shows itself before the invoice does.",
      },
      {
        title: "Tested backups",
        content:
          "It is not enough that a backup was taken; it has to have come back. Restore rehearsals have a date in the calendar.",
      },
      { title: "Encryption", content: "Data is encrypted at rest and in transit; if you like, you hold the key." },
      {
        title: "Compliance",
        content: "We follow the approach of ISO 20000 in service management and of ISO 22301 in business continuity.",
        more: link("Our business continuity policy", "is-surekliligi-politikasi"),
      },
    ],
  },
  stories: { title: "Three stories from the cloud.", all: link("All stories", "hakkimizda-basari-hikayeleri") },
  closing: {
    title: "Let us find the right place for your workload.",
    lead: "What runs where today, and what would you like to change? A few sentences are enough; our cloud team prepares the right questions and gets back to you.",
    contact: link("Get in touch", "iletisim", { query: "about=cloud" }),
    quote: link("Request a managed services quote", "yonetilen-hizmetler-teklif-al"),
  },
};

import { type Card, type Link, link } from "../../schema.ts";
import type { solutions as tr } from "../../tr/cloud/solutions.ts";

const kinds: (Card & { more?: Link })[] = [
  {
    icon: "hibrit",
    title: "Hybrid cloud",
    content:
      "Critical data inside, changing load outside. Both sides run on one network, one identity and one monitoring screen.",
    more: link("Look into hybrid cloud", "bulut-cozumleri", { hash: "hibrit-bulut" }),
  },
  {
    icon: "ozel",
    title: "Private cloud",
    content:
      "Hardware set aside for you alone. For strictly audited systems with a predictable load: payroll, production planning, patient records.",
  },
  {
    icon: "genel",
    title: "Public cloud",
    content:
      "Capacity within minutes, paid for as you use it. For trial environments, seasonal traffic and short-lived computation.",
  },
  {
    icon: "coklu",
    title: "Multi-cloud",
    content:
      "The strengths of each provider side by side. Permissions in one model, spending in one view, and no dependence on a single provider.",
  },
  {
    icon: "yerel",
    title: "Local cloud",
    content:
      "Data and its backups stay in the country. For public bodies and for sectors where regulation draws the border.",
  },
  {
    icon: "yerli",
    title: "Cloud native",
    content:
      "Containers, microservices and continuous delivery. Your application is not carried to the cloud as it is; it is rebuilt for it.",
    more: link("Application modernization", "yonetilen-hizmetler-uygulama-modernizasyonu"),
  },
];

export const solutions: typeof tr = {
  title: "Six kinds of cloud, one operations team.",
  lead: "Choosing a kind is a question of architecture, not of brand. We look first at the limits of the workload in latency, compliance and cost; the kind follows from them.",
  kinds,
};

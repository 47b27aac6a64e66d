import { link, type ServiceModelEntry } from "../../schema.ts";
import type { models as tr } from "../../tr/cloud/service-models.ts";

const entries: ServiceModelEntry[] = [
  {
    id: "iaas",
    title: "Infrastructure as a service (IaaS)",
    content: [
      "Servers, storage, network and virtualization come from us; the operating system and all above it stay with your team.",
      "For organizations with a strong systems team that is tired of renewing hardware. Operating system, database and backup can be added later as managed services.",
    ],
  },
  {
    id: "paas",
    title: "Platform as a service (PaaS)",
    content: [
      "The operating system, the database engine and the runtime move to us as well; your team concentrates on code and data.",
      "For software teams that release often. Patch nights, version upgrades and capacity planning leave their agenda.",
    ],
  },
  {
    id: "saas",
    title: "Software as a service (SaaS)",
    content: [
      "You take the application itself as a service: installation, updates, backup and monitoring are ours.",
      "Our HR product family, e-⁠Procurement and e-⁠Transformation can be used this way. The data is always yours; if you leave, you take it with you in standard formats.",
    ],
  },
];

export const models: typeof tr = {
  title: "Where do we end, where do you begin?",
  lead: "A service model is a line of responsibility. The higher the line, the fewer layers your team has to look after.",
  legend: "A filled dot is a layer we run, an empty dot one that your team runs.",
  caption: "Responsibility by layer in each service model",
  layer: "Layer",
  columns: ["IaaS", "PaaS", "SaaS"],
  us: "We",
  you: "You",
  layers: [
    { title: "Application", ours: 1 },
    { title: "Data backup", ours: 1 },
    { title: "Runtime", ours: 2 },
    { title: "Operating system", ours: 2 },
    { title: "Virtualization", ours: 3 },
    { title: "Servers and storage", ours: 3 },
    { title: "Network and facility", ours: 3 },
  ],
  entries,
  more: link("Products we offer as a service", "dijital-donusum-urunleri"),
};

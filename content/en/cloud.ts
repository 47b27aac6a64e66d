import { type Card, type Link, link, type NavItem, type ServiceModelEntry } from "../schema.ts";
import type { cloud as tr } from "../tr/cloud.ts";

const nav: NavItem[] = [
  { id: "cloud-solutions", title: "Solutions", target: { name: "bulut-cozumleri", hash: "cloud-solutions" } },
  { id: "cloud-competencies", title: "Competencies", target: { name: "bulut-cozumleri", hash: "cloud-competencies" } },
  { id: "cloud-partnerships", title: "Partnerships", target: { name: "bulut-cozumleri", hash: "cloud-partnerships" } },
  { id: "cloud-features", title: "Features", target: { name: "bulut-cozumleri", hash: "cloud-features" } },
  { id: "cloud-success-stories", title: "Success stories", target: { name: "bulut-cozumleri", hash: "cloud-success-stories" } },
];

const kinds: (Card & { more?: Link })[] = [
  { icon: "hibrit", title: "Hybrid cloud", content: "Critical data inside, changing load outside. Both sides run on one network, one identity and one monitoring screen.", more: link("Look into hybrid cloud", "bulut-cozumleri", { hash: "hibrit-bulut" }) },
  { icon: "ozel", title: "Private cloud", content: "Hardware set aside for you alone. For strictly audited systems with a predictable load: payroll, production planning, patient records." },
  { icon: "genel", title: "Public cloud", content: "Capacity within minutes, paid for as you use it. For trial environments, seasonal traffic and short-lived computation." },
  { icon: "coklu", title: "Multi-cloud", content: "The strengths of each provider side by side. Permissions in one model, spending in one view, and no dependence on a single provider." },
  { icon: "yerel", title: "Local cloud", content: "Data and its backups stay in the country. For public bodies and for sectors where regulation draws the border." },
  { icon: "yerli", title: "Cloud native", content: "Containers, microservices and continuous delivery. Your application is not carried to the cloud as it is; it is rebuilt for it.", more: link("Application modernization", "yonetilen-hizmetler-uygulama-modernizasyonu") },
];

const serviceModels: ServiceModelEntry[] = [
  { id: "iaas", title: "Infrastructure as a service (IaaS)", content: ["Servers, storage, network and virtualization come from us; the operating system and all above it stay with your team.", "For organizations with a strong systems team that is tired of renewing hardware. Operating system, database and backup can be added later as managed services."] },
  { id: "paas", title: "Platform as a service (PaaS)", content: ["The operating system, the database engine and the runtime move to us as well; your team concentrates on code and data.", "For software teams that release often. Patch nights, version upgrades and capacity sums leave their agenda."] },
  { id: "saas", title: "Software as a service (SaaS)", content: ["You take the application itself as a service: installation, updates, backup and monitoring are ours.", "Our HR product family, e-⁠Procurement and e-⁠Transformation can be used this way. The data is always yours; if you leave, you take it with you in standard formats."] },
];

export const cloud: typeof tr = {
  meta: {
    title: "Cloud Solutions: hybrid, private, public, multi-cloud and local",
    description: "Hybrid, private, public, multi-cloud, local and cloud native architectures; IaaS, PaaS and SaaS. We choose the place of each workload with you and run it there.",
  },
  name: "Cloud Solutions",
  head: {
    title: "Every workload has a right place.",
    lead: "Some belong in your data center, some in the public cloud. We find the place with you, make the move, and run the workload there, 24/⁠7.",
  },
  nav: { label: "Cloud solutions, on this page", items: nav },
  solutions: {
    title: "Six kinds of cloud, one operations team.",
    lead: "Choosing a kind is a question of architecture, not of brand. We look first at the limits of the workload in latency, compliance and cost; the kind follows from them.",
    kinds,
  },
  hybrid: {
    crumb: "Hybrid Cloud",
    crumbsLabel: "Where the hybrid cloud section stands",
    title: "Hybrid cloud: two places, one order.",
    lead: "Hybrid cloud need not be a stop on the way; it can be where an architecture stays. What matters is that the team running both sides sees them as one environment.",
    caption: "Your data center on the left, the public cloud on the right. The three trails between them are network, identity and monitoring; the warm point is your user, sending a request.",
    parts: [
      { title: "What stays inside", content: "Databases that hold personal data, systems that answer a production line within milliseconds, applications whose license is tied to hardware." },
      { title: "What goes outside", content: "Storefronts and portals with restless traffic, test environments, archives and month-end runs. When the load ends, so do the capacity and its cost." },
      { title: "What ties the two", content: "A redundant, encrypted link, identity with a single sign-on, a shared monitoring screen. Whoever is on call does not begin by asking which side failed." },
    ],
    story: link("Poyraz Perakende moved the storefront out and kept the till inside", "hakkimizda-basari-hikayeleri-hikaye", { params: { hikaye: "poyraz-perakende" } }),
  },
  models: {
    title: "Where do we end, where do you begin?",
    lead: "A service model is a line of responsibility. The higher the line, the fewer layers your team has to look after.",
    legend: "A filled point is a layer we run, an empty point one that your team runs.",
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
    entries: serviceModels,
    more: link("Products we offer as a service", "dijital-donusum-urunleri"),
  },
  competencies: {
    title: "Whoever makes the move keeps the watch.",
    lead: "The people who plan a migration carry it out and run what comes after. They work knowing that a weak plan will cost them their own nights.",
    counters: [
      { value: "25+", count: 25, label: "cloud professionals" },
      { value: "20+", count: 20, label: "global certifications" },
      { value: "50+", count: 50, label: "global tech partners" },
    ],
    stages: [
      { title: "Assessment", content: "An inventory of applications, a map of what depends on what, an order of moves. The report also says plainly which systems should stay put." },
      { title: "Migration", content: "A rehearsal on a copy first, production after. The way back and the hour of the last decision are written down at the start." },
      { title: "Operation", content: "Monitoring, patches, backups and cost control in one team. Every change is approved and leaves a record." },
      { title: "Improvement", content: "Idle resources are found, then made smaller, switched on and off by the clock, or removed altogether." },
    ],
  },
  partnerships: {
    title: "The need first, then the partner.",
    lead: "More than 50 global tech partners of ours spread over seven families of technology. We recommend by your need, not by the level of a partnership, and lay the options side by side with what speaks for and against each.",
    families: [
      { title: "Public cloud", note: "compute, object storage, managed databases" },
      { title: "Virtualization", note: "hypervisors and private cloud management" },
      { title: "Containers", note: "orchestration, image registry, service mesh" },
      { title: "Backup", note: "on-site, remote and immutable copies" },
      { title: "Network", note: "SD-⁠WAN, load balancing, private lines" },
      { title: "Security", note: "firewalls, endpoints, identity" },
      { title: "Monitoring", note: "metrics, logs and traces" },
    ],
    join: link("Propose a partnership", "iletisim"),
  },
  features: {
    title: "Six traits of a well-run cloud.",
    lead: "Whatever the kind, the design starts from these six headings. How deep each one goes is set by the service level you choose.",
    items: [
      { title: "Monitoring", content: "The system raises the alarm, the specialist on call closes it. At the Premium service level, monitoring runs 24/⁠7." },
      { title: "Portability", content: "The way out is planned together with the way in; should you leave one day, the road is known." },
      { title: "Visible costs", content: "Spending is labeled by team and application. A surprise shows itself before the invoice does." },
      { title: "Tested backups", content: "That a backup was taken is not enough; it has to have come back. Restore rehearsals have a date in the calendar." },
      { title: "Encryption", content: "Data is encrypted at rest and on the way; if you like, you keep the key." },
      { title: "Compliance", content: "We follow ISO 20000 in service management and ISO 22301 in business continuity.", more: link("Our business continuity policy", "is-surekliligi-politikasi") },
    ],
  },
  stories: { title: "Three stories from the cloud.", all: link("All stories", "hakkimizda-basari-hikayeleri") },
  closing: {
    title: "Let us find the place of your workload.",
    lead: "What runs where today, and what would you like to change? A few sentences are enough; our cloud team prepares the right questions and gets back to you.",
    contact: link("Get in touch", "iletisim"),
    quote: link("Request a managed services quote", "yonetilen-hizmetler-teklif-al"),
  },
};

import type { ManagedServiceCopy } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";
import { consultancyServices, managementServices } from "./cybersecurity-services.ts";

export const cybersecurity: ManagedServiceCopy = {
  meta: {
    title: "Cybersecurity management and consulting services",
    description:
      "From SOC, SIEM, firewall and vulnerability management to penetration tests, maturity reviews and drills: a steady watch and advice when you need it.",
  },
  head: {
    title: "Cybersecurity management and consulting services",
    lead: "Management services keep the watch; consultancy services ask what the watch is protecting. With both in one team, no report is left on a shelf.",
  },
  overview: {
    title: "The logs are there. The readers are missing.",
    lead: "Most organizations collect enough logs and find no time to read them. Our security operations center correlates them and brings forward the alarm that a person really has to look at.",
    paragraphs: [
      "Beside every detection rule stands a response step: who is told, which connection may be cut, which one must stay up. We settle the steps with you beforehand, so that nobody looks for a decision at midnight; the plan is carried out.",
      "In consultancy the same team looks from outside. It tests, measures and puts the gaps in order of importance, then tries every closed finding again. What it learns goes into the rules of the watch.",
    ],
  },
  services: {
    title: "One is continuous, the other comes in projects.",
    note: "You can request a quote for SOC, SIEM and firewall on this site. For the others we write the scope after talking with you.",
    groups: [
      { id: "management-services", title: "Management services", items: managementServices },
      { id: "consultancy-services", title: "Consultancy services", items: consultancyServices },
    ],
  },
  levels: {
    title: "Three levels of the watch.",
    lead: "The levels apply to management services; consultancy work is quoted separately, by its scope.",
    examples: ["A rule changed at your request", "Scheduled review of rules", "An alarm read and assessed at night"],
  },
  story: "ege-enerji",
  faq: [
    {
      id: "faq-eps",
      question: "What is EPS, and how much of it do we need?",
      answer:
        "EPS is the number of log events collected per second; SOC and SIEM capacity is chosen in multiples of 100. If you have no measurement, the list of your log sources is enough, and we work out the number together.",
    },
    {
      id: "faq-soc-siem",
      question: "What is the difference between SOC and SIEM?",
      answer:
        "A SIEM is the system that collects and correlates logs. The SOC is the team that assesses the alarms it raises and starts the response. If you have a SIEM of your own, you can take the SOC service alone.",
    },
    {
      id: "faq-logs",
      question: "Where are our logs kept?",
      answer:
        "The place, the retention period and who has access are written in the contract. Logs can stay in your own data center; we build collection and storage accordingly.",
    },
    {
      id: "faq-pentest",
      question: "Can a penetration test stop our systems?",
      answer:
        "Scope, hours and the systems not to be touched are set in writing before the test begins. Attempts that could stop a service are made only with your approval and within the agreed hours.",
    },
  ],
  related: [
    link(
      "How do organizations get back on their feet after an attack? Request the report.",
      "siber-dayaniklilik-raporu",
    ),
    link(
      "A vulnerability ends with a patch: the patch calendar and the backups live under the same roof.",
      "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    ),
    link("Read the rules we follow in our own systems.", "bilgi-guvenligi-politikasi"),
  ],
  closing: {
    title: "Let us talk about the watch.",
    lead: "Choose the security services you need. Once you have sent the request, we talk to you within 24 hours, during working hours.",
    quote: link("Request a security quote", "yonetilen-hizmetler-teklif-al", { query: "services=firewall,soc,siem" }),
    contact: link("Contact us", "iletisim", { query: "about=managed" }),
  },
};

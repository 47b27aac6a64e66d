import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const data: ManagedServiceCopy = {
  meta: {
    title: "Data management and strategies",
    description:
      "Data strategy, a shared glossary, data warehouses, pipelines and quality checks, reporting and data protection: data with a meaning and an owner.",
  },
  head: {
    title: "Data management and strategies",
    lead: "Decisions come faster when it is clear where data lives, what it means and who sees it. We put all this in place and run it, from the glossary to the warehouse and from quality to backup.",
  },
  overview: {
    title: "When one question has two answers, the report is not to blame.",
    lead: "If sales and accounting give two different revenues for the same month, a new report screen will not help. First agree on what “revenue” means, then let data that fits the definition flow along a single path.",
    paragraphs: [
      "So we begin with a glossary and with ownership, not with a tool. Every term gets a definition, every table an owner, every flow a check. The choice of tools comes after that; most of the time the one you have is enough.",
      "We also run what we build. The database, the nightly flows, access rights and backups are on the watch of one team; when the morning report does not open, you know whom to call.",
    ],
  },
  services: {
    title: "What do we take on?",
    note: "You can begin with one question and two or three sources. For databases, storage and backup you can request a quote on this site.",
    groups: [
      {
        id: "data-services",
        title: "Data services",
        items: [
          serviceItem(
            "dm-1",
            "Data strategy and roadmap",
            "With the business units we write down which decision needs which data, and compare it with the data as it is today.",
            [
              "Inventory of decisions and questions",
              "Map of source systems and gaps",
              "Maturity measurement",
              "A sequenced roadmap with a written budget",
            ],
          ),
          serviceItem(
            "dm-2",
            "Data governance and shared glossary",
            "A term has one definition and one owner. When the definition changes, it is known who changed it, when and why.",
            [
              "Business glossary and data catalog",
              "Data ownership and responsibilities",
              "Lineage from source to report",
              "A change board and versioning",
            ],
          ),
          serviceItem(
            "dm-3",
            "Data warehouse and data lake",
            "We bring scattered sources together in one place that can be queried: in your own data center, in the cloud or in both.",
            [
              "Data model and layer design",
              "On-site, cloud or hybrid setup",
              "Tracking of query performance and cost",
              "Migration from older warehouses",
            ],
          ),
          serviceItem(
            "dm-4",
            "Data pipelines and quality checks",
            "A row that does not fit the definition is shown to the unit that produced it before it enters the warehouse. The source corrects it, not the head office.",
            [
              "Batch and real-time flows",
              "Rule-based quality checks",
              "Matching and deduplication of master data",
              "Tracking and rerunning of nightly flows",
            ],
          ),
          serviceItem(
            "dm-5",
            "Reporting and analytics",
            "Rather than adding reports, we settle the owner and the question of each one and close those that nobody opens.",
            [
              "Design of indicators and reports",
              "Training for units that build their own reports",
              "Forecasting and classification models",
              "Monitoring and renewal of models",
            ],
          ),
          serviceItem(
            "dm-6",
            "Data protection and life cycle",
            "How long data is kept, where and with what access is written at the start; data past its term is deleted, and the deletion is recorded.",
            [
              "Classification and access rights",
              "Masking and anonymization",
              "Retention and disposal calendar",
              "Backup, archive and restore tests",
            ],
          ),
        ],
      },
    ],
  },
  steps: {
    title: "First the meaning, then the table.",
    lead: "We get a first result within a narrow scope and grow from there.",
    items: [
      {
        number: 1,
        name: "Question",
        description: "One question is chosen whose answer comes late or contradicts itself today.",
      },
      {
        number: 2,
        name: "Glossary",
        description: "The terms in the question get a definition and an owner, with the business units.",
      },
      {
        number: 3,
        name: "First table",
        description: "Two or three sources are connected; the result is compared with a manual count.",
      },
      {
        number: 4,
        name: "Spread",
        description: "New sources and new questions are added in the same way, one after another.",
      },
      {
        number: 5,
        name: "Operate",
        description: "Your team builds the reports; we run the warehouse, the flows and the backups.",
      },
    ],
  },
  levels: {
    title: "Three levels for what comes after.",
    lead: "The levels are for running databases, storage and backup; strategy and setup are quoted separately, by their scope.",
    examples: [
      "A new field or access right at your request",
      "A morning check of the nightly flows",
      "Capacity extended before queues build up",
    ],
  },
  story: "cinar-tekstil",
  faq: [
    {
      id: "faq-tools",
      question: "Do we have to change the tools we use?",
      answer:
        "Usually not. Glossary, ownership and quality checks do not depend on a tool. We suggest changing one only when it cannot carry the load or no longer earns its cost.",
    },
    {
      id: "faq-first-result",
      question: "When do we see the first result?",
      answer:
        "We build the first table for one question and the two or three sources it needs. The state of the sources decides how long it takes; after discovery we give you a written schedule.",
    },
    {
      id: "faq-databases",
      question: "Which databases do you run?",
      answer:
        "MSSQL, MySQL, PostgreSQL, Oracle, MongoDB and DB2. Number and level are chosen for each; if you use another system, tell us when we talk, and we will say in writing whether we can run it.",
    },
    {
      id: "faq-privacy",
      question: "How is personal data protected along the way?",
      answer:
        "Personal data is classified from the start; if a report does not need it, it never enters the warehouse or is masked. Who may see what, how long it is kept and when it is destroyed are in writing, and access is recorded.",
    },
  ],
  related: [
    link("How do organizations collect sustainability data? Request the report.", "veri-ve-surdurulebilirlik-raporu"),
    link(
      "Services for the databases, storage and backup beneath the warehouse.",
      "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    ),
    link("Should your data stay local or go to the cloud? Compare the kinds.", "bulut-cozumleri"),
  ],
  closing: {
    title: "Tell us which answer comes too late.",
    lead: "Which decision would you like to make earlier, and with which data? Tell us, and we will describe the first table together.",
    quote: link("Request a data infrastructure quote", "yonetilen-hizmetler-teklif-al", {
      query: "services=database-management,storage,backup",
    }),
    contact: link("Write your question", "iletisim", { query: "about=managed" }),
    contactFirst: true,
  },
};

import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const applicationModernization: ManagedServiceCopy = {
  meta: {
    title: "Application modernization",
    description:
      "We measure before we rewrite: inventory, rehosting, splitting, containers, database migration and continuous delivery, while the business runs on.",
  },
  head: {
    title: "Application modernization",
    lead: "We move applications that work but that nobody dares to touch onto today’s infrastructure, while the business runs on. Not all of them need rewriting; we first measure which one needs what.",
  },
  overview: {
    title: "The problem is not an old application. It is one that cannot be changed.",
    lead: "A fifteen-year-old application may still do its job well. Trouble begins when the last person who knows it leaves, when no parts can be found for its server, or when a small change takes weeks.",
    paragraphs: [
      "We ask the same question of every application: should it stay, move, be split, be replaced or be retired? Business value, rate of change and risk answer together. Sometimes the best modernization is to close a screen that nobody uses.",
      "Instead of one big cutover night we plan small steps that can be undone. Old and new run side by side for a while and their results are compared; when the difference is gone, the old one is switched off.",
    ],
  },
  services: {
    title: "What do we take on?",
    note: "You can begin with a single application and widen the scope once you have seen the result.",
    groups: [
      {
        id: "modernization-services",
        title: "Modernization services",
        items: [
          serviceItem(
            "am-1",
            "Application inventory and roadmap",
            "We find out how many applications you have, how they depend on one another and who uses them, and propose a path for each.",
            [
              "Dependency map",
              "Measurement of use and rate of change",
              "The reason to keep, move or split",
              "A sequenced roadmap with written costs",
            ],
          ),
          serviceItem(
            "am-2",
            "Rehosting and replatforming",
            "With little or no change to the code, we move the application to a supported operating system, a virtual server or the cloud.",
            [
              "A way out of versions without support",
              "Rehearsal on a copy of production",
              "Cutover plan and points of return",
              "Comparison after the move",
            ],
          ),
          serviceItem(
            "am-3",
            "Splitting and API layer",
            "We separate the part of a large application that changes most and put an API with a written contract in front of it. The rest keeps running where it is.",
            [
              "Boundaries drawn along business processes",
              "API design, versioning and authorization",
              "Communication through queues and events",
              "Old and new operated side by side",
            ],
          ),
          serviceItem(
            "am-4",
            "Containers and cloud native architecture",
            "We put the application into containers and run it so that it can grow and shrink with the load.",
            [
              "Container images and security scanning",
              "Setup and operation of Kubernetes clusters",
              "Load rehearsals and automatic scaling",
              "Collection of logs, metrics and traces",
            ],
          ),
          serviceItem(
            "am-5",
            "Database and data migration",
            "The heaviest part of an application is its data. Rehearsals shorten the migration until only the latest changes are left for the last night.",
            [
              "Conversion of schemas and stored procedures",
              "A short cutover through continuous synchronization",
              "Verification by rows and by amounts",
              "Archiving of old data",
            ],
          ),
          serviceItem(
            "am-6",
            "Test automation and continuous delivery",
            "An application that nobody is afraid to change is one that has tests. We first write its behavior down as tests, then change it.",
            [
              "Tests that capture today’s behavior",
              "Build and deployment pipelines",
              "Gradual releases and one-step rollback",
              "Handover to your team with a written guide",
            ],
          ),
        ],
      },
    ],
  },
  steps: {
    title: "Small steps, a clear way back.",
    lead: "At the end of every step you stop and decide: go on, change course or leave it here.",
    items: [
      { number: 1, name: "Count", description: "Applications, dependencies and owners are gathered in one list." },
      {
        number: 2,
        name: "Decide",
        description: "The path of each application is written down with its reason and cost.",
      },
      {
        number: 3,
        name: "Rehearse",
        description: "The cutover is run from end to end on a copy of production, and timed.",
      },
      {
        number: 4,
        name: "Cut over",
        description: "Old and new run side by side; at each decision point the way back is ready.",
      },
      {
        number: 5,
        name: "Operate",
        description: "The application passes to your team or to our watch, with its guide.",
      },
    ],
  },
  story: "lodos-sigorta",
  faq: [
    {
      id: "faq-rewrite",
      question: "Will you rewrite the whole application?",
      answer:
        "Mostly not. We first measure where the need for change gathers; usually it is a small part of the application. That part is separated or renewed, and the rest lives on, moved or as it is.",
    },
    {
      id: "faq-downtime",
      question: "Does the business stop during the cutover?",
      answer:
        "We plan the cutover for the quietest hours of your business and rehearse it on a copy of production. If an interruption is needed, we measure its length in rehearsal and put it in the calendar with your approval.",
    },
    {
      id: "faq-source",
      question: "What can be done when the source code is lost?",
      answer:
        "The application can be moved to a supported environment as it is, an API layer can be put in front of it, or its behavior can be observed, written down as tests and rebuilt. We say which one fits at the inventory stage.",
    },
    {
      id: "faq-ownership",
      question: "Who owns the code that is written?",
      answer:
        "Ownership is written in the contract. Code, tests and pipelines can live in your own repository throughout the work; you need not wait for the end of the project for a handover.",
    },
  ],
  related: [
    link("Compare cloud native architecture with the other kinds of cloud.", "bulut-cozumleri"),
    link(
      "Let us design the new home of the data that leaves the application.",
      "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri",
    ),
    link("See how we develop our own products.", "arge"),
  ],
  closing: {
    title: "Let us begin with the application you fear most.",
    lead: "Write what it does and where it holds you back. You can request a quote for the servers and databases beneath it in the same place.",
    quote: link("Request a quote for its infrastructure", "yonetilen-hizmetler-teklif-al", {
      query: "services=operating-system-management,database-management,virtualization",
    }),
    contact: link("Tell us about it", "iletisim", { query: "about=managed" }),
    contactFirst: true,
  },
};

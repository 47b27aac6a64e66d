import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const sap: ManagedServiceCopy = {
  meta: {
    title: "SAP and business applications management",
    description:
      "SAP Basis maintenance and support, SAP Rise cloud management, transports, authorizations and interfaces, on a calendar built around your closing.",
  },
  head: {
    title: "SAP and business applications management",
    lead: "We run your SAP systems and the business applications around them on one calendar, so that the maintenance night, the transport order and the month-end closing never collide.",
  },
  overview: {
    title: "Month-end should be an ordinary day for the system.",
    lead: "In SAP the trouble is rarely inside one system; it lies between systems. An interface queue builds up, a transport goes in the wrong order, a patch lands on closing night. Our job is to manage what lies in between.",
    paragraphs: [
      "Our SAP Basis team sees the system, its database and the server beneath it together. For organizations that run SAP Rise in the cloud, we take on the work left between the provider and you: clients, transports, authorizations, interfaces and the job schedule.",
      "The calendar follows the business, not the technology. We write maintenance windows and capacity with you around closing, inventory count, payroll and campaign days.",
    ],
  },
  services: {
    title: "What do we take on?",
    note: "You can choose the level separately for production, test and disaster recovery environments.",
    groups: [
      {
        id: "sap-services",
        title: "SAP services",
        items: [
          serviceItem(
            "sap-1",
            "SAP Basis maintenance and support",
            "Basis operation, quoted by the number of systems. It starts at the Basic level unless you change it.",
            [
              "Checks on background jobs and queues",
              "Kernel and support package updates",
              "Client copies and system refreshes",
              "RFC connections, printers and certificates",
            ],
          ),
          serviceItem(
            "sap-2",
            "SAP Rise cloud management",
            "Numbers and levels are chosen separately for Prod, Non-⁠Prod and DR systems. It starts at the Premium level unless you change it.",
            [
              "The split of duties with the provider, in writing",
              "Coordination of maintenance windows",
              "DR drills with the recovery time recorded",
              "Follow-up of requests opened with the provider",
            ],
          ),
          serviceItem(
            "sap-3",
            "Transport and change management",
            "Every transport that reaches production has an approval, a place in the order and a way back.",
            [
              "Transport order and conflict checks",
              "Separation of development, test and production",
              "Freeze periods for closing and inventory counts",
              "Later review of emergency changes",
            ],
          ),
          serviceItem(
            "sap-4",
            "SAP database and performance",
            "We turn “the system is slow” into a question that can be measured and look for the answer in the database, the network and the code.",
            [
              "HANA memory use and growth",
              "Analysis of long-running jobs and queries",
              "Advice on archiving and reducing data",
              "Capacity plan",
            ],
          ),
          serviceItem(
            "sap-5",
            "Authorizations and security",
            "The auditor and the business unit should be able to read from the same list who may do what.",
            [
              "Role design and segregation-of-duties checks",
              "SAP security notes, tracked and applied",
              "Records of privileged users",
              "Periodic review of authorizations",
            ],
          ),
          serviceItem(
            "sap-6",
            "Business applications and interfaces",
            "We run the warehouse, production, e-⁠Invoice and HR applications around SAP, with their interfaces, and keep the same records for them.",
            [
              "Tracking of interface queues",
              "Operation of application servers",
              "Calendar of version compatibility",
              "User requests sent to the right team",
            ],
          ),
        ],
      },
    ],
  },
  levels: {
    title: "Every environment at its own level.",
    lead: "Production can be monitored at Premium while the test environment stays at Basic. Response times and availability targets are written in the service level agreement.",
    examples: [
      "A client copy at your request",
      "Scheduled support packages and job checks",
      "Memory extended before closing",
    ],
  },
  story: "tuna-lojistik",
  faq: [
    {
      id: "faq-rise",
      question: "We use SAP Rise; why would we need a managed service?",
      answer:
        "In SAP Rise, the infrastructure and part of the technical operation belong to the provider; clients, transports, authorizations, interfaces and the job schedule stay with you. We take on that second part and follow up the requests opened with the provider on your behalf.",
    },
    {
      id: "faq-sid",
      question: "What is a SID, and what do you count?",
      answer:
        "A SID is the three-character identity of an SAP system. For cloud management we quote by the number of Prod, Non-⁠Prod and DR SIDs; for maintenance and support, by the total number of systems.",
    },
    {
      id: "faq-s4hana",
      question: "What do you do in an S/⁠4HANA conversion?",
      answer:
        "We run the technical side: rehearsal environment, system copies, cutover plan and points of return. Adapting business processes is the work of your team or your consultant; we keep one shared calendar.",
    },
    {
      id: "faq-closing",
      question: "Do you carry out maintenance in closing week?",
      answer:
        "The calendar is built around closing, inventory count and payroll days, and no planned maintenance is put on them. If something cannot wait, such as a vulnerability, we decide together with you and with the way back prepared.",
    },
  ],
  related: [
    link("Private, hybrid or public cloud for SAP: which one, and when?", "bulut-cozumleri"),
    link(
      "The servers, storage and backup beneath SAP, on the same watch.",
      "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    ),
    link(
      "Leave the work repeated on SAP screens every day to robots.",
      "dijital-donusum-urunleri-robotik-surec-otomasyonu",
    ),
  ],
  closing: {
    title: "Let us build your SAP calendar together.",
    lead: "Choose your systems and their levels and send them. Our sales specialists get back to you within 24 hours, during working hours.",
    quote: link("Request an SAP quote", "yonetilen-hizmetler-teklif-al", {
      query: "services=cloud-management,sap-maintenance-and-support",
    }),
    contact: link("Contact us", "iletisim", { query: "about=managed" }),
  },
};

import { link } from "../schema.ts";
import type { quote as tr } from "../tr/quote.ts";

export const quote: typeof tr = {
  meta: {
    title: "Request a quote for managed services",
    description:
      "Request a quote for eleven managed services in infrastructure, security and SAP: choose services and levels, and hear from us within 24 hours, in working hours.",
  },
  head: {
    title: "Which services do you need?",
    lead: "Tick the ones you need among eleven services. Your choice turns into ready lines in the e-⁠mail you send; you fill in numbers and levels there.",
  },
  choice: {
    title: "Services",
    lead: "You can choose several. Choosing sends nothing yet; you send the e-⁠mail yourself.",
    apply: "Update the summary",
  },
  tags: {
    infrastructure: { name: "Infrastructure", about: "Every layer beneath the system, from server to backup." },
    security: { name: "Security", about: "Services that collect logs, read them and hold the door." },
    sap: { name: "SAP", about: "Operation of SAP systems in the cloud and on site." },
  },
  services: {
    "operating-system-management": {
      label: "Operating system management",
      info: "Patching, maintenance and support of Windows and Linux servers.",
      counted: "By number of servers",
    },
    "database-management": {
      label: "Database management",
      info: "Operation of MSSQL, MySQL, PostgreSQL, Oracle, MongoDB and DB2.",
      counted: "By number of databases of each kind",
    },
    storage: {
      label: "Storage",
      info: "Management of capacity, performance and life cycle.",
      counted: "Only a level is chosen",
    },
    virtualization: {
      label: "Virtualization",
      info: "Cluster operation, resource planning and version upgrades.",
      counted: "By number of servers",
    },
    backup: {
      label: "Backup",
      info: "Scheduled backups and regular restore tests.",
      counted: "By number of servers",
    },
    "san-management": {
      label: "SAN management",
      info: "Operation of SAN switches, zones and the storage network.",
      counted: "An expert talks to you before we quote",
    },
    firewall: {
      label: "Firewall",
      info: "Rule management, version tracking and reporting.",
      counted: "By number of firewalls",
    },
    soc: {
      label: "SOC",
      info: "Security operations center: assessment of alarms and response.",
      counted: "EPS, in multiples of 100",
    },
    siem: {
      label: "SIEM",
      info: "Collection, storage and correlation of logs.",
      counted: "EPS, in multiples of 100",
    },
    "cloud-management": {
      label: "Cloud management",
      info: "Prod, Non-⁠Prod and DR systems for SAP Rise.",
      counted: "By number of SIDs",
    },
    "sap-maintenance-and-support": {
      label: "SAP maintenance and support",
      info: "SAP Basis: maintenance, updates and support of the systems.",
      counted: "By number of systems",
    },
  },
  request: {
    title: "Your request",
    none: "You have not chosen a service yet. You can also write without choosing one.",
    send: "Send by e-⁠mail",
    how: "Your e-⁠mail program opens with a prepared text. Fill in the lines and send it; our address:",
    phone: "If you would rather tell us by phone:",
    promise: "Our sales specialists get in touch within 24 hours, during working hours (09:00–⁠18:00).",
    privacy: link("CRM Clarification Text", "crm-aydinlatma-metni"),
    privacyNote: "How we process what you share:",
  },
  mail: {
    subject: "Quote request for managed services",
    greeting: "Hello,",
    intro: "I would like a quote for the following managed services:",
    introOpen: "I would like a quote for managed services. What we need:",
    units: {
      server: "servers",
      database: "databases",
      firewall: "firewalls",
      eps: "EPS",
      sid: "SIDs",
      system: "systems",
    },
    level: "level",
    levels: "Levels:",
    contact: ["Full name:", "Company:", "Job title:", "Phone:"],
  },
  levels: {
    title: "Three levels, chosen service by service.",
    lead: "Several levels can be taken together within one service: ten servers at Basic and five at Premium. The exact limits are written in the service level agreement that follows the quote.",
  },
  steps: {
    title: "A quote in five steps.",
    lead: "SAN management has one more step: before preparing the quote, one of our experts hears about your environment from you.",
    items: [
      { number: 1, name: "Service package selection", description: "Tick the services you need on this page." },
      { number: 2, name: "Package details", description: "Write the number and the level for each service." },
      { number: 3, name: "Preview", description: "Read the list once more before you send it." },
      {
        number: 4,
        name: "Contact information",
        description: "Add your name, your company and a number where we can reach you.",
      },
      {
        number: 5,
        name: "Completed",
        description: "Your request reaches the sales team; we reply within 24 hours, during working hours.",
      },
    ],
  },
};

import { serviceWords } from "../quote-schema.ts";
import type { quoteServices as tr } from "../tr/quote-services.ts";

const servers = { one: "server", other: "servers" };
const eps = { one: "EPS", other: "EPS" };
const howToCountEps =
  "Enter the number of events per second (EPS) as a multiple of 100, such as 100, 500 or 1,200. If you do not know it exactly, enter an estimate; we settle it together when we talk.";

export const quoteServices: typeof tr = {
  tags: {
    infrastructure: { name: "Infrastructure", about: "Every layer beneath the system, from server to backup." },
    security: { name: "Security", about: "Services that collect logs, read them and hold the door." },
    sap: { name: "SAP", about: "Operation of SAP systems in the cloud and on site." },
  },
  levels: {
    basic: {
      name: "Basic",
      summary: "Support by requests and incidents. No monitoring.",
      about: "We act when you ask or report an incident. It suits test and development environments.",
    },
    advanced: {
      name: "Advanced",
      summary: "Main operations are with our team.",
      about: "Beside requests and incidents, we run the main daily operations. It suits internal systems.",
    },
    professional: {
      name: "Premium",
      summary: "24/⁠7 monitoring, proactive maintenance and improvement.",
      about:
        "Proactive maintenance and improvement come on top of the main operations; 24/⁠7 monitoring is included. It suits systems that stop the business when they stop.",
    },
  },
  services: serviceWords({
    "operating-system-management": {
      label: "Operating system management",
      summary: "Patching, maintenance and support of Windows and Linux servers.",
      info: "We take over the patch calendar, hardening, permissions, certificate expiry and version upgrades. The servers may stand in your own server room, in a data center or in the cloud.",
      howTo: "Enter the total of physical and virtual servers; Windows and Linux count together.",
      input: "Number of servers",
      unit: servers,
    },
    "database-management": {
      label: "Database management",
      summary: "Maintenance, support and tuning for six kinds of databases.",
      info: "MSSQL, MySQL, PostgreSQL, Oracle, MongoDB and DB2. We take over slow queries, replication, version upgrades and access reviews; the level is chosen for each kind.",
      howTo: "Tick the kinds you use and enter the number of databases at each level.",
      input: "Number of databases",
      unit: { one: "database", other: "databases" },
    },
    storage: {
      label: "Storage",
      summary: "Management of capacity, performance and life cycle.",
      info: "Tiering and growth plan, disk expansion, and an eye on hardware age and vendor support.",
      howTo: "No number is needed, only a level. You can tick more than one.",
    },
    virtualization: {
      label: "Virtualization",
      summary: "Cluster operation, resource planning and version upgrades.",
      info: "Health, load distribution and version upgrades of VMware, Hyper-⁠V and KVM clusters; live migration during maintenance.",
      howTo: "Enter the number of physical servers in the clusters, not of virtual ones.",
      input: "Number of servers",
      unit: servers,
    },
    backup: {
      label: "Backup",
      summary: "Scheduled backups and regular restore tests.",
      info: "We take the backup, restore samples of it and record how long that takes. The report names the backups restored beside the backups taken.",
      howTo: "Enter the total of physical and virtual servers to back up.",
      input: "Number of servers",
      unit: servers,
    },
    "san-management": {
      label: "SAN management",
      summary: "Operation of SAN switches, zones and the storage network.",
      info: "No two SAN environments are alike. That is why one of our experts hears about yours before we prepare the quote.",
      howTo: "No number and no level is needed. One of our experts gets in touch with you before we quote.",
    },
    firewall: {
      label: "Firewall",
      summary: "Rule management, version tracking and reporting.",
      info: "We keep rule sets readable and open to audit: reviews, version upgrades, configuration backups and a record of changes.",
      howTo: "Enter the total of physical and virtual firewalls.",
      input: "Number of firewalls",
      unit: { one: "firewall", other: "firewalls" },
    },
    soc: {
      label: "SOC",
      sublabel: "Security operations center",
      summary: "Assessment of alarms and response to incidents.",
      info: "The team that reads your security logs: it assesses an alarm, starts the response where one is needed and puts what was done on record. The scope is measured by the events your systems produce per second (EPS).",
      howTo: howToCountEps,
      input: "EPS",
      unit: eps,
    },
    siem: {
      label: "SIEM",
      sublabel: "Security information and event management",
      summary: "Collection, storage and correlation of logs.",
      info: "We collect logs in one place, keep them and write the rules that connect them. The scope is measured by the events your systems produce per second (EPS).",
      howTo: howToCountEps,
      input: "EPS",
      unit: eps,
    },
    "cloud-management": {
      label: "Cloud management",
      sublabel: "SAP Rise",
      summary: "Operation of Prod, Non-⁠Prod and DR systems.",
      info: "With SAP Rise we take over what remains between the provider and you: clients, transports, permissions, interfaces and maintenance windows.",
      howTo:
        "Tick the kinds of SIDs you use; choose one level for each and enter the number of SIDs. The level is Premium unless you change it.",
      input: "Number of SIDs",
      unit: { one: "SID", other: "SIDs" },
    },
    "sap-maintenance-and-support": {
      label: "SAP maintenance and support",
      sublabel: "SAP Basis",
      summary: "Maintenance, updates and support of SAP systems.",
      info: "Background jobs and queues, kernel and support package updates, client copies, RFC connections and certificates.",
      howTo: "Choose one level and enter the number of systems. The level is Basic unless you change it.",
      input: "Number of systems",
      unit: { one: "system", other: "systems" },
    },
  }),
  suboptions: {
    mssql: { name: "MSSQL", short: "MSSQL" },
    mysql: { name: "MySQL", short: "MySQL" },
    postgresql: { name: "PostgreSQL", short: "PostgreSQL" },
    oracle: { name: "Oracle", short: "Oracle" },
    mongodb: { name: "MongoDB", short: "MongoDB" },
    db2: { name: "DB2", short: "DB2" },
    "prod-sid": { name: "Prod SID", short: "Prod" },
    "non-prod-sid": { name: "Non-⁠Prod SID", short: "Non-⁠Prod" },
    "dr-sid": { name: "DR SID", short: "DR" },
  },
};

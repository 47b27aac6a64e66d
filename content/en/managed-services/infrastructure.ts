import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const infrastructure: ManagedServiceCopy = {
  meta: {
    title: "Information technology infrastructure management",
    description:
      "Management of servers, virtualization, storage, backup and databases: three service levels, every job on record and backups that are tested.",
  },
  head: {
    title: "Information technology infrastructure management",
    lead: "We take over the operation of servers, storage, backup and databases. Every job has a record, every system has a level, every backup has a restore test.",
  },
  overview: {
    title: "Well-run infrastructure is infrastructure nobody notices.",
    lead: "Infrastructure teams spend most of their time putting out fires. We take over the watch and split the work into three steady routines: monitor, prevent, improve. Your team gets back to its projects.",
    paragraphs: [
      "Taking over begins with an inventory. Which system runs where, who has access, when was its backup last restored: we write down the answers together. The service starts with an acceptance record that both sides approve; from that day on, every job is tied to an incident, request or change record.",
      "Your systems may sit in your own server room, in a data center or in the cloud. Wherever they are, the routine stays the same: the same records, the same calendar, the same report.",
    ],
  },
  services: {
    title: "What do we take on?",
    note: "Take each item on its own or together with others, and choose the level system by system.",
    groups: [
      {
        id: "infrastructure-services",
        title: "Infrastructure services",
        items: [
          serviceItem(
            "it-1",
            "Server and operating system management",
            "We run the whole life cycle of your Windows and Linux servers, from installation to retirement.",
            [
              "Installation, hardening and version upgrades",
              "A patch calendar with a rollback plan for every patch",
              "Capacity and performance tracking",
              "Checks on privileges and certificate expiry",
            ],
          ),
          serviceItem(
            "it-2",
            "Virtualization",
            "We look after VMware, Hyper-⁠V and KVM clusters together with the virtual servers on them, so that maintaining one does not stop its neighbor.",
            [
              "Cluster health and load distribution",
              "Resource planning and clearing out unused servers",
              "Cluster version upgrades",
              "Live migration during maintenance",
            ],
          ),
          serviceItem(
            "it-3",
            "Storage and SAN management",
            "The point is to act when a disk is going to fill up, not when it has. No two SAN environments are alike, so one of our experts talks to you before we quote.",
            [
              "Capacity and performance trends",
              "Tiering and growth plan",
              "Management of SAN switches and zones",
              "Tracking of hardware age and vendor support",
            ],
          ),
          serviceItem(
            "it-4",
            "Backup and restore",
            "A backup that has never been restored does not count as a backup. Our report lists what was restored beside what was backed up.",
            [
              "The 3-⁠2-⁠1 rule: three copies, two media, one off-site",
              "Copies that the source system cannot delete",
              "Restore tests on samples, with the time recorded",
              "Disaster recovery drills",
            ],
          ),
          serviceItem(
            "it-5",
            "Database management",
            "Operation of MSSQL, MySQL, PostgreSQL, Oracle, MongoDB and DB2, from installation to migration. Each database gets a level of its own.",
            [
              "Tuning of slow queries and indexes",
              "High availability and replication",
              "Version upgrades and migration",
              "Review of access and privileges",
            ],
          ),
          serviceItem(
            "it-6",
            "Network and firewall management",
            "We keep the network from branch to data center, and its rule sets, readable and auditable. Our infrastructure and security teams look at the rules together.",
            [
              "Review of rule sets",
              "VPN and remote access",
              "Line and bandwidth tracking",
              "Configuration backups and change records",
            ],
          ),
        ],
      },
    ],
  },
  levels: {
    title: "Three levels, clear limits.",
    lead: "Critical systems can be at Premium while the test environment stays at Basic. Response times and targets depend on how critical a system is and are written in the service level agreement.",
    examples: [
      "A disk extended at your request",
      "Scheduled patching and backup checks",
      "A disk extended before it fills up",
    ],
  },
  story: "marmara-saglik",
  faq: [
    {
      id: "faq-relocation",
      question: "Do we have to move our systems to use the service?",
      answer:
        "No. Your servers can stay in your own server room, in a data center or in the cloud; we work through secure remote access. If they need to move, we plan that as a project of its own.",
    },
    {
      id: "faq-team",
      question: "How do you share the work with our own IT team?",
      answer:
        "The acceptance record says which work is ours and which is yours. In most organizations user support and business applications stay inside, while the watch, patching and backup come to us. We keep the configuration data of your systems up to date and hand it to you whenever you ask.",
    },
    {
      id: "faq-level-change",
      question: "Can we change the level of a system later?",
      answer:
        "Yes. Levels are chosen per system, so moving one server up or down does not affect the others. The change is made in writing and entered in the list annexed to the contract.",
    },
    {
      id: "faq-handover",
      question: "What happens when the contract ends?",
      answer:
        "We hand over configuration data, records and access to you or to the provider you name. We delete the data that remains with us, except where the law requires us to keep it.",
    },
  ],
  related: [
    link(
      "Should the workload go to the cloud or stay where it is? See six kinds of cloud side by side.",
      "bulut-cozumleri",
    ),
    link(
      "The team that reads the logs of the same servers: SOC, SIEM and firewall.",
      "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
    ),
    link("Read the rules by which we take over and run a service.", "hizmet-yonetim-politikasi"),
  ],
  closing: {
    title: "Let us look at your infrastructure together.",
    lead: "Tick the services and send them; our sales specialists get in touch within 24 hours, during working hours.",
    quote: link("Request an infrastructure quote", "yonetilen-hizmetler-teklif-al", {
      query: "services=operating-system-management,virtualization,backup",
    }),
    contact: link("Contact us", "iletisim", { query: "about=managed" }),
  },
};

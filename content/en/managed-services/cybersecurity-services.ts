import { serviceItem } from "../../managed-service-schema.ts";

export const managementServices = [
  serviceItem(
    "cms-1",
    "Security operations center (SOC)",
    "The team that assesses an alarm, ranks it and starts the response. Capacity is chosen by log events per second (EPS), in multiples of 100.",
    [
      "Assessment and ranking of alarms",
      "Response steps written beforehand",
      "Regular weeding out of false alarms",
      "A report and updated rules after an incident",
    ],
  ),
  serviceItem(
    "cms-2",
    "SIEM management",
    "We collect logs in one place, keep them with time stamps and connect them to one another. This service, too, grows in steps of 100 EPS.",
    [
      "Connecting log sources and checking that they report",
      "Writing and maintaining correlation rules",
      "Retention and access",
      "Queries ready for audits",
    ],
  ),
  serviceItem(
    "cms-3",
    "Firewall management",
    "We make rules that piled up over the years readable again and record every change with its reason.",
    [
      "Review and simplification of the rule set",
      "VPN and remote access",
      "Version and signature updates",
      "Configuration backups",
    ],
  ),
  serviceItem(
    "cms-4",
    "Vulnerability management",
    "Scanning is easy; closing the list is not. We rank findings by the importance of the system and follow them until they are closed.",
    [
      "Regular internal and external scans",
      "One calendar with the patching team",
      "Exceptions on record, with an end date",
      "A new scan of every closed finding",
    ],
  ),
  serviceItem(
    "cms-5",
    "Endpoint and e-⁠mail security",
    "An attack often begins with an attachment or a link. We manage the settings, alarms and exceptions of endpoint and e-⁠mail protection.",
    [
      "EDR policies and alarm tracking",
      "Isolating a suspicious device from the network",
      "Examination of reported phishing",
      "Upkeep of SPF, DKIM and DMARC records",
    ],
  ),
  serviceItem(
    "cms-6",
    "Identity and privileged access",
    "Administrator accounts belong to a person, last for a limited time and leave a record; shared passwords disappear.",
    [
      "Multi-factor authentication",
      "Recording of privileged sessions",
      "One time-limited door for outside companies",
      "Closing the access of people who leave",
    ],
  ),
];

export const consultancyServices = [
  serviceItem(
    "ccs-1",
    "Penetration testing",
    "Once scope and permission are in writing, we take the attacker’s route. The report describes not only the weakness but also the path that led to it.",
    [
      "External network, internal network and web application tests",
      "Evidence and a remedy for every finding",
      "Critical findings reported without waiting for the report",
      "A verification test for closed findings",
    ],
  ),
  serviceItem(
    "ccs-2",
    "Security maturity review",
    "We show where you stand and what comes next, under the headings of NIST CSF and ISO/IEC 27001.",
    [
      "Interviews and review of evidence",
      "A maturity score per heading",
      "A roadmap in order of importance",
      "A second measurement on the same scale",
    ],
  ),
  serviceItem(
    "ccs-3",
    "ISO/IEC 27001 and data protection readiness",
    "We prepare a system that works, not a folder for the audit. The certificate is issued by an independent body; we do the work that leads there.",
    [
      "Asset inventory and risk assessment",
      "Writing policies and procedures",
      "Internal audit and closing of gaps",
      "Data processing inventory and technical measures",
    ],
  ),
  serviceItem(
    "ccs-4",
    "Incident response plan and drills",
    "You make the decisions of the first hour on a calm day: who speaks, what is shut down, who is told.",
    [
      "Response plan and contact list",
      "Tabletop drills",
      "A ransomware scenario with a restore test",
      "A list of gaps after the drill",
    ],
  ),
  serviceItem(
    "ccs-5",
    "Security architecture",
    "We draw the security of a new branch, cloud account or application before it opens.",
    [
      "Network segmentation and zero-trust design",
      "Security settings of cloud accounts",
      "Remote access and identity architecture",
      "Separation of production and control networks",
    ],
  ),
  serviceItem(
    "ccs-6",
    "Awareness training",
    "Short sessions by role and exercises that are measured, instead of one long presentation a year.",
    [
      "Phishing exercises with personal feedback",
      "Separate content for managers, developers and field teams",
      "A first-week session for new employees",
      "Measurement of attendance and reporting rates",
    ],
  ),
];

import { z } from "zod";
import { counted, seen } from "./fields.ts";

/** A field that services belong to. */
const tag = z.strictObject({ name: seen({ max: 30 }), about: seen() });

/** What can be chosen for a service. */
const level = z.strictObject({
  name: seen({ max: 20 }),
  summary: seen(),
  about: seen(
    "Seviyenin uzun anlatımı; yalnızca site aramasında bulunur.",
    "The level at length; found by the site's search only.",
  ),
});

/** What a visitor reads of a service. */
const service = z.strictObject({
  label: seen({ max: 40 }),
  sublabel: seen({ max: 60 }).exactOptional(),
  summary: seen(),
  info: seen(),
  howTo: seen(),
});

/** Where a number is asked: its label and the unit behind it. */
const countedService = service.extend({
  input: seen({ max: 30 }),
  unit: counted([]),
});

/** A part of a service that is chosen on its own. */
const suboption = z.strictObject({ name: seen({ max: 30 }), short: seen({ max: 20 }) });

export const quoteServices = z.strictObject({
  tags: z.strictObject({ infrastructure: tag, security: tag, sap: tag }),
  levels: z.strictObject({ basic: level, advanced: level, professional: level }),
  services: z.strictObject({
    "operating-system-management": countedService,
    "database-management": countedService,
    storage: service,
    virtualization: countedService,
    backup: countedService,
    "san-management": service,
    firewall: countedService,
    soc: countedService,
    siem: countedService,
    "cloud-management": countedService,
    "sap-maintenance-and-support": countedService,
  }),
  suboptions: z.strictObject({
    mssql: suboption,
    mysql: suboption,
    postgresql: suboption,
    oracle: suboption,
    mongodb: suboption,
    db2: suboption,
    "prod-sid": suboption,
    "non-prod-sid": suboption,
    "dr-sid": suboption,
  }),
});

import { company } from "../../site/company.ts";
import type { sms as tr } from "../tr/sms.ts";

export const sms: typeof tr = {
  code: (code, host) =>
    `Your ${company.name} code is ${code}. It is valid for 3 minutes; share it with nobody.\n\n@${host} #${code}`,
};

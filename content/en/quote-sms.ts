import { company } from "../../site/company.ts";
import type { quoteSms as tr } from "../tr/quote-sms.ts";

export const quoteSms: typeof tr = {
  sentences: [
    `${company.name} quote request code: {code}. Entering it sends your request to our sales team. Valid 3 min, do not share.`,
    `${company.name} quote code: {code}. Entering it sends your request to our sales team. Valid 3 min.`,
    `${company.name} quote code: {code}. Valid 3 min.`,
  ],
};

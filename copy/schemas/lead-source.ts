import { z } from "zod";
import { seen } from "./fields.ts";

export const leadSource = z.strictObject({
  source: seen({ max: 40 }),
  unknown: seen({ max: 40 }),
  utmMedium: seen({ max: 40 }),
  utmCampaign: seen({ max: 40 }),
  utmTerm: seen({ max: 40 }),
  utmContent: seen({ max: 40 }),
  referringHost: seen({ max: 40 }),
  landingPage: seen({ max: 40 }),
});

import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const legal = z.strictObject({
  toc: seen({ max: 40 }),
  inShort: seen({ max: 30 }),
  effective: seen({ max: 30 }),
  version: seen({ max: 30 }),
  reading: sentence(["minutes"]),
  previous: z.strictObject({
    title: seen({ max: 60 }),
    notice: sentence(["version"]),
    current: seen({ max: 60 }),
  }),
});

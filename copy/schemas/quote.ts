import { z } from "zod";
import { meta } from "./fields.ts";

export const quote = z.strictObject({
  meta,
});

import { z } from "zod";
import { id, page } from "./fields.ts";

const item = z.strictObject({
  page,
  params: z.record(z.string(), id("Haberin veya hikâyenin adresi.", "The address of the news item or story.")),
});

/** Old addresses and what they lead to. */
export const movedSchema = z.record(
  z.string().regex(/^\/[a-z0-9/_.-]*[a-z0-9_.-]$/),
  z.union([page, item, z.literal("gone")]),
);

import type { z } from "zod";
import type { movedSchema } from "./schemas/moved.ts";
import { textSource } from "./source.ts";

export type MovedAddresses = z.infer<typeof movedSchema>;

/** A page's name or item: 308 to it in the language of the old address. "gone": 410. */
export function movedAddresses(): MovedAddresses {
  return textSource().read("moved.yaml") as MovedAddresses;
}

import type { legal as tr } from "../tr/legal.ts";

export const legal: typeof tr = {
  toc: "In this text",
  inShort: "In short.",
  effective: "Effective",
  version: "Version",
  reading: (minutes: number) => `${minutes} minute read`,
};

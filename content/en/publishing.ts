import type { publishing as turkish } from "../tr/publishing.ts";

export const publishing: typeof turkish = {
  draft: "Draft",
  later: (moment) => `Goes live ${moment}`,
};

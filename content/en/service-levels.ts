import type { serviceLevels as tr } from "../tr/service-levels.ts";

export const serviceLevels: typeof tr = {
  caption: "Comparison of service levels",
  names: { basic: "Basic", advanced: "Advanced", professional: "Premium" },
  rows: [
    {
      title: "Support",
      cells: [
        "By requests and incidents",
        "Requests, incidents and main operations",
        "Requests, incidents, main operations and improvement",
      ],
    },
    { title: "Monitoring", cells: ["None", "Checks during operations", "24/⁠7, included"] },
    { title: "Proactive maintenance", cells: ["None", "None", "Included"] },
    {
      title: "Where it fits",
      cells: ["Test and development environments", "Internal systems", "Systems that stop the business when they stop"],
    },
  ],
};

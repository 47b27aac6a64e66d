import type { Report, ReportPage } from "../report.ts";
import { cyberResilience } from "./cyber-resilience.ts";
import { dataAndSustainability } from "./data-and-sustainability.ts";
import { userExperience } from "./user-experience.ts";

/** The visionary report series, by page. */
export const reports: Record<ReportPage, Report> = {
  "siber-dayaniklilik-raporu": cyberResilience,
  "veri-ve-surdurulebilirlik-raporu": dataAndSustainability,
  "gartner-kullanici-deneyimi-raporu": userExperience,
};

import type { reportDocument as tr } from "../tr/report-document.ts";

/** The words that all three reports share when they are set as documents. */
export const reportDocument: typeof tr = {
  contents: "Contents",
  summary: "Summary",
  chapter: "Chapter #",
  source: "Source:",
  illustrative: "Illustrative data.",
  note: "The figures, charts and tables in this report are illustrative; they were chosen to show how findings are read.",
  back: {
    about: "We work in cloud, managed services, cybersecurity, SAP and data.",
    founded: "Founded",
    general: "General",
    press: "Press",
    online: "The report’s page",
  },
};

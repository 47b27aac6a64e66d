import { link } from "../schema.ts";
import type { report as tr } from "../tr/report.ts";

export const report: typeof tr = {
  ask: "Request the report",
  toFindings: "Key findings",
  format: "PDF · Turkish and English",
  figuresLabel: "The report in figures",
  illustrative:
    "The figures and charts on this page are illustrative; they were chosen to explain what the report shows, and how.",
  findings: {
    title: "Two key findings",
    lead: "Axes begin at zero and the dots can be counted. Method and questions are in the report itself.",
    source: "Source:",
    illustrative: "Illustrative data.",
  },
  contents: { title: "What is in the report?" },
  audience: { title: "Who is it for?" },
  request: {
    title: "Request the report",
    lead: "The button opens an e-⁠mail with its subject line filled in. Add your name, your organization and the language you prefer; we send the PDF as our reply.",
    button: "Request by e-⁠mail",
    address: "If your mail program does not open, write to:",
    privacy: {
      before: "How we handle what you write is explained in the ",
      link: link("Clarification Text", "aydinlatma-metni"),
      after: ".",
    },
  },
  others: "The other reports of the series",
};

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
    lead: "The link to the PDF opens on this page as soon as you send the form; the same link comes to your e-⁠mail address and is valid for 7 days.",
    language: "The PDF is in English. The Turkish one can be requested on the Turkish version of this page.",
    expired: {
      title: "This link to the report is no longer valid.",
      text: "Links stay open for 7 days. Send the form below and you get a new one at once.",
    },
  },
  others: "The other reports of the series",
};

import type { Report } from "../../tr/report.ts";

export const dataAndSustainability: Report = {
  meta: {
    title: "Data and Sustainability Report 2023",
    description:
      "Where does the number beside an environmental goal come from: a meter, a bill, an estimate? Three small steps toward energy and carbon data you can trust.",
  },
  name: "Data and Sustainability Report",
  edition: "2023",
  summary: "Which data follows the environmental goal: a meter, a bill or an estimate?",
  title: "You say it fell. What did you measure it with?",
  lead: "The Data and Sustainability Report looks at the data with which organizations follow the environmental goals they have set, and starts from a single thought: what is not measured does not improve.",
  figures: [
    { value: "40%", label: "of organizations take their monthly energy figure straight from meters" },
    { value: "9 days", label: "median time until the data is together after a month has closed" },
    { value: "1 in 4", label: "organizations measures the consumption of its IT separately" },
  ],
  about: {
    title: "What does the report look at?",
    paragraphs: [
      "Many companies have announced goals for energy and carbon. Where the number beside the goal comes from is discussed less often. If two plants of one company calculate the same month in two ways, is a decrease really a decrease?",
      "The picture we met most in our interviews was well meant but done by hand: every month somebody merges dozens of files, and when that person goes on leave, the data of that month is late too. What was written in place of a missing month is often known only to the one who wrote it.",
      "The report describes the way out not as a large software project but as three small steps: write the definition, connect the source, show what is missing. For each step it says who should sit at the table and how to tell that the work is done.",
    ],
  },
  charts: [
    {
      title: "A third of the figures come from bills.",
      text: "Source of the monthly energy figure, as a share of organizations. Each point is two percentage points.",
      label: "Organizations by the source of their monthly energy figure",
      columns: { label: "Source", value: "Organizations" },
      direction: "across",
      rows: [
        { label: "Estimate", value: 8 },
        { label: "Read by hand", value: 18 },
        { label: "Bill", value: 34 },
        { label: "Automatic", value: 40 },
      ],
      max: 60,
      per: 2,
      ticks: [0, 20, 40, 60],
      pattern: "#%",
      source: "Yakamoz Data and Sustainability Report, 2023.",
    },
    {
      title: "Connect the source and the wait is over.",
      text: "Median time until energy data is together after a month has closed, in days. Each row is one day.",
      label: "Median time until energy data is together, by source of the data",
      columns: { label: "Source", value: "Days" },
      direction: "up",
      rows: [
        { label: "Bill", value: 16 },
        { label: "Read by hand", value: 9 },
        { label: "Automatic", value: 2 },
      ],
      max: 20,
      per: 1,
      ticks: [0, 5, 10, 15, 20],
      pattern: "#",
      source: "Yakamoz Data and Sustainability Report, 2023.",
    },
  ],
  contents: [
    {
      title: "Energy data: how often, by whom, from which system",
      text: "The hands a number passes through from meter to report, and what each of them can change.",
    },
    {
      title: "Missing data: what is written in its place",
      text: "When an estimate is acceptable, and how the report should say so.",
    },
    {
      title: "The share of IT itself",
      text: "Servers, cooling and environments that run idle: consumption that stays invisible unless measured apart.",
    },
    {
      title: "Shared definitions",
      text: "Do the sustainability team and the data team mean the same thing by the same word?",
    },
    {
      title: "Our own accounts",
      text: "We asked ourselves the same questions and wrote down where our measurement is strong and where it is weak.",
    },
    {
      title: "Three steps",
      text: "Write the definition, connect the source, show what is missing: who begins, with what, and how long it takes.",
    },
  ],
  audience: [
    {
      title: "Sustainability teams",
      text: "For those who want to show an auditor, step by step, the data behind the number they announce.",
    },
    {
      title: "Data teams",
      text: "For those who want a defined flow in place of the files merged at the end of each month.",
    },
    {
      title: "Facility and IT managers",
      text: "For those who want to see what meters and servers consume, each on its own, and know where to begin.",
    },
  ],
};

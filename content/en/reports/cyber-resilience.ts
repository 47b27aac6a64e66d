import type { Report } from "../../tr/report.ts";

export const cyberResilience: Report = {
  meta: {
    title: "Cyber Resilience Report 2024",
    description:
      "What follows an attack: do backups come back, has the plan been tried, how many hours until systems return? With a self-assessment of twelve questions.",
  },
  name: "Cyber Resilience Report",
  edition: "2024",
  summary: "After the attack: do backups come back, has the plan been tried, how soon do systems return?",
  title: "Once you are hit, how fast do you get up?",
  lead: "The Cyber Resilience Report measures what follows an attack rather than how to prevent it: do backups come back, does the team know what to do, how many hours until systems return?",
  figures: [
    { value: "48%", label: "of organizations restored a backup at least once in the past year" },
    { value: "9 hours", label: "median time to recover; four years ago it was 19 hours" },
    { value: "1 in 3", label: "organizations has an incident plan that was never tried" },
  ],
  about: {
    title: "What does the report ask?",
    paragraphs: [
      "Most security studies count the attacks that were stopped. This report asks about the one that was not: when did work begin again, who decided what until then, and which small gap kept everyone waiting?",
      "The questions look in three places. Backups: has the copy ever really been restored? Plans: has what is written been tried at least once? People: is it clear who decides at three in the morning, and is that authority in writing?",
      "Beside every finding the report puts one thing you can do the next day. None of them calls for buying a new product; most need a backup, a separate server and an hour.",
    ],
  },
  charts: [
    {
      title: "The larger we are, the more we test.",
      text: "Share of organizations with at least one restore test in the past twelve months, by number of employees. Each point is two percentage points.",
      label: "Organizations with a restore test in the past twelve months, by number of employees",
      columns: { label: "Employees", value: "Organizations that tested" },
      direction: "across",
      rows: [
        { label: "1–50", value: 24 },
        { label: "51–250", value: 38 },
        { label: "251–1,000", value: 56 },
        { label: "1,000+", value: 78 },
      ],
      max: 100,
      per: 2,
      ticks: [0, 25, 50, 75, 100],
      pattern: "#%",
      source: "Yakamoz Cyber Resilience Survey, 2024, 240 organizations.",
    },
    {
      title: "Recovery takes half as long.",
      text: "Median time until systems return after a serious incident, in hours. Each row is one hour.",
      label: "Median time to recover after a serious incident, by year",
      columns: { label: "Year", value: "Hours" },
      direction: "up",
      rows: [
        { label: "2020", value: 19 },
        { label: "2021", value: 16 },
        { label: "2022", value: 14 },
        { label: "2023", value: 11 },
        { label: "2024", value: 9 },
      ],
      max: 20,
      per: 1,
      ticks: [0, 5, 10, 15, 20],
      pattern: "#",
      source: "Yakamoz Cyber Resilience Survey, 2024, 240 organizations.",
    },
  ],
  contents: [
    {
      title: "Who took part, and how we asked",
      text: "Four groups by size, the wording of the questions, and how missing answers were treated.",
    },
    {
      title: "Backups: the gap between taken and restored",
      text: "Not how often the copy is made, but when it was last brought back.",
    },
    {
      title: "Incident plans: written, tried, forgotten",
      text: "Ways to test a plan, from a tabletop exercise to a full outage, and the gaps each of them reveals.",
    },
    {
      title: "People: shifts, authority and fatigue",
      text: "Who makes the decision, how many share the watch, and how a team rests during a long incident.",
    },
    {
      title: "Cost: an hour of downtime, worked out",
      text: "A plain calculation to fill in with your own numbers: lost revenue, overtime, late deliveries.",
    },
    {
      title: "A self-assessment of twelve questions",
      text: "Answered within one meeting; shows where your organization would get stuck.",
    },
  ],
  audience: [
    {
      title: "IT managers",
      text: "For those who want to set their recovery time beside that of organizations of the same size.",
    },
    {
      title: "Security and risk teams",
      text: "For those looking for the first small step toward trying out their incident plan.",
    },
    {
      title: "Management and internal audit",
      text: "For those who want to break “Are we ready?” into twelve small questions with visible answers.",
    },
  ],
};

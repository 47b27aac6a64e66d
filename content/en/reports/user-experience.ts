import type { Report } from "../../tr/report.ts";

export const userExperience: Report = {
  meta: {
    title: "User Experience Report 2025",
    description:
      "The server is green, but what is it like to use? A report on measuring the wait, the step left unfinished and the question asked in in-house applications.",
  },
  name: "User Experience Report",
  edition: "2025",
  summary: "The employee’s screen: how long did they wait, where did they stop, whom did they ask?",
  title: "The system is up. What is it like to use?",
  lead: "The User Experience Report is about the screen that employees face all day: the leave form, the purchase request, the order entry. It explains how to measure experience without reducing it to one score.",
  figures: [
    { value: "12 s", label: "to finish a record at a desk in the field; 2 seconds on the server" },
    { value: "34%", label: "give up on a screen that makes them wait six to ten seconds" },
    { value: "2 in 3", label: "questions go to the colleague at the next desk, not to the help desk" },
  ],
  about: {
    title: "Three plain questions",
    paragraphs: [
      "How long did they wait? The time between pressing the button and finishing the task is measured where the user is, not on the server. A day that is green in the service level report may have meant twelve seconds of waiting for every record in the field.",
      "Where did they stop? Forms left half done and steps given up are counted. Whom did they ask? Questions to the help desk or to the next desk show what the screen failed to explain. Put side by side, the three numbers explain most complaints by themselves.",
      "Each question comes with a method of measurement and a limit that protects privacy: the screen is measured, not the person, and results are not used to evaluate employees. The report contains no vendor’s rank or score, and its method is not tied to any product.",
    ],
  },
  charts: [
    {
      title: "Those who wait give up.",
      text: "Share of users who leave a task unfinished, by the time the screen takes to open. Each point is two percentage points.",
      label: "Users who leave a task unfinished, by the time the screen takes to open",
      columns: { label: "Time to open", value: "Left unfinished" },
      direction: "across",
      rows: [
        { label: "0–2 seconds", value: 6 },
        { label: "3–5 seconds", value: 18 },
        { label: "6–10 seconds", value: 34 },
        { label: "10+ seconds", value: 52 },
      ],
      max: 80,
      per: 2,
      ticks: [0, 20, 40, 60, 80],
      pattern: "#%",
      source: "Yakamoz User Experience Report, 2025.",
    },
    {
      title: "One record, four different clocks.",
      text: "Median time to finish one record, by where it is measured, in seconds. Each row is one second.",
      label: "Median time to finish one record, by where it is measured",
      columns: { label: "Measured at", value: "Seconds" },
      direction: "up",
      rows: [
        { label: "Server", value: 2 },
        { label: "Head office", value: 5 },
        { label: "Branch", value: 9 },
        { label: "Field", value: 12 },
      ],
      max: 15,
      per: 1,
      ticks: [0, 5, 10, 15],
      pattern: "#",
      source: "Yakamoz User Experience Report, 2025.",
    },
  ],
  contents: [
    {
      title: "Why one score is not enough",
      text: "What a satisfaction survey shows and what it hides; how the three questions complete one another.",
    },
    {
      title: "Waiting: keeping the user’s time",
      text: "Where to place the measurement, which screen to begin with, and which wait exhausts patience.",
    },
    {
      title: "Stopping: counting the unfinished step",
      text: "Seeing at which field of a form people stop, without looking at who stopped.",
    },
    {
      title: "Asking: what the help desk does not tell",
      text: "Two ways to collect the questions asked at the next desk without wearing out the team.",
    },
    {
      title: "The limit of privacy",
      text: "The screen, not the person: what is not collected, who cannot see it, when it is deleted.",
    },
    {
      title: "One screen, one team, one month",
      text: "A four-week measurement plan for those who want to start small.",
    },
  ],
  audience: [
    {
      title: "IT managers",
      text: "For those who meet their service levels and want to see, in numbers, why complaints still come.",
    },
    {
      title: "Human resources teams",
      text: "For those who want to talk about minutes lost in the working day without watching anyone.",
    },
    {
      title: "Owners of in-house applications",
      text: "For those who decide, in their own business unit, which screen is mended first.",
    },
  ],
};

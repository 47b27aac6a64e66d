import { link } from "../schema.ts";
import type { dxperience as tr } from "../tr/dxperience.ts";

export const dxperience: typeof tr = {
  meta: {
    title: "DxPerience internship program",
    description:
      "An internship program of 6–⁠7 months for university students: join a team, work beside a mentor and present a project of your own at the end.",
  },
  head: {
    title: "One team, one mentor, one project.",
    lead: "DxPerience is our internship program of 6–⁠7 months for university students. You do not watch from the sidelines; you work at a team’s table.",
  },
  length: {
    title: "Why not just a summer?",
    figure: { value: "6–⁠7 months", label: "a little more than half of 12 months" },
    lead: "In four weeks you learn where everyone in a company sits. Learning how it thinks takes longer.",
    paragraphs: [
      "To see a system break, be repaired and not break again in the same place takes a few months. That is why the program is long: the questions of your first months should become the work of your last.",
      "The work we give you has someone waiting for it: the team that needs the result. So your project does not end up in a folder once it has been assessed; it is used, or we say openly why it is not.",
    ],
  },
  way: {
    title: "Four stops.",
    lead: "Your project decides how long you stay at each. The order does not change: first get to know the work, then take it on.",
    steps: [
      {
        number: 1,
        name: "Getting to know us",
        description:
          "You meet the campus, the teams and the rules. How we treat customers’ data is the first thing you learn.",
      },
      {
        number: 2,
        name: "Joining a team",
        description:
          "You have a place in a team’s meeting, on its board and in its watch. Your mentor is from the same team, one desk away.",
      },
      {
        number: 3,
        name: "Your own project",
        description: "A small job the team really needs becomes yours: a report, a script, a screen.",
      },
      {
        number: 4,
        name: "Presentation",
        description: "As the program ends you present your project to team leaders, with the attempts that failed.",
      },
    ],
  },
  teams: {
    title: "Which table will you sit at?",
    lead: "You name your interest when you apply; the posting says where there is a place. Each team has different work for an intern.",
    items: [
      {
        icon: "altyapi",
        title: "Infrastructure",
        content: "You prepare restore tests for backups and report the result in words a customer understands.",
      },
      {
        icon: "guvenlik",
        title: "Cybersecurity",
        content: "You read alarm rules in the security operations center and look for where a false alarm comes from.",
      },
      {
        icon: "sap",
        title: "SAP",
        content: "With the SAP Basis team you learn the daily checks, and why copying a system takes a night.",
      },
      {
        icon: "veri",
        title: "Data",
        content: "You follow one indicator, write its definition and trace it back to the first table it comes from.",
      },
      {
        icon: "arge",
        title: "Products and R&D",
        content: "You write one small feature from start to finish in HR, e-⁠Procurement or robotic process automation.",
      },
      {
        icon: "yonetilen",
        title: "Service desk",
        content:
          "You read incoming tickets, simplify the answers to the most frequent questions and measure the result.",
      },
    ],
  },
  eligibility: {
    title: "Who we look for.",
    lead: "You are not expected to know a particular programming language or product. It is enough to tell us how you learned something.",
    points: [
      "University students who can give the program regular time for 6–⁠7 months.",
      "People who wonder why something broke and are not content with the first answer.",
      "People who can say what they do not know and put their question in writing.",
      "People who treat someone else’s data with the care they want for their own.",
    ],
  },
  rows: [
    {
      kicker: "DxTechway",
      link: link("Already graduated? The talent program is for you.", "hakkimizda-kariyer-dxtechway"),
    },
    { kicker: "Recruitment", link: link("The steps your application goes through.", "hakkimizda-kariyer-ise-alim") },
  ],
  apply: {
    title: "The next desk is free.",
    lead: "The posting for the new term and its conditions are on our application site. Add a question to your CV.",
    button: "See internship postings",
  },
};

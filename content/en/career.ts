import { link } from "../schema.ts";
import type { career as tr } from "../tr/career.ts";

export const career: typeof tr = {
  meta: {
    title: "Career: room for the curious",
    description:
      "Our five values, a day on campus, benefits in figures, the DxPerience and DxTechway programs, and the five steps from application to offer.",
  },
  head: {
    title: "There is room for the curious.",
    lead: "We are more than three hundred people who keep the watch, write the code and listen to customers. We are looking for someone with a question.",
  },
  manifesto: {
    title: "Our manifesto",
    opening:
      "Good engineering goes unnoticed. The backup that runs at three in the morning, the patch nobody saw, the alarm that never rang.",
    middle:
      "We are the people of that unseen work. We say what we do not know. We do not hide a mistake, we write it down. We read each other’s work and keep each other’s watch.",
    closing: "We work in the deep; what shines at the surface is the work we did.",
  },
  values: {
    title: "Five values, tested every day.",
    lead: "We wrote them to look at when we decide, not to hang on a wall. Next to each stands what it changes.",
    items: [
      {
        title: "Openness",
        content: "Incident reviews are written and open to every team. We look for the cause, not for a culprit.",
      },
      {
        title: "Curiosity",
        content: "“I don’t know” is a good start. Whoever finds the answer writes it down for the next person.",
      },
      {
        title: "Ownership",
        content: "Whoever takes on a job stays with it until it is done. Handovers are in writing.",
      },
      { title: "Simplicity", content: "Of two solutions we choose the one you could explain at three in the morning." },
      { title: "Care", content: "For customers’ data, for the environment and for each other’s time." },
    ],
  },
  campus: {
    title: "A day on campus.",
    lead: "Nine buildings in a garden of 15 decares. Your desk is in one place, but your day is not.",
    label: "Life on campus",
    link: link("Tour the Digital Campus", "dijital-kampus"),
    tabs: [
      {
        id: "calisma",
        tab: "Work",
        title: "Two minutes from a quiet room to the duty room.",
        content:
          "Each team has its own building; shared desks are on the garden floor. The glass wall of the operations center faces the corridor: everyone sees the watch, nobody interrupts those who keep it.",
        figures: [
          { value: "9", unit: "", label: "buildings, one garden" },
          { value: "5,632", unit: "m²", label: "indoor space" },
        ],
      },
      {
        id: "ogrenme",
        tab: "Learning",
        title: "There are servers set aside for you to break.",
        content:
          "The learning house holds classrooms, an exam room and the library. A team that has solved a hard incident tells the others here what it learned, and where it went wrong on the way. Nobody in the lab says “don’t touch that.”",
        figures: [{ value: "20+", unit: "", label: "global certifications" }],
      },
      {
        id: "yasam",
        tab: "Life",
        title: "Lunch break in the garden.",
        content:
          "The dining hall is in the middle of the campus; the library and the sports field are a short walk away. All nine buildings open onto the same garden, so it takes no meeting to get to know someone from another team.",
        figures: [{ value: "15", unit: "", label: "decares of land" }],
      },
      {
        id: "ulasim",
        tab: "Commute",
        title: "Come by shuttle, or by bicycle.",
        content:
          "Shuttle routes were drawn around the hours of the shifts. Cyclists have covered parking and showers. The buildings are a walk apart, so nobody can blame the road for being late to a meeting.",
        figures: [{ value: "300+", unit: "", label: "employees" }],
      },
    ],
  },
  benefits: {
    title: "Benefits in figures.",
    lead: "Each dot is a salary, a percentage point or a month. Count them if you like.",
    salaries: { value: "12 + 4", label: "12 gross salaries and 4 bonus salaries a year" },
    pension: {
      value: "3%",
      label: "of your gross pay as a contribution to a private pension, funded by the company, after month six",
    },
    internship: { value: "6–⁠7 months", label: "of internship in the DxPerience program" },
  },
  programs: {
    title: "Two doors.",
    lead: "One if you are still studying, the other if you have graduated. Behind both there is real work and a mentor.",
    items: [
      {
        icon: "kampus",
        title: "DxPerience",
        content:
          "An internship program of 6–⁠7 months for university students. You become a member of a team and present a project of your own at the end.",
        link: link("See the internship program", "hakkimizda-kariyer-dxperience"),
      },
      {
        icon: "yetenek",
        title: "DxTechway",
        content:
          "A talent program for graduates and master’s students. Open to applicants with up to two years of experience.",
        link: link("See the talent program", "hakkimizda-kariyer-dxtechway"),
      },
    ],
  },
  recruitment: {
    title: "Five steps from application to offer.",
    lead: "The recruitment page tells you what we look at in each step and how you can prepare.",
    steps: [
      { number: 1, name: "Review", description: "The leader of the team you would join reads your CV, too." },
      {
        number: 2,
        name: "Interview",
        description: "A first talk with the People Experience and Sustainability team; questions go both ways.",
      },
      { number: 3, name: "Inventory", description: "A short inventory about the way you work." },
      { number: 4, name: "Case study", description: "A problem from the job; you think it through with the team." },
      { number: 5, name: "Offer", description: "Role, pay and benefits, in writing." },
    ],
    link: link("Read the steps in detail", "hakkimizda-kariyer-ise-alim"),
  },
  apply: {
    title: "Keep the next watch with us.",
    lead: "Open positions are on our application site. If none fits, you can leave a general application.",
    button: "See open positions",
  },
};

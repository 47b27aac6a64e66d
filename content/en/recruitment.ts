import { link } from "../schema.ts";
import type { recruitment as tr } from "../tr/recruitment.ts";

export const recruitment: typeof tr = {
  meta: {
    title: "Recruitment process",
    description:
      "Review, interview, inventory, case study and offer: what we look at in each step, how you can prepare, and how long we keep your CV.",
  },
  head: {
    title: "Getting to know each other, in five steps.",
    lead: "Recruitment is a process in which both sides choose. If you know in advance what we look at, you can take a better look at us.",
  },
  way: {
    title: "How your application moves on.",
    lead: "The order of the steps does not change; what they contain depends on the role you apply for.",
    steps: [
      {
        number: 1,
        name: "Review",
        description:
          "The People Experience and Sustainability team and the leader of the team you would join both read your application. No decision is made by an automated score alone.",
      },
      {
        number: 2,
        name: "Interview",
        description:
          "You talk first to the People Experience and Sustainability team, then to the team leader. Half of the questions are yours.",
      },
      {
        number: 3,
        name: "Inventory",
        description: "Depending on the role, a technical assessment or an inventory about the way you work.",
      },
      {
        number: 4,
        name: "Case study",
        description: "With the team you take up a problem from the job, with the names changed.",
      },
      {
        number: 5,
        name: "Offer",
        description: "Role, pay, benefits and starting date are in the written offer.",
      },
    ],
  },
  preparation: {
    title: "While you prepare.",
    lead: "Answers learned by heart are of no use to us. These are.",
    caption: "What we look at in each step and how you can prepare",
    step: "Step",
    columns: ["What do we look at?", "How can you prepare?"],
    rows: [
      {
        title: "Review",
        cells: [
          "What the work was, and what your share in it was.",
          "Write results, not titles: what did you change, and how could you tell?",
        ],
      },
      {
        title: "Interview",
        cells: [
          "How you explain a problem, and what you do when you do not know.",
          "Pick a piece of work that went wrong and tell us what you learned from it.",
        ],
      },
      {
        title: "Inventory",
        cells: [
          "Under which conditions you work well; the result alone decides nothing.",
          "No preparation needed. Answer as you are.",
        ],
      },
      {
        title: "Case study",
        cells: [
          "The questions you ask, and whether you know the price of the way you choose.",
          "Think out loud. If something is missing, ask; giving it to you is our job.",
        ],
      },
      {
        title: "Offer",
        cells: [
          "Whether our expectations really match.",
          "Ask now whatever is still on your mind, the on-call roster included.",
        ],
      },
    ],
  },
  sensitive: {
    title: "Please do not send.",
    lead: "We ask you not to include sensitive personal data in your application. We do not need it to assess you.",
    points: [
      "Health and disability",
      "Religion, sect, political opinion",
      "Race, ethnic origin",
      "Membership of an association, foundation or union",
      "Criminal convictions",
      "Biometric and genetic data",
      "Photograph, Turkish identity number",
      "Marital status, family details",
    ],
    note: "If you need an arrangement for the interview, it is enough to tell us what you need, not why. If such data reaches us anyway, we do not use it in the assessment; when we notice it, we black it out, or delete the document and ask for a new one.",
  },
  retention: {
    title: "How long do we keep your CV?",
    lead: "You decide. Each dot is a month.",
    figures: [
      {
        value: "2 years",
        months: 24,
        label: "if you consent, from the day you do; the period is never extended by itself",
      },
      { value: "6 months", months: 6, label: "at most after the process ends, if you do not consent" },
    ],
    text: "With your consent we keep your CV for later positions. If you do not consent, the assessment for the position you applied for is not affected.",
    withdrawal: "You can withdraw your consent at any time, without giving a reason; just write to:",
    links: [
      link("Employee Consent Statement", "acik-riza-metni"),
      link("Employee Candidate Clarification Text", "calisan-adayi-aydinlatma-metni"),
    ],
  },
  rows: [
    {
      kicker: "DxPerience",
      link: link("The internship program for university students.", "hakkimizda-kariyer-dxperience"),
    },
    { kicker: "DxTechway", link: link("The talent program for graduates.", "hakkimizda-kariyer-dxtechway") },
    { kicker: "Career", link: link("Our values, the campus and benefits.", "hakkimizda-kariyer") },
  ],
  apply: {
    title: "The first step is yours.",
    lead: "Send your CV through our application site; if no posting fits you, choose the general application.",
    button: "Go to the application site",
  },
};

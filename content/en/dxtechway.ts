import { link } from "../schema.ts";
import type { dxtechway as tr } from "../tr/dxtechway.ts";

export const dxtechway: typeof tr = {
  meta: {
    title: "DxTechway talent program",
    description:
      "A talent program for graduates and master’s students with up to two years of experience: training, a mentor, real work and five evaluation steps.",
  },
  head: {
    title: "Let your first job be a real one.",
    lead: "DxTechway is our talent program for graduates and master’s students: technical training, a mentor, and work that waits for you from day one.",
  },
  eligibility: {
    title: "Who can apply?",
    lead: "There are two conditions, and neither is about the name of the department on your diploma.",
    points: [
      "You have graduated from university or are studying for a master’s degree.",
      "You have up to 2 years of work experience.",
    ],
  },
  program: {
    title: "What awaits you in the program.",
    lead: "What you learn in class is used at a team’s table in the same week. No season passes between training and work.",
    items: [
      {
        icon: "arge",
        title: "Technical training",
        content:
          "Common ground from networks to databases, from cloud to security. It is taught by engineers who do the work every day, with examples from our own incidents.",
      },
      {
        icon: "yetenek",
        title: "A mentor",
        content:
          "Someone from your team who does the same work as you. Your mentor reads your code and your tickets and sits down beside you where you get stuck. Four graduates of the first term have volunteered.",
      },
      {
        icon: "yonetilen",
        title: "Real work",
        content:
          "From the first day you are part of a team’s work. Your final project grows out of it and is presented to team leaders.",
      },
    ],
  },
  evaluation: {
    title: "Five evaluation steps.",
    lead: "The order is always the same. In no step does an automated score decide alone; people look at the results.",
    steps: [
      {
        number: 1,
        name: "Technical assessment",
        description: "Reasoning, not recall: you tell us what is going on in a system you do not know.",
      },
      {
        number: 2,
        name: "English proficiency test",
        description: "So that you can read the documents and explain a problem to a vendor abroad.",
      },
      {
        number: 3,
        name: "Learning agility inventory",
        description: "Shows how you approach a new subject; there are no right or wrong answers.",
      },
      {
        number: 4,
        name: "Leader interviews with a case study",
        description: "You talk through a case from the job with team leaders.",
      },
      {
        number: 5,
        name: "Interviews with the People Experience and Sustainability team",
        description: "For your expectations, the way we work, and your own questions.",
      },
    ],
  },
  questions: {
    title: "Questions we hear",
    items: [
      {
        id: "on-bilgi",
        question: "Do I need to know a particular language or product?",
        answer:
          "No. In the technical assessment you look at the log of a system you do not know. What counts is asking the right question, not knowing the right command.",
      },
      {
        id: "bolum",
        question: "My degree is not in computer engineering. Can I apply?",
        answer:
          "You can. Six of the eighteen participants of the first term came from mathematics, physics and statistics. We look less at your department than at how you take a problem apart.",
      },
      {
        id: "sonrasi",
        question: "What happens after the program?",
        answer:
          "The eighteen graduates of the first term presented their final projects and started in their own teams as permanent employees. The posting of each term states its places and conditions.",
      },
      {
        id: "test-saglayicisi",
        question: "What happens to my data if a test comes from a provider abroad?",
        answer:
          "Before the test we tell you the provider’s name and country and ask for your consent separately. If you do not consent, we measure the same thing without sending your data abroad; your evaluation is not affected.",
      },
      {
        id: "ogrenci",
        question: "I am still an undergraduate. Do I have to wait?",
        answer:
          "You do not. Our DxPerience internship program of 6–⁠7 months is for university students. Once you graduate you can apply to DxTechway, too.",
      },
    ],
  },
  rows: [
    {
      kicker: "News",
      link: link("What the first eighteen graduates did.", "hakkimizda-medya-haber", {
        params: { haber: "dxtechway-ilk-mezunlarini-verdi" },
      }),
    },
    { kicker: "DxPerience", link: link("The internship for those still studying.", "hakkimizda-kariyer-dxperience") },
    { kicker: "Recruitment", link: link("Five steps for experienced candidates.", "hakkimizda-kariyer-ise-alim") },
  ],
  apply: {
    title: "Bring your question; we will find the work together.",
    lead: "The posting for the new term and its dates are on our application site.",
    button: "See the program posting",
  },
};

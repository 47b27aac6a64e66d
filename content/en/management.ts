import { link } from "../schema.ts";
import type { management as tr } from "../tr/management.ts";

export const management: typeof tr = {
  meta: {
    title: "Management",
    description:
      "Our general manager and six directors: where they come from, what they run today, and how they decide together. Seven short biographies.",
  },
  head: {
    title: "Seven leaders, seven different paths.",
    lead: "One came from the service desk, another from a production line. What they share: each has kept the night watch at least once.",
  },
  biography: "Biography",
  people: [
    {
      id: "defne-arslan",
      name: "Defne Arslan",
      title: "General Manager",
      description:
        "Computer engineer. She has spent twenty-two years in enterprise infrastructure projects; she joined us as a systems engineer and set up the operations center. General manager since 2019. She teaches business continuity at university.",
      image: "defne-arslan",
    },
    {
      id: "mert-yalin",
      name: "Mert Yalın",
      title: "Director of Operations",
      description:
        "Industrial engineer. He built the shift system and the incident practice of the 24/⁠7 operations center. Before that he ran production lines, which is where his “the line does not stop” comes from. He still spends one night a month in the duty room.",
      image: "mert-yalin",
    },
    {
      id: "elif-aydin",
      name: "Elif Aydın",
      title: "Director of Infrastructure Services",
      description:
        "Electrical and electronics engineer. She has designed servers, storage and backup for eighteen years. On weekends when SAP systems moved to the cloud, her phone was never off. The rule of her team: a backup you cannot restore is not a backup.",
      image: "elif-aydin",
    },
    {
      id: "ismail-gok",
      name: "İsmail Gök",
      title: "Director of Data Centers",
      description:
        "Mechanical engineer. Responsible for the power and cooling design of our data centers. The design that cut cooling energy by a third in three years came from his team. He brings meter readings to a meeting, not slides.",
      image: "ismail-gok",
    },
    {
      id: "selin-karaca",
      name: "Selin Karaca",
      title: "Director of Customer Experience",
      description:
        "Business graduate. She started at the service desk and answered the phone herself for her first two years. Hers is the team that put a measured first response time into our contracts. She visits customers with a notebook and no presentation.",
      image: "selin-karaca",
    },
    {
      id: "baris-tekin",
      name: "Barış Tekin",
      title: "Director of Products and R&D",
      description:
        "Mathematician. He leads the development of the HR product family, e-⁠Procurement, e-⁠Transformation and robotic process automation. The subjects of our university projects come from notes his team takes at the duty desk. He contributes to open source.",
      image: "baris-tekin",
    },
    {
      id: "zeynep-sen",
      name: "Zeynep Şen",
      title: "Director of People Experience and Sustainability",
      description:
        "Psychologist. She founded the DxPerience and DxTechway programs. She wrote the plan for life on campus together with the people who work there; her team also meters the energy and water of its nine buildings. Her favorite interview question: what have you lately found out you had wrong?",
      image: "zeynep-sen",
    },
  ],
  decisions: {
    title: "How decisions are made.",
    lead: "The management team meets at the same table every week. The first item on the agenda never changes: what stopped last week, and why?",
    items: [
      {
        title: "Incidents first",
        content:
          "The root cause of every critical incident, and of those that recur, is sought and written down. A review is not held to blame anyone; each measure gets an owner and a date.",
        link: link("Service Management Policy", "hizmet-yonetim-politikasi"),
      },
      {
        title: "An independent ethics line",
        content:
          "The Ethics Committee reports straight to the Board of Directors, not to the general manager. Nobody sits at the table over a report about themselves.",
        link: link("Business Ethics Rules", "is-etigi-kurallari"),
      },
      {
        title: "Plans that have been tested",
        content:
          "Business continuity plans are judged in exercises, not on the shelf. Results are reported to senior management; a plan that does not work is written again.",
        link: link("Business Continuity Policy", "is-surekliligi-politikasi"),
      },
    ],
  },
  rows: [
    { kicker: "Career", link: link("The eighth path may be yours.", "hakkimizda-kariyer") },
    { kicker: "About Us", link: link("The story of our name, and our awards.", "hakkimizda") },
  ],
};

import { type Card, type Link, link } from "../schema.ts";
import type { campus as tr } from "../tr/campus.ts";

const places: (Card & { more?: Link })[] = [
  {
    icon: "yonetilen",
    title: "Operations center",
    content:
      "The hall where the watch is kept 24/⁠7, with a glass wall to the corridor. Whoever walks by sees the red on the screen.",
  },
  {
    icon: "arge",
    title: "R&D Center",
    content:
      "Laboratories where the core of our products is written and projects with universities are put to the test.",
    more: link("R&D Center", "arge"),
  },
  {
    icon: "yetenek",
    title: "Learning house",
    content:
      "Classrooms, an exam room and a library. DxPerience and DxTechway participants spend their first week here.",
    more: link("Career", "hakkimizda-kariyer"),
  },
  {
    icon: "urun",
    title: "Product workshops",
    content:
      "Software teams sit product by product; the designer, the developer and the support specialist share a table.",
  },
  {
    icon: "ozel",
    title: "The quiet building",
    content: "The one roof under which no phone rings. For reading long texts, reviewing code, or simply thinking.",
  },
  {
    icon: "yerel",
    title: "Dining hall and courtyard",
    content: "The kitchen, the tables and a shaded courtyard. This is where teams run into one another most.",
  },
];

export const campus: typeof tr = {
  meta: {
    title: "Digital Campus: 9 buildings on 15 decares",
    description:
      "A Digital Campus completed in four months: 15 decares of land, 9 buildings, 5,632 m² indoors, over 300 employees. Its plan, its story and what is inside.",
  },
  head: {
    title: "A Digital Campus that rose in four months.",
    lead: "Planned digitally, built in four months. Nine buildings where working, learning and being together open onto the same garden.",
  },
  facts: [
    { value: "15", unit: "", label: "decares of land (1.5 hectares)" },
    { value: "9", unit: "", label: "buildings" },
    { value: "5,632", unit: "m²", label: "of indoor space" },
    { value: "300+", unit: "", label: "employees" },
  ],
  plan: {
    title: "Each dot is 10 square meters.",
    alt: "Plan of the campus: nine buildings on a field of 50 by 30 dots. The larger 563 of the 1,500 dots are indoor space; the one warm dot is the square beside the operations center where visitors are met.",
    text: "The land is 15 decares, which makes 1,500 dots. The larger 563 are indoor space; the rest is garden, path and sky. The building in the strongest color is the operations center, and the warm dot beside it is the square where we meet our visitors.",
    note: "Areas are to scale; the places of the buildings are not.",
  },
  reason: {
    title: "Why one garden?",
    text: [
      "A fault seen on the night watch should be fixed in the morning by the person who wrote the code. While teams sat in different buildings in different parts of town, the way between the two led through a ticket number. Now it leads through a courtyard.",
      "We built nine small buildings instead of one large one. Each team has its own door and sets its own light and quiet; the longest walk takes a few minutes. Almost two thirds of the land stayed open.",
      "The word “digital” does not come from the number of screens. Building plans, energy, air and maintenance records are kept in one model; a fault is on record before the person who noticed it is back at their desk.",
    ],
  },
  months: {
    title: "Four months, four decisions.",
    lead: "Speed came from order, not from haste: each month was given to one decision that left less work for the next.",
    items: [
      {
        name: "Month one: the twin first",
        text: "A digital twin of the campus was built; sun, shade and walking times were tried on screen. Three buildings moved because of it.",
      },
      {
        name: "Month two: the ground",
        text: "Service ducts were finished before the buildings. Fiber, water and power share one gallery that can be reached without digging.",
      },
      {
        name: "Month three: the shell",
        text: "Light steel was the choice. Parts were cut in a workshop and only joined on site.",
      },
      {
        name: "Month four: life",
        text: "Teams moved in building by building. The operations center came last, in a single night, without pausing the watch.",
      },
    ],
  },
  inside: {
    title: "What is inside?",
    lead: "The buildings have no fancy names, they have a purpose. Newcomers do not get lost on their first day.",
    places,
  },
  closing: {
    title: "Come and see it.",
    lead: "If you would like to see the campus, write to us and we will choose a day together, whether you are a customer, a student or a curious neighbor.",
    visit: link("Ask for a visit", "iletisim", { query: "about=campus-visit" }),
    career: link("Working here", "hakkimizda-kariyer"),
    notice: {
      before: "Personal data processed during a visit is covered by the",
      link: link("Visitor Privacy Notice", "ziyaretci-aydinlatma-metni"),
      after: ".",
    },
  },
};

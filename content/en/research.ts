import { type Card, type CareerStep, type Link, link } from "../schema.ts";
import type { research as tr } from "../tr/research.ts";

const questions: (Card & { more: Link })[] = [
  {
    icon: "robot",
    title: "When should a robot stop?",
    content:
      "Models that measure the moment a software robot is unsure and hand an exception to the right person instead of guessing.",
    more: link("Robotic process automation", "dijital-donusum-urunleri-robotik-surec-otomasyonu"),
  },
  {
    icon: "genel",
    title: "Can a document explain itself?",
    content:
      "Methods that read Turkish text, tables and stamps in invoices, delivery notes and contracts and sort them into fields.",
    more: link("e-⁠Transformation", "dijital-donusum-urunleri", { hash: "e-donusum" }),
  },
  {
    icon: "bulut",
    title: "Can tomorrow’s load be seen today?",
    content:
      "Capacity forecasts that tell the season, the campaign and the real deviation apart in the use of resources.",
    more: link("Cloud solutions", "bulut-cozumleri"),
  },
  {
    icon: "guvenlik",
    title: "Where in the noise is the attack?",
    content:
      "Analysis that reads security records as chains rather than one by one, and shows the analyst an incident instead of an alarm.",
    more: link("Cybersecurity", "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"),
  },
  {
    icon: "veri",
    title: "Can data teach without giving its owner away?",
    content:
      "Techniques that mask personal data, or put synthetic records in its place: the same statistics, no real person.",
    more: link("Data management", "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri"),
  },
  {
    icon: "modern",
    title: "What does old code tell us?",
    content:
      "Tools that recover business rules from the code of applications whose documents are lost, and suggest an order for taking them apart.",
    more: link("Application modernization", "yonetilen-hizmetler-uygulama-modernizasyonu"),
  },
];

const stages: CareerStep[] = [
  {
    number: 1,
    name: "Question",
    description:
      "The problem is measured: whose time does it take, and how much? If it cannot be measured, a way to measure it comes first.",
  },
  {
    number: 2,
    name: "Trial",
    description:
      "Little data, little time. If the method does not hold, the work ends here and what it taught is written down.",
  },
  {
    number: 3,
    name: "Prototype",
    description:
      "A first version that runs beside a real process without touching it. Its results are compared with human ones.",
  },
  {
    number: 4,
    name: "In-house use",
    description: "Our own operations use it first. We see its flaws before a customer does.",
  },
  {
    number: 5,
    name: "Product",
    description: "Once its documents, tests and support team are ready, it joins a product family.",
  },
];

export const research: typeof tr = {
  meta: {
    title: "R&D Center: from idea to product",
    description:
      "What our R&D Center researches, how projects with universities run, which steps turn an idea into a product, and how you can join the team.",
  },
  head: {
    title: "Questions come from operations, answers go into products.",
    lead: "Our R&D Center turns problems met on the night watch into research questions, and the answers into software that is used every day.",
  },
  questions: {
    title: "What do we research?",
    lead: "Six questions. Each began on a customer’s screen or during a night on call, and became research because there was no ready answer.",
    items: questions,
  },
  universities: {
    title: "How do we work with universities?",
    lead: "In a joint project each side brings what it knows best: the university brings the method, we bring the real problem and the people who live with it.",
    rules: [
      {
        title: "We write the question together",
        content:
          "A problem from operations is reduced, together with the academics, to a question that can be tested: with which data, and what will count as success?",
      },
      {
        title: "Data stays where it is",
        content:
          "Experiments run in the closed environment of the center on records cleared of personal data. Researchers come to the data; the data does not leave.",
      },
      {
        title: "Students join the team",
        content:
          "Master’s and doctoral students work at the same table as our engineers throughout the project. Neither the thesis nor the product keeps the other waiting.",
      },
      {
        title: "Rights are settled first",
        content:
          "Publication, intellectual property and confidentiality are each settled in the project agreement. A negative result is a result; what can be published is published.",
      },
    ],
  },
  stages: {
    title: "How does an idea become a product?",
    lead: "Every step ends with the same question: go on or stop? Stopping is no failure; stopping without writing down what was learned is one.",
    items: stages,
  },
  people: {
    title: "Who works here?",
    text: [
      "Software engineers, data scientists and product designers work in one building of the Digital Campus. Each research team also has someone from operations: the owner of the problem stays in the room until there is an answer.",
      "There are three ways in. If you have experience, look at the open positions; if you have just graduated or are doing a master’s degree, at the talent program; if you are a student, at the internship.",
    ],
    ways: [
      { kicker: "Open positions", link: link("Career: our values, the campus and how to apply", "hakkimizda-kariyer") },
      {
        kicker: "DxTechway",
        link: link("Talent program for graduates and master’s students", "hakkimizda-kariyer-dxtechway"),
      },
      { kicker: "DxPerience", link: link("Internship of 6–⁠7 months in a real team", "hakkimizda-kariyer-dxperience") },
    ],
  },
  closing: {
    title: "A question you have no answer to?",
    lead: "Propose a joint project as an academic or a customer, or join the team as a researcher.",
    propose: link("Propose a project", "iletisim", { query: "about=research-project" }),
    career: link("Go to the career page", "hakkimizda-kariyer"),
  },
};

import { link } from "../schema.ts";
import type { robots as tr } from "../tr/robotic-process-automation.ts";

export const robots: typeof tr = {
  meta: {
    title: "Robotic Process Automation (RPA)",
    description:
      "Software robots for repetitive work with clear rules: costs reduced by up to 90%, work done up to ten times faster, more than 200 hours a month won back.",
  },
  name: "Robotic Process Automation",
  head: {
    title: "Leave repetitive work to robots.",
    lead: "Invoices copied screen by screen, reports downloaded every morning, orders typed in by hand. Work with clear rules goes on day and night, with the same care.",
  },
  figures: {
    title: "Figures open enough to count.",
    lead: "Every value marked “up to” is the best result; what it will be in your process, we measure during discovery. A strong dot is what remains, a pale dot what is gone.",
    cost: { value: "90%", left: 10, label: "Costs reduced by up to 90%. Of a hundred units, ten remain." },
    speed: {
      value: "10×",
      times: 10,
      one: "By hand",
      many: "By robot",
      label: "Up to ten times faster. While one item is done by hand, the robot finishes ten.",
    },
    errors: {
      value: "0%",
      left: 100,
      label: "Error. Of a hundred items with defined rules, a hundred come out right the first time.",
    },
    peak: {
      value: "8×",
      times: 8,
      one: "Spent on the robot",
      many: "Work covered",
      label: "Eightfold savings in busy periods such as the end of the month.",
    },
    entry: { value: "70%", left: 30, label: "Savings in processes that are mostly data entry." },
    approval: { value: "50%", left: 50, label: "Savings where the last approval stays with a person." },
    hours: { value: "200+ hours", label: "Time that returns to people every month. Each dot is an hour." },
  },
  starts: {
    title: "Where to begin?",
    lead: "A good first process is a dull one: clear rules, high volume, few exceptions. We meet it most often at these four desks.",
    areas: [
      {
        title: "Finance",
        content:
          "Matching invoices with orders and delivery notes, reconciling accounts, posting bank statements to the ledger.",
      },
      {
        title: "Human resources",
        content: "Collecting the papers of new hires, carrying over leave and shift records, checks ahead of payroll.",
      },
      {
        title: "Procurement",
        content: "Gathering bids in one table, opening orders from approved requests, following up late deliveries.",
      },
      {
        title: "Customer service",
        content: "Opening tickets from e-⁠mail, sending status notices, updating an address in several systems.",
      },
    ],
  },
  limits: {
    title: "What would we not give a robot?",
    lead: "A badly chosen process costs more than a badly written robot. If discovery shows one of these, we say so and suggest another way.",
    items: [
      "Decisions that rest on experience and instinct, with rules that cannot be written down",
      "Applications whose screens or formats keep changing: let the application settle first",
      "Work done a few times a month: looking after the robot takes longer than it saves",
      "Places where it is easier to let two systems talk directly through a proper interface",
    ],
  },
  way: {
    title: "From discovery to duty in four steps.",
    lead: "At Kordon Gıda this took four weeks. Discovery shows how long yours will take.",
    steps: [
      {
        name: "Discovery",
        text: "The process is watched where it happens; its time, volume and errors are measured. If it does not fit, the project ends here.",
      },
      {
        name: "Design",
        text: "Rules and exceptions are written down one by one. Every exception gets an owner who is to be told.",
      },
      {
        name: "Build",
        text: "The robot works through past records in a test environment; its results are laid next to the human ones.",
      },
      {
        name: "Go-live",
        text: "The robot goes on duty. While it settles in, someone who knows the process reviews its decisions.",
      },
    ],
  },
  trust: {
    title: "Robots follow rules too.",
    lead: "A robot is managed like someone who has just joined your team: it has an identity, permissions, and somebody it answers to.",
    items: [
      {
        title: "An account of its own",
        content:
          "Each robot works under a separate user, with no more rights than its task needs. Its password is kept in a vault.",
      },
      {
        title: "A record of every step",
        content:
          "Which record it opened, which rule it applied, what it wrote: when an auditor asks, the answer stands next to the entry.",
      },
      {
        title: "It knows when to stop",
        content:
          "Facing a screen it does not know, it makes no guess; it stops without leaving work half done and tells the owner.",
      },
    ],
  },
  reference: { slug: "kordon-gida", kicker: "Reference", more: "Read the success story" },
  closing: {
    title: "Tell us about your dullest process.",
    lead: "Who does it, how often, on how many screens? A short answer to these three is enough to talk about whether a robot fits.",
    contact: link("Get in touch", "iletisim", { query: "about=rpa" }),
    products: link("Our other products", "dijital-donusum-urunleri"),
  },
};

import { link } from "../schema.ts";
import type { analystResearch as tr } from "../tr/analyst-research.ts";

export const analystResearch: typeof tr = {
  meta: {
    title: "Analyst research: how we read it, how we use it",
    description:
      "In which decisions we use independent analyst research and in which we set it aside, five questions to ask as you read, and the User Experience Report.",
  },
  title: "We read the map, then measure the way.",
  lead: "Independent analyst research draws the map of a market. This page explains in which decisions we rely on that map, and in which we trust our own measurement.",
  why: {
    title: "Why do we read it?",
    paragraphs: [
      "When an organization chooses infrastructure it will use for ten years, the vendor’s presentation cannot be the only source. Independent research helps us in three ways: it reminds us of the question to ask, it shows how mature a technology is, and it makes visible the sectors outside our own experience.",
      "There are decisions in which we set it aside. No study knows the latency of your network, the shifts of your team or the country in which your data has to stay. That is why we never rest a recommendation on research alone; we put a measurement from your own environment beside it.",
    ],
  },
  steps: {
    title: "When a study reaches our desk",
    items: [
      {
        title: "We read the method first",
        text: "Who asked whom, and when? If the country and size of those asked do not fit our question, neither do the findings.",
      },
      {
        title: "We keep the criterion, drop the score",
        text: "Each criterion becomes a question that can be answered in the customer’s own environment. A score belongs to the conditions of those who gave it.",
      },
      {
        title: "We try it under equal conditions",
        text: "The two or three strongest options run on the same data at our R&D Center. The result is written down even where it contradicts the study.",
      },
      {
        title: "We keep the reasons",
        text: "What we chose and why fits on one page. When the next year’s study arrives, that page is opened first.",
      },
    ],
  },
  questions: {
    title: "Five questions to ask as you read",
    lead: "For any study, ranking or comparison that comes your way.",
    items: [
      "How many organizations took part, in which countries, and is your sector among them?",
      "Who set the weight of the criteria, and would the order change if your priorities differ?",
      "Do the opinions come from those who use it, those who bought it or those who sell it?",
      "Who paid for it, and where in the text does it say so?",
      "How old is the finding, and have product, version or price changed since?",
    ],
  },
  noQuotes: {
    title: "Why are there no quotes here?",
    text: "You will find no organization’s ranking, score or sentence on this page. Without its method and context a single line easily misleads; we suggest reading such research in full, from those who publish it.",
  },
  offer: {
    title: "Our reading left us with a question of our own.",
    text: "Most studies call user experience important; few explain how to measure it inside an organization. The User Experience Report was written for that gap: how long did employees wait, where did they stop, whom did they ask?",
    see: link("See the report", "gartner-kullanici-deneyimi-raporu"),
    ask: link("Request the report", "gartner-kullanici-deneyimi-raporu", { hash: "request" }),
  },
};

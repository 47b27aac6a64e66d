import { company } from "../../site/company.ts";
import { link } from "../schema.ts";
import type { about as tr } from "../tr/about.ts";

export const about: typeof tr = {
  meta: {
    title: "About us: the same job for over forty-five years",
    description:
      "We began as a service bureau. Today we serve more than 4,000 organizations with cloud, managed services, cybersecurity and products of our own.",
  },
  head: {
    title: "The same job for over forty-five years: keeping systems up.",
    lead: "From punch cards to the cloud the tools have changed; the responsibility has not. Today more than 4,000 organizations in over 20 sectors trust us with their systems.",
  },
  figures: [
    { value: "4000+", label: "customers" },
    { value: "45+", label: "years of experience" },
    { value: "25+", label: "cloud professionals" },
    { value: "50+", label: "global tech partners" },
  ],
  origin: {
    title: "Why “yakamoz”?",
    lead: "Yakamoz is the Turkish word for the glow that living things make when the sea is moved. Still water shows nothing; a boat passes, and a trail of light stays behind it.",
    paragraphs: [
      "Infrastructure is like that. While all is well nobody notices it. But when your business picks up speed, when orders pour in, when you open in a new country, something down there has to be at work. That is why we took the name.",
      `Our founders opened an accounting service bureau in ${company.founded}. Today we are more than three hundred people, working with cloud, managed services, cybersecurity and products we develop ourselves. In all those years the question we hear most has stayed the same: if something stops at three in the morning, who picks up the phone? Our answer has stayed the same, too.`,
    ],
  },
  history: {
    title: "Four turns, one watch.",
    lead: "We would rather tell our past by how the night watch changed than by the names of products.",
    turns: [
      {
        kicker: String(company.founded),
        title: "One card reader",
        content:
          "A room in an old trading house in İzmir. The payroll of nearby workshops ran through punch cards at night and was delivered by hand in the morning.",
      },
      {
        kicker: "1994",
        title: "The first system room",
        content:
          "Our customers’ servers moved into our room, and their watch into our calendar. The first night shift was two people.",
      },
      {
        kicker: "2010",
        title: "The first cloud customers",
        content:
          "Instead of renting out servers we began to offer capacity. Measured service levels entered our contracts that year.",
      },
      {
        kicker: "2023",
        title: "The Digital Campus",
        content:
          "The teams came together in nine buildings that rose in four months. The operations center moved last, and the watch did not stop for a minute.",
      },
    ],
  },
  awards: {
    title: "Awards",
    label: "Awards, scrolls sideways",
    previous: "Previous award",
    next: "Next award",
    receivedBy: "Received by",
    entries: [
      {
        year: "2024",
        image: "bulut-gecisi",
        title: "Best cloud migration",
        content: "For the team that moved the 14 SAP systems of Tuna Lojistik to the cloud in a single weekend.",
        person: "Elif Aydın, Director of Infrastructure Services",
      },
      {
        year: "2024",
        image: "hizmet-ekibi",
        title: "Managed services team of the year",
        content:
          "For the shifts that did not let the watch pause for a minute while the operations center moved to another building.",
        person: "Mert Yalın, Director of Operations",
      },
      {
        year: "2023",
        image: "genc-yetenek",
        title: "Young talent program",
        content: "For the first 18 graduates of DxTechway and for final projects that are in use today.",
        person: "Zeynep Şen, Director of People Experience and Sustainability",
      },
      {
        year: "2022",
        image: "yesil-veri-merkezi",
        title: "Green data center",
        content: "For a design that cut the energy spent on cooling by a third in three years.",
        person: "İsmail Gök, Director of Data Centers",
      },
      {
        year: "2021",
        image: "musteri-deneyimi",
        title: "Customer experience, grand prize",
        content: "For the team that redesigned the service desk at one table with the customers who open its tickets.",
        person: "Selin Karaca, Director of Customer Experience",
      },
    ],
  },
  closer: {
    title: "Get to know us",
    rows: [
      { kicker: "Management", link: link("Seven leaders, seven different paths.", "hakkimizda-yonetim-yapimiz") },
      { kicker: "Media", link: link("News, reports and announcements.", "hakkimizda-medya") },
      { kicker: "Success Stories", link: link("In our customers’ own words.", "hakkimizda-basari-hikayeleri") },
      { kicker: "Digital Campus", link: link("Nine buildings that rose in four months.", "dijital-kampus") },
      { kicker: "Career", link: link("There is room for the curious.", "hakkimizda-kariyer") },
    ],
  },
  contact: {
    title: "The coffee is on us.",
    lead: "To tour our campus or meet our team, all you need to do is write.",
    link: link("Get in touch", "iletisim", { query: "about=campus-visit" }),
  },
};

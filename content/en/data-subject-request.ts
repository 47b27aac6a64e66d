import { link } from "../schema.ts";
import type { dataSubjectRequest as tr } from "../tr/data-subject-request.ts";

export const dataSubjectRequest: typeof tr = {
  meta: {
    title: "Data-subject request: information, correction, deletion",
    description:
      "Ask which data we keep about you, have it corrected, or have it deleted. No copy of your ID is needed: you verify your e-⁠mail address, and the answer comes within 30 days at the latest.",
  },
  title: "Ask what we keep about you.",
  lead: "Use this form to learn about your data, to have it corrected, or to have it deleted. As a rule it is free of charge, and you have our answer within 30 days at the latest.",
  form: { title: "Make your request" },
  how: {
    title: "How does it work?",
    steps: [
      {
        name: "Send the form",
        text: "It is enough to choose what you are asking for and to enter your name and e-⁠mail address.",
      },
      {
        name: "Open the link and confirm",
        text: "A link that is valid for 24 hours comes to your address. Press the button on the page it opens and your request is taken up; if you do not, it is deleted after 24 hours.",
      },
      {
        name: "Get your number",
        text: "You see your reference number and the last day for our answer at once; both come by e-⁠mail, too.",
      },
      {
        name: "Read our answer",
        text: "We write to the same address as soon as possible, and within 30 days at the latest.",
      },
    ],
    identity: {
      title: "No copy of your ID is needed.",
      text: "The link verifies that the address is yours, and our answer covers the data under that address. If you ask about data under another address or phone number, say so in the details: we ask only for what it takes to verify that one.",
    },
  },
  rights: {
    title: "Your rights, in plain words.",
    lead: "Article 11 of Law No. 6698 on the Protection of Personal Data (KVKK) gives these rights to everybody; you need no reason to use them.",
    items: [
      {
        title: "Information",
        content:
          "You learn whether we process your data. If we do, we write which data, for what purpose, whether we keep to that purpose, and to whom in Türkiye or abroad we have passed it on.",
      },
      {
        title: "Correction",
        content:
          "We correct what is incomplete or wrong. You may also ask us to tell those to whom we passed the data on.",
      },
      {
        title: "Deletion",
        content:
          "If no reason for processing is left, we delete or destroy your data; you may also ask us to tell those to whom we passed it on. If the law requires us to keep a record, we write which one and for how long.",
      },
    ],
    others: {
      text: "The law knows two more rights. For those, choose what comes closest and write what you want in the details.",
      points: [
        "You may object to a result against you that comes from analysis by automated systems alone.",
        "You may claim compensation if you suffered damage because your data was processed unlawfully.",
      ],
    },
  },
  times: {
    title: "Time limits.",
    caption: "Steps of a request, their time limits and when these begin",
    step: "Step",
    columns: ["Time limit", "Begins"],
    rows: [
      { title: "Confirmation link", cells: ["Valid for 24 hours", "When you send the form"] },
      { title: "Our answer", cells: ["30 days at the latest (KVKK Art. 13)", "The day you confirm the request"] },
      {
        title: "Your complaint to the Board",
        cells: ["30 days, in any case 60 days after the request (KVKK Art. 14)", "The day you learn of the answer"],
      },
    ],
    complaint:
      "If we reject your request, giving our reasons, if you find our answer insufficient, or if it does not come in time, you may complain to the Personal Data Protection Board of Türkiye.",
  },
  ways: {
    title: "Other ways.",
    lead: "You do not have to use the form. What a request made in one of these ways must contain is on the Personal Data Protection page.",
    email: {
      term: "E-⁠mail",
      text: "From your address in our records, or with an electronic or mobile signature",
    },
    registered: { term: "Registered e-⁠mail (KEP)", text: "From your own KEP address" },
    post: { term: "By mail or in person", text: "With a letter signed by hand" },
    links: [
      link("What must a request contain?", "kisisel-verilerin-korunmasi"),
      link("How do we process your data?", "aydinlatma-metni"),
    ],
  },
};

import type { requestMails as tr } from "../tr/request-mails.ts";

export const requestMails: typeof tr = {
  kinds: { access: "Information", correction: "Correction", erasure: "Deletion" },
  kind: "Kind of request",
  reference: "Reference number",
  link: {
    subject: "Confirm your request",
    title: "Confirm your request.",
    text: "A data-subject request was made with this e-⁠mail address. Open the page below and press its button, and the request is taken up; until then it does not reach our team.",
    button: "Open the confirmation page",
    address: "If the button does not open, copy this address into your browser:",
    until: "The link is valid until",
    untilTime: (time) => `${time}, Istanbul time`,
    why: (site) =>
      `You received this e-⁠mail because the data-subject request form on ${site} was sent with this e-⁠mail address.`,
    notYou:
      "If it was not you, you need not do anything: a request that is not confirmed is deleted after 24 hours. Questions:",
  },
  confirmed: {
    subject: (reference) => `We have received your request: ${reference}`,
    title: "We have received your request.",
    text: "You have verified your e-⁠mail address, and your request has gone to our team for personal data. We will send our answer to this address, no later than on the day below.",
    received: "Received",
    due: "Last day for our answer",
    more: "If you want to add something, or to withdraw your request, write to the address below and quote your reference number.",
    complaint:
      "If you find our answer insufficient, or if it does not come in time, you may complain to the Personal Data Protection Board of Türkiye within 30 days after you learn of the answer, and in any case within 60 days after your request.",
    why: (site) => `You received this e-⁠mail because you confirmed your request on ${site} from this e-⁠mail address.`,
    write: "To write to us:",
  },
  team: {
    tag: "Data-subject request",
    subject: (kind, reference) => `Data-subject request: ${kind} (${reference})`,
    title: (kind) => `Request: ${kind.toLowerCase()}`,
    due: (day) => `The last day for an answer is ${day}.`,
    fullname: "Full name",
    email: "E-⁠mail",
    phone: "Phone",
    details: "Details",
    noDetails: "No details were given.",
    verified: (time) => `${time}, by the link that was sent`,
    verifiedLabel: "Address verified",
    sent: "Sent",
    language: "Language",
    languages: { tr: "Turkish", en: "English" },
    notice: "Privacy notice",
    reply:
      "If you reply to this e-⁠mail, your answer goes to the person who made the request. Only the owner of this address is verified: before you disclose data under another address or number, verify that it is theirs too.",
    close: (command) => `Once it is answered, close the request: ${command}`,
    record: "Record",
    footer:
      "Sent to the team for personal data only. Contains personal data; do not forward it or keep it outside the record.",
  },
};

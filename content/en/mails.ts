import type { mails as tr } from "../tr/mails.ts";

export const mails: typeof tr = {
  team: {
    forms: {
      contact: { tag: "Contact form", subject: (who) => `Contact form: ${who}` },
      report: { tag: "Report request", subject: (who) => `Report request: ${who}` },
    },
    reply: "If you reply to this e-⁠mail, your answer goes straight to the person who sent the form.",
    record: "Record",
    reference: "Reference number",
    time: "Sent",
    page: "Page",
    language: "Language",
    languages: { tr: "Turkish", en: "English" },
    notice: "Privacy notice",
    consent: {
      given: (time, version, language) => `Given: ${time}; text of version ${version}, ${language}`,
      none: "Not given",
    },
    footer:
      "Sent to the responsible team only. Contains personal data; do not forward it or keep it outside the record.",
  },
  visitor: {
    greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
    reference: "Reference number",
    contact: {
      subject: (reference) => `We have received your message: ${reference}`,
      title: "We have received your message.",
      text: "Your message has been recorded and passed on to the responsible team. We will send our answer to this address.",
      more: "If you want to add something, just reply to this e-⁠mail; your reference number leads us to your record.",
    },
    report: {
      subject: (report) => `Your report is ready: ${report}`,
      title: "Your report is ready.",
      text: "The report you asked for is behind the link below.",
      button: "Open the report (PDF)",
      address: "If the button does not open, copy this address into your browser:",
      until: "The link is valid until",
      untilTime: (time) => `${time}, Istanbul time`,
      again: "After that, you can ask for the report again on our site.",
    },
    footer: {
      why: (site) => `You received this e-⁠mail because the form on ${site} was sent with this e-⁠mail address.`,
      notYou: "If it was not you, write to us and we will delete the record:",
    },
  },
  digest: {
    tag: "Daily digest",
    subject: (day, total) => `Digest of ${day}: ${total} new ${total === 1 ? "record" : "records"}`,
    title: (total) => (total > 0 ? `${total} new ${total === 1 ? "record" : "records"}` : "No new records"),
    period: (from, to) => `What came in between ${from} and ${to}:`,
    forms: { contact: "Contact form", report: "Report request", quote: "Quote request" },
    held: "Held, suspected bots",
    deliveries: "Deliveries",
    waiting: "Waiting",
    oldest: "Oldest that waits",
    dead: "Given up",
    help: "The command line shows held records and deliveries that were given up, and sends them again.",
    footer: "Made by the site itself; contains no personal data.",
  },
  alert: {
    tag: "Alert",
    subject: (title) => `Alert: ${title}`,
    reasons: {
      "delivery-given-up": {
        title: "A delivery was given up",
        text: "The site could not deliver a message and has stopped trying. The record is safe; once the cause is removed, send the message again from the command line.",
      },
      "storage-failed": {
        title: "The database does not answer",
        text: "Pages are up, but forms cannot be taken at the moment; visitors are asked to try again later.",
      },
      "disk-nearly-full": {
        title: "The disk is nearly full",
        text: "Once there is no space left, forms cannot be taken. Free some space or enlarge the disk.",
      },
    },
    facts: {
      time: "Noticed",
      delivery: "Delivery",
      kind: "Kind",
      error: "Cause",
      free: "Free space",
    },
    kinds: {
      "team-mail": "Mail to the team",
      "visitor-mail": "Mail to the visitor",
      webhook: "Webhook",
      digest: "Daily digest",
      alert: "Alert",
    },
    footer: "At most one alert an hour is sent for the same reason. Contains no personal data.",
  },
};

import type { leadExport as tr } from "../tr/lead-export.ts";

export const leadExport: typeof tr = {
  facts: {
    reference: "Reference",
    id: "Record ID",
    form: "Form",
    createdAt: "Sent",
    held: "Held for",
    locale: "Language",
    page: "Page",
    email: "E-mail",
    phone: "Phone",
    packages: "Requested package",
    notice: "Version of the notice",
    consents: "Consent to transfer abroad",
  },
  answers: { message: "Message", partner: "Partner", note: "Note" },
  forms: { contact: "Contact form", report: "Report request", quote: "Quote request" },
  held: {
    honeypot: "a hidden field was filled in",
    speed: "sent faster than a person can",
    captcha: "reCAPTCHA suspects a bot",
  },
  yes: "Yes",
};

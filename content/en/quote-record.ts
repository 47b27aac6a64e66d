import type { quoteRecord as tr } from "../tr/quote-record.ts";

export const quoteRecord: typeof tr = {
  kind: "Quote request",
  title: "Quote request {reference}",
  subject: "Record of a completed quote request",
  sent: "Sent",
  zone: "{time} (Istanbul time)",
  verified: "{phone} (verified by SMS code)",
  partner: { label: "Partner", yes: "Yes" },
  packages: "Requested package",
  columns: { service: "Service", levels: "Levels", amount: "Scope" },
  note: "Your note",
  next: "What happens next?",
  contact: "If a line is wrong, just write to {address} with your reference number.",
  page: "Page {number} of {count}",
};

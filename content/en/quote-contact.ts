import { company } from "../../site/company.ts";
import { link } from "../schema.ts";
import type { quoteContact as tr } from "../tr/quote-contact.ts";

export const quoteContact: typeof tr = {
  title: "How can we reach you?",
  lead: "We use these details only to prepare your quote and to get in touch with you.",
  labels: {
    tel: "Mobile phone",
    partner: `I am a partner of ${company.name}`,
    note: "Your note",
  },
  hints: {
    partner: "If you check it, your request says that you are a partner.",
    note: "What we should know when preparing the quote. Please do not enter sensitive personal data such as health or religion.",
  },
  phone: {
    title: "We will send a confirmation code to this number.",
    text: "The code confirms that the request comes from you. When you enter its 6 digits, your request goes to our sales team, and they reach you at this number about your quote. Entering the code is not consent to advertising messages.",
  },
  errors: {
    telMissing: "Please enter your mobile phone number.",
    telWrong: "Please enter a mobile phone number that can receive text messages.",
  },
  submit: "Send the confirmation code",
  sending: "Sending the code…",
  refusals: {
    country: "We cannot send confirmation codes to numbers in this country.",
    paused: "We cannot send a confirmation code to this number at the moment.",
    number: "Too many codes were sent to this number in a short time. Please try again later.",
    visitor: "Too many codes were requested in a short time. Please try again in a few minutes.",
    busy: "We have reached the number of codes we can send today. Please try again tomorrow.",
    failed: "The confirmation code could not be sent. Please try again in a little while.",
  },
  otherWay: {
    text: "If you would rather not wait, you can send the same package through the contact form; your choices are already in the message.",
    link: link("Send it through the contact form", "iletisim"),
    subject: "Quote request for managed services",
    message: "I would like a quote for the following package:",
  },
  code: {
    title: "Confirm your phone",
    text: "We sent a 6-digit code to {phone}. When you enter it, your request goes to our sales team.",
    label: "Confirmation code",
    hint: "You can copy and paste it.",
    left: "The code is valid for another {time}.",
    ended: "The code has expired.",
    submit: "Confirm and send the request",
    resend: "Send the code again",
    resendIn: "You can ask for a new code in {seconds} seconds.",
    resent: "We sent a new code. Only the latest one is valid.",
    change: "Change the number",
    missing: "Please enter the code that came to your phone.",
    outcomes: { "none-active": "No active verification code was found.", wrong: "Wrong code." },
    askAgain: "You can ask for a new code.",
    triesLeft: {
      none: "No tries are left; please ask for a new code.",
      one: "1 try is left.",
      other: "{count} tries are left.",
    },
  },
  resume: {
    title: "Cannot finish now?",
    text: "We can send the link to your e-⁠mail address so that you can go on later or on another device. It is valid for 7 days, and we use the address for nothing else.",
    label: "Your e-⁠mail address",
    submit: "Send the link",
    sent: "The link is on its way. If it does not arrive within a few minutes, please check your spam folder too.",
    opened: {
      title: "Continue with your quote.",
      text: "The package you saved will open in this browser. The link works once.",
      submit: "Continue",
      ended: "This link has been used or has expired. Choosing your package again takes a few minutes.",
    },
  },
  completed: {
    title: "Your request is with us.",
    lead: "We have your package and confirmed your phone. A copy is on its way to {address}.",
    reference: "Your reference number",
    print: "Print",
    pdf: "Download PDF",
    package: "The package you sent",
    next: {
      title: "What happens next?",
      received: "Your request is stored and has gone to the sales team.",
      within: "Our sales specialists get in touch {until}.",
      outside:
        "You wrote outside our working hours (09:00–⁠18:00). We turn to your request {from} and get in touch {until}.",
      talk: "We go through numbers and levels together.",
      san: "In the same conversation, one of our experts hears about your SAN environment.",
      quote: "Your written quote reaches your e-⁠mail address with its scope and its limits.",
    },
    wrong: "If a line is wrong, just write to {address} with your reference number.",
    another: "Prepare another package",
  },
};

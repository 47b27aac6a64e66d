import { company } from "../../site/company.ts";
import { link } from "../schema.ts";
import type { requestStates as tr } from "../tr/request-states.ts";

export const requestStates: typeof tr = {
  form: {
    tooMany: {
      title: "Too many requests were sent in a short time.",
      text: `Everything you typed is still on this page. Many requests came from the same connection or for this e-⁠mail address; please send it again later, or write to ${company.email.privacy}.`,
    },
    changed: {
      title: "The link of your first request is on its way.",
      text: "This form was sent a moment ago with different content. If you want us to have the changed version too, you can send it as a separate request; a link of its own will come for it.",
      button: "Send as a separate request",
    },
  },
  mailed: {
    title: "Check your e-⁠mail",
    text: "We have sent a confirmation link to {address}.",
    next: "The link is valid for 24 hours. Press the button on the page it opens and your request is taken up. Until then it does not reach our team, and if it is not confirmed it is deleted.",
    missing:
      "If nothing arrives within a few minutes, check your junk mail, too. If the address has a typing error, fill in the form again.",
    again: "Fill in the form again",
  },
  confirm: {
    title: "Confirm your request.",
    lead: "When you press the button, your request goes to our team for personal data. You see its number and the last day for our answer at once.",
    submit: "Confirm my request",
    sending: "Confirming…",
    notYou:
      "If you did not make this request, close the page: a request that is not confirmed is deleted after 24 hours.",
    failed: {
      title: "An error occurred, please try again later.",
      text: `Your request is still there and your link has not been used; you only need to press the button again. If you would rather not wait, write to ${company.email.privacy}.`,
    },
  },
  ended: {
    title: "This link is no longer valid.",
    lead: "Links are valid for 24 hours and work once.",
    text: "If you confirmed your request, there is nothing you need to do: its number and the last day for our answer were sent to you by e-⁠mail. If you did not, fill in the form again and we will send you a new link.",
    again: link("Fill in the form again", "veri-sahibi-basvurusu"),
  },
  confirmed: {
    title: "We have received your request.",
    lead: "Your request has gone to our team for personal data. The details below are also on their way to you by e-⁠mail.",
    reference: "Your reference number",
    due: "Last day for our answer",
    next: "We write to the address you confirmed, no later than on that day. If you want to add something, write to {address} and quote your reference number.",
    more: link("Your rights and time limits", "kisisel-verilerin-korunmasi"),
  },
};

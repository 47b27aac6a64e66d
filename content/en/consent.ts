import type { consent as turkish } from "../tr/consent.ts";

export const consent: typeof turkish = {
  title: "Cookies: the decision is yours",
  text: "Necessary cookies keep the site working. We use the others only if you allow them; rejecting them closes no content to you.",
  reject: "Reject",
  accept: "Accept",
  preferences: "Preferences",
  always: "always on",
  categories: {
    necessary: {
      name: "Necessary",
      text: "They remember your language for 365 days, your unfinished quote draft for 7 days, a choice that is not saved yet for 10 minutes at most, and this decision for 180 days.",
    },
    analytics: {
      name: "Measurement",
      text: "Counts which pages are read. If you allow it, the tag manager is loaded.",
    },
    marketing: {
      name: "Marketing",
      text: "Used to choose advertisements by your interests and to measure their result. Works only if you allow measurement too.",
    },
  },
  save: "Save selection",
  close: "Cancel",
  link: "Cookie preferences",
};

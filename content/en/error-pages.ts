import type { lastResort as lastResortTr, errorPages as tr } from "../tr/error-pages.ts";

export const errorPages: typeof tr = {
  notFound: {
    meta: {
      title: "This page could not be found",
      description: "The page you are looking for is not at this address.",
    },
    title: "File or directory not found",
    lead: "The resource you are looking for might have been removed, had its name changed, or be temporarily unavailable.",
    home: "Back to the home page",
    other: "Contact us",
  },
  failed: {
    meta: { title: "An error occurred", description: "The page cannot be shown right now." },
    title: "An error occurred",
    lead: "The fault is ours and it has been recorded. Please try again in a little while.",
    code: "If it persists, write to us with this incident code",
    retry: "Try again",
    home: "Back to the home page",
  },
  broken: {
    meta: { title: "An error occurred", description: "The page cannot be shown right now." },
    title: "An error occurred",
    lead: "This page could not be shown, and the fault is ours. Please try again in a little while.",
    retry: "Try again",
    home: "Back to the home page",
  },
  tooMany: {
    meta: { title: "Too many requests", description: "This page can be opened again in a minute." },
    title: "Too many requests",
    lead: "Your network has sent a great many searches or downloads within a minute. Please wait a minute and try again; the other pages of the site are open meanwhile.",
    retry: "Try again",
    home: "Back to the home page",
  },
  busy: {
    meta: { title: "We are very busy right now", description: "This page can be opened again in a few seconds." },
    title: "We are very busy right now",
    lead: "This page is prepared for each visitor separately, and many requests are ahead of yours. Please try again in a few seconds; the other pages of the site are open meanwhile.",
    retry: "Try again",
    home: "Back to the home page",
  },
  unreachable: {
    meta: { title: "The page could not be reached", description: "The server did not respond." },
    title: "The page could not be reached",
    lead: "The server did not respond. Your connection may be down, or our server out of reach right now. Please check your connection and try again.",
    retry: "Try again",
    home: "Back to the home page",
  },
};

export const lastResort: typeof lastResortTr = {
  heading: "An error occurred while showing the error page",
  explanation: "The page could not be opened, and the error page that should say so could not be shown either.",
  detail: "Details, incident code:",
  home: "Go back to home",
};

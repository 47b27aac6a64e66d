import type { lastResort as tr } from "../tr/errors.ts";

/** What stands when the error page itself could not be shown. */
export const lastResort = {
  heading: "An error occurred while showing the error page",
  explanation: "The page could not be opened, and the error page that should say so could not be shown either.",
  detail: "Details, incident code:",
  home: "Go back to home",
} satisfies typeof tr;

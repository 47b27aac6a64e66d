/** Sections that links may open, by the module that draws the page. Lists of content have anchors of their own: their ids. */
export const anchors: Readonly<Record<string, readonly string[]>> = {
  cloud: [
    "cloud-solutions",
    "hibrit-bulut",
    "hizmet-modelleri",
    "cloud-competencies",
    "cloud-partnerships",
    "cloud-features",
    "cloud-success-stories",
    "faq",
  ],
  contact: ["write", "request", "reports"],
  "data-subject-request": ["request", "ways", "times", "rights"],
  home: ["services"],
  media: ["press-kit"],
  "managed-service": ["overview", "services", "steps", "levels", "terms", "reference", "faq", "closing"],
  products: ["faq"],
  report: ["examples", "request"],
  research: ["projects"],
  "robotic-process-automation": ["faq"],
};

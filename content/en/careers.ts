import { link } from "../schema.ts";
import type { careers as tr } from "../tr/careers.ts";

export const careers: typeof tr = {
  note: {
    text: "Please do not put sensitive personal data such as health or religion into your CV or your messages; we do not need it to assess you. We keep your CV only with your consent, for 2 years.",
    link: link("Employee Candidate Clarification Text", "calisan-adayi-aydinlatma-metni"),
  },
};

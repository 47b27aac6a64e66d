import { link } from "../schema.ts";
import type { careers as tr } from "../tr/careers.ts";

export const careers: typeof tr = {
  note: {
    text: "Please do not put sensitive personal data such as health or religion into your CV or your messages; we do not need it to assess you. With your consent we keep your CV for 2 years; without it, we delete your CV within 6 months after the process ends.",
    link: link("Employee Candidate Clarification Text", "calisan-adayi-aydinlatma-metni"),
  },
};

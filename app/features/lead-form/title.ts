import { createContext } from "react-router";
import type { FormAnswer } from "../../../domain/lead/answer.ts";
import type { FormWords } from "./form-words.ts";

/** What the action of this request answered: the page that is its answer says it in its title. */
export const givenAnswer = createContext<FormAnswer | null>(null);

/** What stands before the title of a page that answers a form. */
export function titlePrefix(answer: FormAnswer | null | undefined, words: Pick<FormWords, "errors" | "sent">): string {
  if (!answer || answer.status === "changed" || answer.status === "begun") return "";
  return "values" in answer ? `${words.errors.prefix} ` : `${words.sent.title} · `;
}

import { createContext } from "react-router";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import type { FormWords } from "./form-words.ts";

/** What the action of this request answered: the page that is its answer says it in its title. */
export const actionResultContext = createContext<FormResult | null>(null);

/** What stands before the title of a page that answers a form. */
export function titlePrefix(result: FormResult | null | undefined, words: Pick<FormWords, "errors" | "sent">): string {
  if (!result || result.status === "changed" || result.status === "begun") return "";
  return "values" in result ? `${words.errors.prefix} ` : `${words.sent.title} · `;
}

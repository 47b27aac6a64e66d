import { type FormAnswer, formExtras } from "../../../domain/lead/answer.ts";
import { titlePrefix } from "../../features/lead-form/title.ts";
import type { PageMeta } from "../../page/page-context.ts";
import type { Copies } from "./copies.server.ts";

type Link = { token: string; isOpen: boolean };

/** What the page shows: the form, or what stands behind the link of the mail. */
export type State =
  | { name: "form" }
  | { name: "confirm"; token: string; hasFailed: boolean }
  | { name: "ended" }
  | { name: "confirmed"; reference: string; dueOn: string };

export type LinkState = Exclude<State, { name: "form" }>;

export function stateOf(answer: FormAnswer | null | undefined, link: Link | undefined): State {
  if (answer?.status === "confirmed") return { name: "confirmed", reference: answer.reference, dueOn: answer.dueOn };
  if (answer?.status === "ended") return { name: "ended" };
  if (answer?.form === "confirm" && "values" in answer) {
    return { name: "confirm", token: answer.values[formExtras.token] ?? "", hasFailed: true };
  }
  if (!link || answer) return { name: "form" };
  return link.isOpen ? { name: "confirm", token: link.token, hasFailed: false } : { name: "ended" };
}

/** Behind a link nothing is for search engines. */
export function metaOf(answer: FormAnswer | null, link: Link | undefined, words: Copies): PageMeta {
  const { copy, forms, states } = words;
  const state = stateOf(answer, link);
  if (state.name === "form") return { ...copy.meta, title: titlePrefix(answer, forms) + copy.meta.title };
  return { ...copy.meta, title: linkTitle(state, states, forms.errors.prefix), noindex: true };
}

/** The heading of such a page, without the full stop, is its title too. */
export function linkTitle(state: LinkState, states: Copies["states"], errorPrefix: string): string {
  const title = states[state.name].title.replace(/\.$/, "");
  return state.name === "confirm" && state.hasFailed ? `${errorPrefix} ${title}` : title;
}

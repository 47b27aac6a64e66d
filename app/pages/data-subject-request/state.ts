import { type FormResult, hiddenFields } from "../../../domain/lead/form-result.ts";
import { titlePrefix } from "../../features/lead-form/form-words.ts";
import type { PageMeta } from "../../page/page-context.ts";
import type { Copies } from "./copies.server.ts";

type Link = { token: string; isOpen: boolean };

/** What the page shows: the form, or the page that the link in the mail opens. */
export type State =
  | { name: "form" }
  | { name: "confirm"; token: string; hasFailed: boolean }
  | { name: "ended" }
  | { name: "confirmed"; reference: string; dueOn: string };

export type LinkState = Exclude<State, { name: "form" }>;

export function stateOf(result: FormResult | null | undefined, link: Link | undefined): State {
  if (result?.status === "confirmed") return { name: "confirmed", reference: result.reference, dueOn: result.dueOn };
  if (result?.status === "ended") return { name: "ended" };
  if (result?.form === "confirm" && "values" in result) {
    return { name: "confirm", token: result.values[hiddenFields.token] ?? "", hasFailed: true };
  }
  if (!link || result) return { name: "form" };
  return link.isOpen ? { name: "confirm", token: link.token, hasFailed: false } : { name: "ended" };
}

/** Pages that a mailed link opens are not for search engines. */
export function metaOf(result: FormResult | null, link: Link | undefined, words: Copies): PageMeta {
  const { copy, forms, states } = words;
  const state = stateOf(result, link);
  if (state.name === "form") return { ...copy.meta, title: titlePrefix(result, forms) + copy.meta.title };
  return { ...copy.meta, title: linkTitle(state, states, forms.errors.prefix), noindex: true };
}

/** The heading of such a page, without the full stop, is its title too. */
export function linkTitle(state: LinkState, states: Copies["states"], errorPrefix: string): string {
  const title = states[state.name].title.replace(/\.$/, "");
  return state.name === "confirm" && state.hasFailed ? `${errorPrefix} ${title}` : title;
}

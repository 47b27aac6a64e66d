import { isDeepStrictEqual } from "node:util";
import type { Locale } from "../../site/locales.ts";
import { type Path, valueAt } from "../check/schema-fields.ts";
import type { EditRefusal } from "./edit-text.ts";
import { editTexts, type FileEdit } from "./edit-texts.ts";
import type { Places } from "./places.ts";
import type { TextFiles } from "./text-file.ts";
import type { Plain } from "./yaml-document.ts";

/** What happens to a list, in all languages at once. Of a group of the facts an entry is removed by its name. */
export type ListStep =
  | { do: "move"; list: string; from: number; to: number }
  | { do: "remove"; list: string; at: number | string }
  | { do: "add"; list: string };

/** What a form on a text asks for. */
export type TextRequest = {
  text: string;
  /** What stands in the form, by the names of its fields; what is not there is left alone. */
  fields: Readonly<Record<string, string>>;
  step?: ListStep | undefined;
};

/**
 * Why a field was not saved. "conflict": somebody else changed it since this person saw it, and `now` is what stands
 * there. "gone": it is not there any more. "fill": an entry is added when it is written in every language. "known":
 * the list has such an entry already. "kept": nothing is wrong with it, but with another field of the new entry. "link": nobody
 * could mean a page by it.
 */
export type FieldCode = EditRefusal | "not-number" | "conflict" | "gone" | "fill" | "known" | "kept" | "link";
export type FieldAnswer = { code: FieldCode; typed: string; now?: string };

/** What was not saved, by the names of the fields, why a list is as it was, and the texts that name what was to be removed. */
export type SaveAnswers = { answers: Record<string, FieldAnswer>; list?: ListRefusal; named?: string[] };

export type ListRefusal = "list-changed" | "named" | "layout" | EditRefusal;

export type Bases = Partial<Record<Locale, Places | undefined>>;
/** The texts as they will be, and what is refused. */
export type Plan = SaveAnswers & { texts: TextFiles };

/** All of the changes, or the reason why none of them. */
export function edit(plan: Plan, edits: readonly FileEdit[]): EditRefusal | undefined {
  const edited = editTexts(plan.texts, edits);
  if (edited.code !== "edited") return edited.code;
  plan.texts = edited.texts;
  return undefined;
}

/** Undefined where a number is wanted and none is given. */
export function typedValue(typed: string, type: string | undefined): Plain | undefined {
  if (type === "boolean" || type === "yes-no") return typed === "true";
  if (type !== "number") return typed;
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** Where an entry of a list stands after others were added, removed or moved; undefined where that is not sure. */
export function pathNow(before: unknown, now: unknown, path: Path): Path | undefined {
  let found: Path = [];
  for (const [depth, step] of path.entries()) {
    if (typeof step === "string") {
      found = [...found, step];
      continue;
    }
    const [old, current] = [valueAt(before, path.slice(0, depth)), valueAt(now, found)];
    if (!Array.isArray(old) || !Array.isArray(current)) return undefined;
    const isSame = (one: unknown) => isDeepStrictEqual(one, old[step]);
    const stays =
      old.length === current.length && !old.some((one, at) => at !== step && isDeepStrictEqual(one, current[step]));
    const places = current.flatMap((one, at) => (isSame(one) ? [at] : []));
    const place = places.includes(step) || stays ? step : places.length === 1 ? places[0] : undefined;
    if (place === undefined) return undefined;
    found = [...found, place];
  }
  return found;
}

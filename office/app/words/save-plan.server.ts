import { isDeepStrictEqual } from "node:util";
import { type Path, valueAt } from "../../../copy/check/schema-fields.ts";
import { type Change, type EditRefusal, editText } from "../../../copy/editing/edit-text.ts";
import type { Places } from "../../../copy/editing/places.ts";
import type { Plain } from "../../../copy/editing/yaml-document.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { FileRefusal } from "../../services.server.ts";
import type { DraftSide, DraftText } from "./draft-text.server.ts";

/** What happens to a list, in all languages at once. Of a group of the facts an entry is removed by its name. */
export type ListStep =
  | { do: "move"; list: string; from: number; to: number }
  | { do: "remove"; list: string; at: number | string }
  | { do: "add"; list: string };

export type Wanted = {
  draft: string;
  text: string;
  person: number;
  /** What stands in the form, by the names of its fields; what is not there is left alone. */
  fields: Readonly<Record<string, string>>;
  /** The versions that the person saw. */
  seen: Readonly<Partial<Record<Locale, string>>>;
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

/** Texts are named by their file; a screen gives them a title. */
export type SaveAnswer<Name = string> =
  | {
      outcome: "saved";
      /** What was not saved, by the names of the fields; all else was. */
      answers: Record<string, FieldAnswer>;
      /** Why the list is as it was. */
      list?: ListRefusal;
      /** The texts that name what was to be removed. */
      named?: Name[] | undefined;
    }
  | { outcome: "missing" | "busy" | FileRefusal };

export type ListRefusal = "list-changed" | "named" | "layout" | EditRefusal;

export type Bases = Partial<Record<Locale, Places | undefined>>;
/** Files by their path, with what stands in them and what will. */
type Files = Map<string, { version: string; before: string; now: string }>;
export type Plan = { files: Files; answers: Record<string, FieldAnswer>; list?: ListRefusal; named?: string[] };

export function sidesOf(text: DraftText): [Locale, DraftSide][] {
  return localeCodes.flatMap((locale): [Locale, DraftSide][] => {
    const side = text.sides[locale];
    return side ? [[locale, side]] : [];
  });
}

/** All of the changes, or the reason why none of them. */
export function edit(plan: Plan, changes: readonly (readonly [string, Change])[]): EditRefusal | undefined {
  const files = new Map(plan.files);
  for (const [file, change] of changes) {
    const state = files.get(file);
    const edited = state ? editText(file, state.now, change) : ({ code: "unknown-file" } as const);
    if (!state || edited.code !== "edited") return edited.code as EditRefusal;
    files.set(file, { ...state, now: edited.source });
  }
  plan.files = files;
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

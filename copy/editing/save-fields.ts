import { isDeepStrictEqual } from "node:util";
import type { Locale } from "../../site/locales.ts";
import { keyOf } from "../check/schema-fields.ts";
import { bodyKey } from "../view/text-names.ts";
import { type DraftSide, type DraftText, hasOwnScreen, momentOf, pathInFile, sidesOf, typeOf } from "./draft-text.ts";
import type { Change } from "./edit-text.ts";
import type { FileEdit } from "./edit-texts.ts";
import { isLinkTarget, readTarget, targetChanges, targetIn } from "./link-fields.ts";
import type { Places } from "./places.ts";
import { changeEntries } from "./save-entries.ts";
import { type Bases, edit, type FieldAnswer, type Plan, pathNow, type TextRequest, typedValue } from "./save-plan.ts";
import type { TextFiles } from "./text-file.ts";
import type { Plain } from "./yaml-document.ts";

/**
 * What a person changed of what they saw, on top of what stands there now. What another person changed meanwhile stays,
 * and where it is the same field, nothing is written over it: the answer has both.
 */
export function planSave(files: TextFiles, text: DraftText, bases: Bases, request: TextRequest): Plan {
  const sides = sidesOf(text);
  const plan: Plan = { texts: files, answers: {} };
  for (const [name, given] of Object.entries(request.fields)) {
    const [, where, key = ""] = /^(\w+):(.+)$/.exec(name) ?? [];
    const targets = sides.filter(([locale]) => where === locale || where === "all");
    const typed = given.replaceAll("\r\n", "\n");
    if (targets.length === 0 || targets.some(([, { file }]) => hasOwnScreen(file, key.split(".")))) continue;
    const code = setField(plan, targets, bases, key, typed);
    if (code) plan.answers[name] = { ...code, typed };
  }
  const { step, fields } = request;
  const list = step && changeEntries(plan, { files, text, bases, step, fields });
  return list ? { ...plan, list } : plan;
}

type Answer = Omit<FieldAnswer, "typed">;

/** In all of its languages or in none. */
function setField(
  plan: Plan,
  targets: [Locale, DraftSide][],
  bases: Bases,
  key: string,
  typed: string,
): Answer | undefined {
  const changes: FileEdit[] = [];
  for (const [locale, side] of targets) {
    const change = changeOf(side, bases[locale], key, typed);
    if (!change) continue;
    if ("code" in change) return change;
    const path = "path" in change ? pathInFile(side, locale, change.path) : [];
    const whole: Change = "path" in change ? { ...change, path } : change;
    if (!isLinkTarget(side.file, path)) changes.push([side.file, whole]);
    else {
      const target = readTarget(typed);
      if (!target) return { code: "link" };
      for (const one of targetChanges(side.places.data, path, target)) changes.push([side.file, one]);
    }
  }
  // What all languages have in one place is written there once.
  const code = edit(
    plan,
    changes.filter((change, at) => changes.findIndex((one) => isDeepStrictEqual(one, change)) === at),
  );
  return code && { code };
}

/** What somebody typed, as a change of what stands there now; nothing where it is what they saw, or what stands there. */
function changeOf(side: DraftSide, base: Places | undefined, key: string, given: string): Change | Answer | undefined {
  const { file, places } = side;
  if (key === bodyKey) {
    const [before, now] = [withoutEnd(base?.body), withoutEnd(places.body)];
    if (now === undefined) return { code: "gone" };
    if (withoutEnd(given) === before || withoutEnd(given) === now) return undefined;
    return now === before ? { change: "body", text: given } : { code: "conflict", now };
  }
  const before = findPlace(base, key, side.file);
  if (base && !before) return given === "" ? undefined : { code: "gone" };
  const beforeText = textOf(before?.value);
  const isMoment = before !== undefined && typeOf(file, before.path) === "moment";
  const typed = isMoment ? momentOf(given, beforeText) : given;
  if (before && typed === beforeText) return undefined;
  const path = before && base ? pathNow(base.data, places.data, before.path) : findPlace(places, key, file)?.path;
  const here = path && findPlace(places, keyOf(path), file);
  if (!path || !here) return { code: "gone" };
  const now = textOf(here.value);
  if (now === typed) return undefined;
  if (!before || now !== beforeText) return { code: "conflict", now };
  if (typed === "" && here.isOptional) return { change: "remove", path };
  const value = typedValue(typed, typeof here.value === "undefined" ? typeOf(file, path) : typeof here.value);
  return value === undefined ? { code: "not-number" } : { change: "set", path, value };
}

function withoutEnd(body: string | undefined): string | undefined {
  return body?.replace(/(?<!\n)\n+$/, "");
}

/** A place with its value; of a link where it leads. */
function findPlace(places: Places | undefined, key: string, file: string) {
  const place = places?.values.find(({ path }) => keyOf(path) === key);
  const absent = places?.absent.find(({ path }) => keyOf(path) === key);
  const target = place && isLinkTarget(file, place.path) ? targetIn(places?.data, place.path) : undefined;
  if (place) return { path: place.path, value: target ?? place.value, isOptional: place.isOptional };
  return absent && { path: absent.path, value: undefined, isOptional: true };
}

function textOf(value: Plain | undefined): string {
  return value === undefined ? "" : String(value);
}

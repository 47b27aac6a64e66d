import { isDeepStrictEqual } from "node:util";
import { mendTypography } from "../../../copy/check/typography.ts";
import type { Change } from "../../../copy/editing/edit-text.ts";
import type { Places } from "../../../copy/editing/places.ts";
import type { Plain } from "../../../copy/editing/yaml-document.ts";
import type { Locale } from "../../../site/locales.ts";
import type { Words } from "../../services.server.ts";
import {
  bodyKey,
  type DraftSide,
  type DraftText,
  hasOwnScreen,
  keyOf,
  momentOf,
  pathInFile,
  placesIn,
  readDraftText,
  typeOf,
} from "./draft-text.server.ts";
import { isLinkTarget, readTarget, targetChanges, targetIn } from "./link-fields.server.ts";
import { changeEntries } from "./save-entries.server.ts";
import {
  type Bases,
  edit,
  type FieldAnswer,
  type Plan,
  pathNow,
  type SaveAnswer,
  sidesOf,
  typedValue,
  type Wanted,
} from "./save-plan.server.ts";

/** Whoever has to try again was beaten by somebody who saved: with so many tries, ten at once all have their turn. */
const mostTries = 10;

/**
 * Saves what a person changed of what they saw, on top of whatever stands there now. What somebody else changed meanwhile
 * stays, and where it is the same field, nothing is written over it: the answer has both.
 */
export async function saveText(words: Words, wanted: Wanted): Promise<SaveAnswer> {
  const seen = new Map<string, Places | undefined>();
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const text = await readDraftText(words, wanted.draft, wanted.text);
    if (!text) return { outcome: "missing" };
    const bases: Bases = {};
    for (const [locale, { file, version, places }] of sidesOf(text)) {
      const given = wanted.seen[locale] ?? "";
      const key = `${locale} ${given}`;
      if (given !== version && !seen.has(key)) {
        const source = await words.readVersion(given);
        seen.set(key, source === undefined ? undefined : placesIn(file, source, locale));
      }
      bases[locale] = given === version ? places : seen.get(key);
    }
    const plan = planOf(text, bases, wanted.fields);
    const list = wanted.step && (await changeEntries(words, plan, { ...wanted, text, bases, step: wanted.step }));
    const files = [...plan.files].filter(([, { before, now }]) => before !== now);
    const { answers, named } = plan;
    const done = {
      outcome: "saved",
      answers,
      ...(list ? { list } : {}),
      ...(named ? { named } : {}),
    } as const;
    if (files.length === 0) return done;
    const saved = await words.save(wanted.draft, {
      person: wanted.person,
      files: files.map(([path, { version, now }]) => ({ path, seen: version, content: now })),
    });
    if (saved.outcome === "saved") return done;
    if (saved.outcome === "refused") return { outcome: saved.code };
    if (saved.outcome === "missing") return { outcome: "missing" };
  }
  return { outcome: "busy" };
}

function planOf(text: DraftText, bases: Bases, fields: Wanted["fields"]): Plan {
  const sides = sidesOf(text);
  const files = sides.map(([, { file, version, source }]) => [file, { version, before: source, now: source }] as const);
  const plan: Plan = { files: new Map(files), answers: {} };
  for (const [name, given] of Object.entries(fields)) {
    const [, where, key = ""] = /^(\w+):(.+)$/.exec(name) ?? [];
    const targets = sides.filter(([locale]) => where === locale || where === "all");
    const typed = given.replaceAll("\r\n", "\n");
    if (targets.length === 0 || targets.some(([, { file }]) => hasOwnScreen(file, key.split(".")))) continue;
    const code = setField(plan, targets, bases, key, typed);
    if (code) plan.answers[name] = { ...code, typed };
  }
  return plan;
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
  const changes: [string, Change][] = [];
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

/** The text of a field with its mechanical slips mended; a body line by line. */
export function mended(name: string, typed: string): string {
  const lines = typed.replaceAll("\r\n", "\n").split("\n");
  return name.endsWith(`:${bodyKey}`) ? lines.map(mendTypography).join("\n") : mendTypography(typed);
}

import type { Posted } from "../lead/read-form.ts";
import { catalogue } from "./catalogue.ts";
import { type Draft, storedValue } from "./draft.ts";
import { baseField, type Control, controlsOf, fieldNames, formValues, sentField } from "./field-names.ts";

/** A value that was changed in two tabs, differently. */
export type Conflict = Control & { typed: string; stored: string };

type Merge = { posted: Posted; conflicts: Conflict[] };

/**
 * A post of step 1 or 2 with only what its tab has changed: all else, and each value in conflict, is as it is stored.
 * Without its base a post counts as it is.
 */
export function mergePosted(step: "services" | "details", draft: Draft, posted: Posted): Merge {
  if (posted[baseField] === undefined) return { posted, conflicts: [] };
  const base = readValues(posted[baseField]);
  const sent = readValues(posted[sentField] ?? posted[baseField]);
  const stored = formValues(draft);
  const differing = controlsIn(step, posted).filter(
    ({ field }) =>
      isChanged(stored[field], base[field]) &&
      isChanged(stored[field], sent[field]) &&
      isChanged(posted[field], stored[field]),
  );
  const conflicts = differing
    .filter(({ field }) => isChanged(posted[field], base[field]))
    .map((control) => ({ ...control, typed: posted[control.field] ?? "", stored: stored[control.field] ?? "" }));
  const kept = differing.map(({ field }) => [field, stored[field] ?? ""]);
  return { posted: { ...posted, ...Object.fromEntries(kept) }, conflicts };
}

/** The post as the form shows it again after a conflict: posted once more, it counts over what is stored. */
export function withConflictsSeen(posted: Posted, conflicts: readonly Conflict[]): Posted {
  const { [baseField]: _, [sentField]: __, ...shown } = posted;
  const seen = conflicts.map(({ field, stored }) => [field, stored]);
  return { ...posted, [baseField]: writeBase({ ...shown, ...Object.fromEntries(seen) }) };
}

/** The base of a form that shows a draft. */
export function baseOf(step: "services" | "details", draft: Draft): string {
  const values = formValues(draft);
  const names = controlsIn(step, values).map(({ field }) => field);
  return writeBase(
    Object.fromEntries(names.flatMap((name) => (isChanged(values[name]) ? [[name, values[name] ?? ""]] : []))),
  );
}

/** All services in step 1, and in step 2 those that the post asks about. */
function controlsIn(step: "services" | "details", posted: Posted): Control[] {
  if (step === "services") return catalogue.map(({ key }) => ({ field: fieldNames.service(key), service: key }));
  return catalogue.flatMap((service) => (posted[fieldNames.details(service.key)] === "yes" ? controlsOf(service) : []));
}

function readValues(query: string | undefined): Posted {
  return Object.fromEntries(new URLSearchParams(query));
}

function writeBase(values: Posted): string {
  return new URLSearchParams(values).toString();
}

/** Nothing and zero are the same. */
function isChanged(one = "", other = ""): boolean {
  return (storedValue(one) || "0") !== (storedValue(other) || "0");
}

import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Field } from "../../../domain/lead/fields.ts";
import { countryFieldOf, type Posted } from "../../../domain/lead/read-form.ts";
import { storedItems } from "../../../site/cookies.ts";
import { readFormData } from "../../page/form-post.ts";
import { useCurrentPage } from "../../page/page-context.ts";

/**
 * What was typed into forms and not sent, for as long as the tab is open. A form that is still mounted is read when its
 * values are needed, because the next page renders before it is unmounted.
 */
const unsent = new Map<string, () => Posted>();

/** Where an entry of the browser's history holds the same for a reload. */
const historyKey = storedItems.typedValues;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  name: string;
  fields: readonly Field[];
  /** The initial values. */
  initial: Posted;
  /** There is nothing left to remember. */
  isSent?: boolean;
  /** Typed values outlast a reload, in the entry of the browser's history. */
  survivesReload?: boolean;
};

/**
 * The initial values of a form, overridden by what was typed into it before: in the other language, or before the
 * visitor went to another page.
 */
export function useUnsentValues({
  form,
  name,
  fields,
  initial,
  isSent = false,
  survivesReload = false,
}: Options): Posted {
  const page = useCurrentPage();
  const { search } = useLocation();
  const [key] = useState(`${page.name}${search} ${name}`);
  const [values, setValues] = useState<Posted>(() => ({ ...initial, ...unsent.get(key)?.() }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload happens once
  useEffect(() => {
    const kept: Posted = (survivesReload && history.state?.[historyKey]?.[name]) || {};
    const texts = Object.entries(kept).filter(([field]) => form.current && fill(form.current, field, kept, initial));
    // The phone field takes its number from the values.
    if (texts.length > 0) setValues((now) => ({ ...now, ...Object.fromEntries(texts) }));
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => (isSent ? {} : typedValues(element, fields, initial));
    const keep = () => {
      if (!survivesReload) return;
      const typed = { ...history.state?.[historyKey], [name]: read() };
      history.replaceState({ ...history.state, [historyKey]: typed }, "");
    };
    unsent.set(key, read);
    if (isSent) keep();
    element.addEventListener("change", keep);
    addEventListener("beforeunload", keep);
    return () => {
      element.removeEventListener("change", keep);
      removeEventListener("beforeunload", keep);
      const last = read();
      unsent.set(key, () => last);
    };
  }, [form, key, name, fields, initial, isSent, survivesReload]);

  return values;
}

function typedValues(form: HTMLFormElement, fields: readonly Field[], initial: Posted): Posted {
  const typed = readFormData(new FormData(form));
  const names = fields.flatMap((field) => namesToKeep(field, typed));
  const isTyped = (name: string) => (typed[name] ?? "") !== (initial[name] ?? "");
  return Object.fromEntries(names.filter(isTyped).map((name) => [name, typed[name] ?? ""]));
}

/** Fills a field in as long as it is as the page came. */
function fill(form: HTMLFormElement, name: string, kept: Posted, initial: Posted): boolean {
  if ((readFormData(new FormData(form))[name] ?? "") !== (initial[name] ?? "")) return false;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = kept[name] !== "";
  else if (field && "value" in field) field.value = kept[name] ?? "";
  return true;
}

/** A country goes with its number. A consent is given to the sentence that one reads, so it is not carried along. */
function namesToKeep({ kind, name }: Field, typed: Posted): string[] {
  if (kind === "consent") return [];
  return kind === "phone" && typed[name] ? [name, countryFieldOf(name)] : [name];
}

import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Field } from "../../../domain/lead/fields.ts";
import { countryFieldOf, type Posted } from "../../../domain/lead/read-form.ts";
import { readFormData } from "../../page/form-post.ts";
import { useCurrentPage } from "../../page/page-context.ts";

/**
 * What was typed into forms and not sent, for as long as the tab is open. A form that is still mounted is read when its
 * values are needed, because the next page renders before it is unmounted.
 */
const unsent = new Map<string, () => Posted>();

type Options = {
  form: RefObject<HTMLFormElement | null>;
  name: string;
  fields: readonly Field[];
  /** The initial values. */
  initial: Posted;
  /** There is nothing left to remember. */
  isSent?: boolean;
};

/**
 * The initial values of a form, overridden by what was typed into it before: in the other language, or before the
 * visitor went to another page.
 */
export function useUnsentValues({ form, name, fields, initial, isSent = false }: Options): Posted {
  const page = useCurrentPage();
  const { search } = useLocation();
  const [key] = useState(`${page.name}${search} ${name}`);
  const [values] = useState<Posted>(() => ({ ...initial, ...unsent.get(key)?.() }));

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => (isSent ? {} : typedValues(element, fields, initial));
    unsent.set(key, read);
    return () => {
      const last = read();
      unsent.set(key, () => last);
    };
  }, [form, key, fields, initial, isSent]);

  return values;
}

function typedValues(form: HTMLFormElement, fields: readonly Field[], initial: Posted): Posted {
  const typed = readFormData(new FormData(form));
  const names = fields.flatMap((field) => namesToKeep(field, typed));
  const isTyped = (name: string) => (typed[name] ?? "") !== (initial[name] ?? "");
  return Object.fromEntries(names.filter(isTyped).map((name) => [name, typed[name] ?? ""]));
}

/** A country goes with its number. A consent is given to the sentence that one reads, so it is not carried along. */
function namesToKeep({ kind, name }: Field, typed: Posted): string[] {
  if (kind === "consent") return [];
  return kind === "phone" && typed[name] ? [name, countryFieldOf(name)] : [name];
}

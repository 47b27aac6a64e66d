import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Field } from "../../../domain/lead/fields.ts";
import { countryFieldOf, type Posted } from "../../../domain/lead/read-form.ts";
import { postedIn } from "../../page/form-post.ts";
import { useCurrentPage } from "../../page/page-context.ts";

/**
 * What was typed into forms that were left unsent. It lasts as long as the tab and stands nowhere else. A form that
 * still stands is read when it is asked for: the page that takes its place is made before it goes.
 */
const unsent = new Map<string, () => Posted>();

type Options = {
  form: RefObject<HTMLFormElement | null>;
  name: string;
  fields: readonly Field[];
  /** What the form begins with. */
  initial: Posted;
  /** Nothing is left to keep. */
  isSent?: boolean;
};

/**
 * What a form begins with, and over it what was typed into it before: in the other language, or before one went to
 * another page.
 */
export function useUnsentValues({ form, name, fields, initial, isSent = false }: Options): Posted {
  const page = useCurrentPage();
  const { search } = useLocation();
  const [key] = useState(`${page.name}${search} ${name}`);
  const [values] = useState<Posted>(() => ({ ...initial, ...unsent.get(key)?.() }));

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => (isSent ? {} : typedIn(element, fields, initial));
    unsent.set(key, read);
    return () => {
      const last = read();
      unsent.set(key, () => last);
    };
  }, [form, key, fields, initial, isSent]);

  return values;
}

function typedIn(form: HTMLFormElement, fields: readonly Field[], initial: Posted): Posted {
  const typed = postedIn(new FormData(form));
  const names = fields.flatMap((field) => namesToKeep(field, typed));
  const isTyped = (name: string) => (typed[name] ?? "") !== (initial[name] ?? "");
  return Object.fromEntries(names.filter(isTyped).map((name) => [name, typed[name] ?? ""]));
}

/** A country goes with its number. A consent is given to the sentence that one reads, so it is not carried along. */
function namesToKeep({ kind, name }: Field, typed: Posted): string[] {
  if (kind === "consent") return [];
  return kind === "phone" && typed[name] ? [name, countryFieldOf(name)] : [name];
}

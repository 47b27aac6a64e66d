import { type RefObject, startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { PhoneEntry, PhoneResult } from "../../../domain/phone/read-phone.ts";
import { mayPrefetch } from "../../page/browser-events.ts";
import type { PhoneRules } from "./phone-rules.ts";

type Options = {
  value?: string | undefined;
  country?: string | undefined;
  defaultCountry?: string | undefined;
  onChange?: ((value: string, result: PhoneResult) => void) | undefined;
};

type Entry = PhoneEntry & {
  /** The number set its country in the place of a chosen one. */
  isCountryFromNumber?: boolean;
};

/** What stands in the field, what the rules say about it, and the ways to change it. */
export function usePhoneEntry(
  field: RefObject<Element | null>,
  { value = "", country, defaultCountry = "", onChange }: Options,
) {
  const fromProps: PhoneEntry = { country: country || defaultCountry, number: value };
  const [seen, setSeen] = useState(fromProps);
  const [entry, setEntry] = useState<Entry>(fromProps);
  const { rules, load } = usePhoneRules(field);

  if (fromProps.number !== seen.number || fromProps.country !== seen.country) {
    setSeen(fromProps);
    const next = { ...entry, ...changes(seen, fromProps) };
    if (next.number !== entry.number || next.country !== entry.country) setEntry(normalised(next, rules));
  }

  // What was typed before the rules were there.
  useEffect(() => {
    if (rules) setEntry((now) => normalised(now, rules));
  }, [rules]);

  const result = useMemo(() => rules?.read(entry) ?? unread(entry), [rules, entry]);
  const report = useEffectEvent((news: PhoneResult) => {
    onChange?.(news.phoneNumber, news);
  });
  useEffect(() => report(result), [result]);

  return {
    entry,
    result,
    rules,
    load,
    type: (number: string, removed: boolean) =>
      setEntry((now) => {
        const next = normalised({ ...now, number }, rules);
        // Removed characters do not come back by formatting.
        return removed ? { ...next, number } : next;
      }),
    choose: (code: string) => setEntry(({ number }) => normalised({ country: code, number }, rules)),
    /** A country for those who have none yet. */
    propose: (code: string) =>
      startTransition(() =>
        setEntry((now) => (now.country ? now : normalised({ country: code, number: now.number }, rules))),
      ),
    reset: () => setEntry(normalised(fromProps, rules)),
  };
}

function normalised(next: Entry, rules: PhoneRules | undefined): Entry {
  if (!rules) return next;
  const { country, number } = rules.normalise(next);
  const isChanged = next.country !== "" && country !== next.country;
  return { country, number, isCountryFromNumber: isChanged || (number !== "" && next.isCountryFromNumber === true) };
}

function changes(before: PhoneEntry, now: PhoneEntry): Partial<PhoneEntry> {
  return {
    ...(now.number !== before.number && { number: now.number }),
    ...(now.country !== before.country && { country: now.country }),
  };
}

function unread({ country, number }: PhoneEntry): PhoneResult {
  return { countryCode: country || null, isValid: false, phoneNumber: number };
}

let loading: Promise<PhoneRules> | undefined;

/**
 * The rules, once they are there. They come when the field is in sight and the page idle, or with `load` when somebody
 * touches the field.
 */
function usePhoneRules(field: RefObject<Element | null>): { rules: PhoneRules | undefined; load: () => void } {
  const [rules, setRules] = useState<PhoneRules>();

  const load = useCallback(() => {
    loading ??= import("./phone-rules.ts").then(({ phoneRules }) => phoneRules);
    loading.then(
      // Nobody waits for them: whatever the visitor does meanwhile goes first.
      (loaded) => startTransition(() => setRules(loaded)),
      // Without the rules the field is a plain one, and the server has the last word anyway.
      () => {
        loading = undefined;
      },
    );
  }, []);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const leave = whenVisible(field.current, () => {
      cancel = whenIdle(load);
    });
    return () => {
      leave();
      cancel?.();
    };
  }, [field, load]);

  return { rules, load };
}

function whenVisible(element: Element | null, task: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** Not at all for visitors who have little to spare: theirs come with the first touch. */
function whenIdle(task: () => void): (() => void) | undefined {
  if (!mayPrefetch()) return undefined;
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 1_000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(task);
  return () => cancelIdleCallback(callback);
}

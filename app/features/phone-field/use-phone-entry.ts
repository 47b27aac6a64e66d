import { type RefObject, startTransition, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { PhoneEntry, PhoneResult } from "../../../domain/phone/read-phone.ts";
import { usePhoneRules } from "./use-phone-rules.ts";

type Options = {
  value?: string | undefined;
  country?: string | undefined;
  defaultCountry?: string | undefined;
  onChange?: ((value: string, result: PhoneResult) => void) | undefined;
};

/** What stands in the field, what the rules say about it, and the ways to change it. */
export function usePhoneEntry(
  field: RefObject<Element | null>,
  { value = "", country, defaultCountry = "", onChange }: Options,
) {
  const given: PhoneEntry = { country: country || defaultCountry, number: value };
  const [seen, setSeen] = useState(given);
  const [entry, setEntry] = useState(given);
  const { rules, load } = usePhoneRules(field);
  const settle = (next: PhoneEntry) => rules?.settle(next) ?? next;

  if (given.number !== seen.number || given.country !== seen.country) {
    setSeen(given);
    const next = { ...entry, ...changes(seen, given) };
    if (next.number !== entry.number || next.country !== entry.country) setEntry(settle(next));
  }

  // What was typed before the rules were there.
  useEffect(() => {
    if (rules) setEntry((now) => rules.settle(now));
  }, [rules]);

  const result = useMemo(() => rules?.read(entry) ?? unread(entry), [rules, entry]);
  const report = useEffectEvent((news: PhoneResult) => {
    onChange?.(news.phoneNumber, news);
  });
  useEffect(() => report(result), [result]);

  return {
    entry,
    result,
    example: rules?.example(entry.country),
    CountryCombobox: rules?.CountryCombobox,
    load,
    /** Removed characters do not come back by formatting. */
    type: (number: string, removed: boolean) =>
      setEntry((now) => (removed ? { ...now, number } : settle({ ...now, number }))),
    choose: (code: string) => setEntry((now) => settle({ ...now, country: code })),
    /** A country for those who have none yet. */
    propose: (code: string) =>
      startTransition(() => setEntry((now) => (now.country ? now : settle({ ...now, country: code })))),
    reset: () => setEntry(settle(given)),
  };
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

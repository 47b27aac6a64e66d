import { words } from "../../../copy/words.ts";
import { atText, untilText } from "../../../domain/grammar/moments.ts";
import { nextWorkingTime, responseDeadline } from "../../../domain/working-time/working-hours.ts";
import type { Locale } from "../../../site/locales.ts";

/** When a request was sent, and when we respond: in Istanbul time, as the page shows it. */
export function requestTimes(askedAt: number, locale: Locale) {
  const copy = words("moments", locale);
  return {
    asked: atText(askedAt, locale, copy),
    until: untilText(responseDeadline(askedAt), locale, copy),
    isOutside: nextWorkingTime(askedAt) !== askedAt,
  };
}

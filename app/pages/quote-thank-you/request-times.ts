import { clockTime, timeZone } from "../../../domain/time.ts";
import { fromText, untilText } from "../../../domain/working-time/wording.ts";
import { nextWorkingTime, responseDeadline } from "../../../domain/working-time/working-hours.ts";
import type { Locale } from "../../../site/locales.ts";

/** When a request was sent, and when we respond: in Istanbul time, as the page shows it. */
export function requestTimes(askedAt: number, locale: Locale) {
  const works = nextWorkingTime(askedAt);
  return {
    asked: askedText(askedAt, locale),
    until: untilText(responseDeadline(askedAt), locale),
    /** Only where nobody works at that moment. */
    from: works === askedAt ? undefined : fromText(works, locale),
  };
}

function askedText(at: number, locale: Locale): string {
  const parts = {
    day: "numeric",
    month: "long",
    year: "numeric",
    weekday: "long",
    timeZone,
  } as const;
  const time = `${new Intl.DateTimeFormat(locale, parts).format(at)}, ${clockTime(at)}`;
  return locale === "tr" ? time : `${time} (Istanbul time)`;
}

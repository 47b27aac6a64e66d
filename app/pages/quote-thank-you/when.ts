import { answerBy, nextWorkingMoment } from "../../../domain/working-time/promise.ts";
import { fromText, untilText } from "../../../domain/working-time/wording.ts";
import type { Locale } from "../../../site/locales.ts";

/** When something was asked, and when we get in touch: in Istanbul time, as the page says it. */
export function whenTexts(askedAt: number, locale: Locale) {
  const works = nextWorkingMoment(askedAt);
  return {
    asked: askedText(askedAt, locale),
    until: untilText(answerBy(askedAt), locale),
    /** Only where nobody works at that moment. */
    from: works === askedAt ? undefined : fromText(works, locale),
  };
}

function askedText(at: number, locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "Europe/Istanbul" }).format(at);
  const date = format({ day: "numeric", month: "long", year: "numeric", weekday: "long" });
  const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return locale === "tr" ? `${date}, ${time.replace(":", ".")}` : `${date}, ${time} (Istanbul time)`;
}

import { fill } from "../../../domain/slots.ts";
import type { Publication } from "../../../server/ports/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { dictionary } from "../dictionary.server.ts";
import type { Names } from "../words/shown-text.server.ts";

/** "Nil Demir published", or where it came from. */
export function publishedBy(publication: Publication, names: Names, isFirst: boolean, locale: Locale): string {
  const { history } = dictionary(locale).publications;
  const { person, takesBack } = publication;
  const name = person === undefined ? undefined : names.get(person);
  if (name === undefined) return isFirst ? history.first : history.elsewhere;
  return fill(takesBack ? history.tookBack : history.published, { name });
}

/** Who wrote it, where that is somebody else as well. */
export function writersOf({ person, editors }: Publication, names: Names, locale: Locale): string | undefined {
  const others = editors.some((editor) => editor !== person) ? editors : [];
  const known = others.flatMap((editor) => names.get(editor) ?? []);
  const { history } = dictionary(locale).publications;
  return known.length > 0 ? fill(history.writers, { names: known.join(", ") }) : undefined;
}

import { data, type RouterContextProvider } from "react-router";
import { type CopyText, newText } from "../../../copy/view/copy-texts.ts";
import { textOfFile } from "../../../copy/view/text-names.ts";
import type { Words } from "../../../server/ports/words.ts";
import { draftSide, readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { localeCodes } from "../../../site/locales.ts";
import { callContext, servicesOf, WordsUnavailable } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";

/** All texts, with the open drafts that change them; also what stands in a draft alone. */
export function openTexts(context: Readonly<RouterContextProvider>): Promise<CopyText[]> {
  return withWords(context, async (words) => {
    const published = await readTexts(words);
    const texts = new Map(published.map((text) => [text.name, text]));
    for (const { id, version, timed } of await words.drafts()) {
      const at = timed?.failure ? undefined : timed?.at;
      for (const file of (await words.changes(id, version)) ?? []) {
        const { name, language } = textOfFile(file.path);
        const text = texts.get(name) ?? newText(name);
        // The facts of the company stand once for all languages.
        for (const code of language ? [language] : localeCodes.filter((one) => text.sides[one])) {
          const side = text.sides[code] ?? draftSide(file, code);
          const own = { ...side, drafts: [...(side.drafts ?? []), { draft: id, at }] };
          texts.set(name, { ...(texts.get(name) ?? text), sides: { ...texts.get(name)?.sides, [code]: own } });
        }
      }
    }
    return [...texts.values()];
  });
}

/** Does something with the words; where they cannot be reached, this room alone says what is missing. */
export async function withWords<Result>(
  context: Readonly<RouterContextProvider>,
  use: (words: Words) => Promise<Result>,
): Promise<Result> {
  const { openWords, reportFailure } = servicesOf(context);
  try {
    return await use(await openWords());
  } catch (error) {
    if (!(error instanceof WordsUnavailable)) throw error;
    reportFailure(error, context.get(callContext).id);
    const { title, ...texts } = dictionary(localeOf(context)).words.unavailable;
    throw data({ message: { title, text: texts[error.reason] } }, { status: 503 });
  }
}

/** The names of the office's people by their numbers. */
export async function namesIn(context: Readonly<RouterContextProvider>): Promise<ReadonlyMap<number, string>> {
  const people = await servicesOf(context).office.people.list();
  return new Map(people.map(({ number, name }) => [number, name]));
}

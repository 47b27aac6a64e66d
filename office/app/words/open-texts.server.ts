import { data, type RouterContextProvider } from "react-router";
import { officeWords } from "../../../content/office-words.ts";
import { callContext, servicesOf, type Words, WordsUnavailable } from "../../services.server.ts";
import { localeOf } from "../session.server.ts";
import { readTexts, type Text } from "./texts.server.ts";

/** All texts that are published. */
export function openTexts(context: Readonly<RouterContextProvider>): Promise<Text[]> {
  return withWords(context, readTexts);
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
    const { title, ...texts } = officeWords("words", localeOf(context)).unavailable;
    throw data({ message: { title, text: texts[error.reason] } }, { status: 503 });
  }
}

/** The names of the office's people by their numbers. */
export async function namesIn(context: Readonly<RouterContextProvider>): Promise<ReadonlyMap<number, string>> {
  const people = await servicesOf(context).office.people.list();
  return new Map(people.map(({ number, name }) => [number, name]));
}

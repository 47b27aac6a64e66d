import { say, terminalLanguage, type Values } from "../copy/check/problem.ts";
import type { AssumedSetting, Assumption } from "../copy/marks.ts";
import type { Legal } from "../copy/schema.ts";
import { textSource } from "../copy/source.ts";
import { localeCodes } from "../site/locales.ts";
import { legalPages } from "../site/pages.ts";

/** The settings that legal texts speak of. */
type Settings = Readonly<Record<AssumedSetting, string | number>>;

/** A sentence of a legal text that is not true with these settings. */
type UntrueSentence = Omit<Assumption, "values"> & { file: string; assumed: string };

export function untrueSentences(settings: Settings): UntrueSentence[] {
  return localeCodes.flatMap((locale) =>
    legalPages.flatMap((name) => {
      const { assumptions = [] } = textSource().read(`${locale}/legal/${name}.md`) as Legal;
      return assumptions
        .filter(({ setting, values }) => !values.includes(String(settings[setting])))
        .map(({ values, ...rest }) => ({
          ...rest,
          assumed: values.join(", "),
          file: `content/${locale}/legal/${name}.md`,
        }));
    }),
  );
}

/** What an operator has to change, in the language of the terminal. */
export function untrueSentenceText(untrue: UntrueSentence, settings: Settings): string {
  const language = terminalLanguage();
  const { setting, assumed, file, line, heading, sentence } = untrue;
  const value = shownValue(setting, String(settings[setting]));
  const values = { setting, value, assumed: shownValue(setting, assumed), file, line, heading, sentence };
  return say("setting-differs", language, values);
}

/** Addresses are not repeated: some carry a key. */
function shownValue(setting: AssumedSetting, value: string): Values[string] {
  if (value === "") return { code: "setting-empty" };
  return setting === "WEBHOOK_URL" ? { code: "setting-set" } : value;
}

import { officeWords } from "../../../content/office-words.ts";
import { localeCodes } from "../../../site/locales.ts";
import { localeOf } from "../session.server.ts";
import type { Route } from "./+types/draft-card.ts";
import { bodyKey, readDraftText } from "./draft-text.server.ts";
import { linkTargets } from "./link-targets.server.ts";
import { nameIn } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";
import { sharedSources, shownText } from "./shown-fields.server.ts";
import { readTexts } from "./texts.server.ts";

/** One place of a text in all languages, for the card below a page; the long text is the place "body". Null where it is gone. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const { searchParams } = new URL(request.url);
  const [name, path] = [searchParams.get("text") ?? "", searchParams.get("path") ?? ""];
  return withWords(context, async (words) => {
    const text = await readDraftText(words, params.draft, name);
    if (!text) return null;
    const { fields } = shownText(text, await sharedSources(words, params.draft), locale);
    const field =
      fields.find(({ key }) => key === path) ??
      (path === "body" ? fields.find(({ key }) => key === bodyKey) : undefined);
    if (!field) return null;
    const twins = ((await words.twins(params.draft)) ?? []).filter(({ path }) =>
      Object.values(text.sides).some(({ file }) => file === path),
    );
    return {
      drafts: officeWords("drafts", locale),
      words: officeWords("words", locale),
      text: name,
      title: await nameIn(words, text, locale),
      field,
      links: field.key === bodyKey ? linkTargets(await readTexts(words), locale) : [],
      seen: Object.fromEntries(localeCodes.map((code) => [code, text.sides[code]?.version])),
      twins,
    };
  });
}

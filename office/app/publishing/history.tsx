import { Link } from "react-router";
import { textOfFile } from "../../../copy/view/text-names.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { clockTime, istanbulDay } from "../../../domain/time.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../site/locales.ts";
import type { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import { namesIn, withWords } from "../words/open-texts.server.ts";
import { isNoPicture, namesOfTexts } from "../words/shown-draft.server.ts";
import { titleOf } from "../words/shown-text.server.ts";
import type { Route } from "./+types/history.ts";
import { publishedBy, writersOf } from "./history.server.ts";
import styles from "./publishing.module.css";

const shownAtOnce = 30;
const mostTitles = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const words = dictionary(locale).publications;
  const query = new URL(request.url).searchParams;
  const [asked, before] = [query.get("text") ?? "", query.get("before") ?? undefined];
  const texts = await withWords(context, readTexts);
  const names = await namesIn(context);
  const text = texts.find(({ name }) => name === asked);
  const found = await withWords(context, (repository) => {
    const from = before ? { before } : {};
    return text ? historyOf(repository, text.name, from) : repository.history({ limit: shownAtOnce, ...from });
  });
  const takenBack = new Set(found.flatMap((one) => one.takesBack ?? []));
  const nameOf = namesOfTexts(texts, locale);
  const rows = found.map((publication) => {
    const paths = publication.paths.filter((path) => isNoPicture({ path }));
    const titles = [...new Set(paths.map((path) => textOfFile(path).name))];
    const isFirst = titles.length >= texts.length;
    const shown = titles.length <= mostTitles ? [...new Set(paths.map(nameOf))].join(", ") : undefined;
    return {
      commit: publication.commit,
      day: istanbulDay(publication.at, locale),
      time: clockTime(publication.at),
      who: publishedBy(publication, names, isFirst, locale),
      title: isFirst ? undefined : publication.title,
      writers: writersOf(publication, names, locale),
      texts: shown ?? fillCounted(words.history.count, titles.length),
      note: takenBack.has(publication.commit) ? words.history.takenBack : undefined,
    };
  });
  const days = [...new Set(rows.map(({ day }) => day))];
  const last = found.length >= shownAtOnce ? found.at(-1)?.commit : undefined;
  return {
    words,
    ofText: text && fill(words.history.ofText, { text: titleOf(text, locale) }),
    days: days.map((day) => ({ day, rows: rows.filter((row) => row.day === day) })),
    older: last && `/words/history?${new URLSearchParams({ ...(text && { text: text.name }), before: last })}`,
  };
}

type Repository = Awaited<ReturnType<ReturnType<typeof servicesOf>["openWords"]>>;

/** Of one text in all languages, newest first. */
async function historyOf(repository: Repository, name: string, from: { before?: string }) {
  const files = (await repository.files("published")) ?? [];
  const paths = localeCodes.flatMap((code) =>
    files.filter(({ path }) => /\.(md|yaml)$/.test(path) && isText(path, name, code)).map(({ path }) => path),
  );
  const found = await Promise.all(paths.map((path) => repository.history({ path, limit: shownAtOnce, ...from })));
  const byCommit = new Map(found.flat().map((publication) => [publication.commit, publication]));
  return [...byCommit.values()].sort((one, other) => other.at - one.at);
}

function isText(path: string, name: string, code: Locale = defaultLocale): boolean {
  const place = textOfFile(path);
  return place.name === name && place.language === code;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData?.words.history.title);

/** Who published what, and when; newest first. */
export default function History({ loaderData: { words, ofText, days, older } }: Route.ComponentProps) {
  return (
    <div className={styles.narrow}>
      <div>
        <h1>{words.history.title}</h1>
        <p className="muted">{ofText ?? words.history.text}</p>
        {ofText && <Link to="/words/history">{words.history.all}</Link>}
      </div>
      {days.length === 0 && <p>{words.history.none}</p>}
      {days.map(({ day, rows }) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ul className={styles.log}>
            {rows.map(({ commit, time, who, title, writers, texts, note }) => (
              <li key={commit}>
                <time>{time}</time>
                <div>
                  <p>
                    {who}
                    {title && (
                      <>
                        {": "}
                        <strong>{title}</strong>
                      </>
                    )}
                  </p>
                  <p className="muted">{[texts, writers, note].filter(Boolean).join(" · ")}</p>
                </div>
                <Link to={`/words/history/${commit}`} aria-label={`${words.history.open}: ${title ?? who}`}>
                  {words.history.open}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {older && <Link to={older}>{words.history.older}</Link>}
    </div>
  );
}

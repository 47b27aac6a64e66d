import { data, Form, Link, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField, TextField } from "../../../app/ui/field.tsx";
import type { CopyText } from "../../../copy/view/copy-texts.ts";
import { textOfFile } from "../../../copy/view/text-names.ts";
import { mayPublish } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import type { ChangedFile, Publication, Words } from "../../../server/ports/words.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { tidyPictures } from "../../../server/use-cases/copy/tidy-pictures.ts";
import type { Locale } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { ChangedText } from "../words/changed-text.tsx";
import { namesIn, withWords } from "../words/open-texts.server.ts";
import { namesOfTexts, shownChanges } from "../words/shown-draft.server.ts";
import type { Route } from "./+types/publication.ts";
import { publishedBy, writersOf } from "./history.server.ts";
import styles from "./publishing.module.css";
import { RunScreen } from "./run-screen.tsx";
import { shownRun } from "./shown-run.server.ts";

const mostTexts = 20;

export async function loader({ params: { commit }, request, context }: Route.LoaderArgs) {
  const { publisher, clock, settings } = servicesOf(context);
  const locale = localeOf(context);
  const words = dictionary(locale).publications;
  const texts = await withWords(context, readTexts);
  const publication = await withWords(context, (repository) => repository.publication(commit));
  if (!publication) throw data("no such publication", { status: 404 });
  const latest = await withWords(context, publisher.latest);
  const isTakingBack = latest !== undefined && "takeBack" in latest.of && latest.of.takeBack === commit;
  const isAgain = new URL(request.url).searchParams.has("again") && latest?.outcome !== undefined;
  if (isTakingBack && !isAgain) {
    const undone = latest.commit
      ? await withWords(context, (repository) => repository.publication(latest.commit ?? ""))
      : undefined;
    const run = shownRun(latest, { texts, publication: undone, siteOrigin: settings.siteOrigin }, clock(), locale);
    const mayRetry = mayPublish(personOf(context)) && settings.publishes;
    return { words, commit, title: publication.title, run, mayRetry, shown: undefined };
  }
  const names = await namesIn(context);
  const drafts = await withWords(context, (repository) => repository.drafts());
  const changed = [...new Set(publication.paths.map((path) => textOfFile(path).name))];
  const isFirst = changed.length >= texts.length;
  const shownNames = isFirst ? [] : changed.slice(0, mostTexts);
  const changes = publication.changes.filter(({ path }) => shownNames.includes(textOfFile(path).name));
  const later = await withWords(context, (repository) => repository.history({ limit: 200 }));
  return {
    words,
    commit,
    title: isFirst ? words.history.first : publication.title,
    run: undefined,
    shown: {
      text: [publishedBy(publication, names, isFirst, locale), istanbulTime(publication.at, locale)].join(", "),
      writers: writersOf(publication, names, locale),
      changes: await withWords(context, (repository) => shownChanges(repository, changes, locale)),
      changeWords: dictionary(locale).drafts.changes,
      tooMany:
        !isFirst && changed.length > mostTexts ? fill(words.publication.tooMany, { count: mostTexts }) : undefined,
      mayTakeBack: settings.publishes && mayPublish(personOf(context)) && !isFirst,
      isTakenBack: later.some(({ takesBack }) => takesBack === commit),
      proposed: fill(words.publication.takeBack.proposed, { title: publication.title }),
      texts: restorable(publication, texts, locale),
      drafts: drafts.map(({ id, title }) => ({ value: id, text: title })),
    },
  };
}

/** Texts that a publication has in any language. */
function restorable({ changes }: { changes: ChangedFile[] }, texts: readonly CopyText[], locale: Locale) {
  const nameOf = namesOfTexts(texts, locale);
  const paths = changes.filter(({ after, path }) => after && textOfFile(path).language).map(({ path }) => path);
  const named = new Map(paths.map((path) => [textOfFile(path).name, nameOf(path)]));
  return [...named].map(([value, text]) => ({ value, text }));
}

export async function action({ params: { commit }, request, context }: Route.ActionArgs) {
  const { publisher, settings } = servicesOf(context);
  const [locale, person] = [localeOf(context), personOf(context)];
  const fields = await fieldsOf(request);
  const publication = await withWords(context, (repository) => repository.publication(commit));
  if (!publication) throw data("no such publication", { status: 404 });
  if (fields.do === "restore") {
    return withWords(context, async (repository) => {
      const texts = await readTexts(repository);
      const text = restorable(publication, texts, locale).find(({ value }) => value === fields.text);
      if (!text) return { restored: "none" as const, text: "", draft: undefined };
      return restore(repository, publication, { ...text, draft: fields.draft ?? "", person: person.number, locale });
    });
  }
  if (!mayPublish(person) || !settings.publishes) throw data("not allowed", { status: 403 });
  const proposed = fill(dictionary(locale).publications.publication.takeBack.proposed, {
    title: publication.title,
  });
  const title = fields.title?.trim() || proposed;
  await withWords(context, () => publisher.begin({ takeBack: commit }, { person: person.number, title }));
  return redirect(`/words/history/${commit}`);
}

type Restored = { value: string; text: string; draft: string; person: number; locale: Locale };

/** Into a draft that is there, or into a new one: in all languages in which the publication has the text. */
async function restore(
  repository: Words,
  { commit, changes }: Publication & { changes: ChangedFile[] },
  { value, text, draft, person, locale }: Restored,
) {
  const { proposed } = dictionary(locale).publications.publication.restore;
  const own = draft
    ? await repository.draft(draft)
    : await repository.begin({ title: fill(proposed, { text }), person });
  if (!own) return { restored: "stale" as const, text, draft: undefined };
  const now = new Map((await repository.files({ draft: own.id }))?.map(({ path, version }) => [path, version]));
  const paths = changes.filter(({ after, path }) => after && textOfFile(path).name === value).map(({ path }) => path);
  for (const path of paths) {
    const saved = await repository.restore(own.id, { person, path, seen: now.get(path) ?? null, from: commit });
    if (saved.outcome !== "saved") return { restored: "stale" as const, text, draft: own.id };
  }
  await tidyPictures(repository, own.id, person, { commit });
  return { restored: "done" as const, text, draft: own.id };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData?.run?.title ?? loaderData?.title);

type Props = Route.ComponentProps;

/** A publication: what it changed, taking it back, and bringing back a text as it was in it. */
export default function PublicationScreen({ loaderData, actionData }: Props) {
  const { words, commit, title, run, shown } = loaderData;
  const back = { to: "/words/history", text: words.publication.back };
  if (run) {
    const retry = loaderData.mayRetry ? "take-back" : undefined;
    return <RunScreen words={words} run={run} again={`/words/history/${commit}?again`} back={back} retry={retry} />;
  }
  const { publication } = words;
  return (
    <div className={styles.narrow}>
      <Link to={back.to}>{back.text}</Link>
      <div>
        <h1>{title}</h1>
        <p className="muted">{[shown.text, shown.writers].filter(Boolean).join(" · ")}</p>
        {shown.isTakenBack && <p>{publication.takeBack.done}</p>}
      </div>
      {shown.changes.length > 0 && (
        <Card title={publication.changed} note={shown.tooMany}>
          {shown.changes.map((text) => (
            <ChangedText key={text.name} words={shown.changeWords} text={text} />
          ))}
        </Card>
      )}
      {shown.mayTakeBack && !shown.isTakenBack && (
        <Card title={publication.takeBack.title}>
          <Form method="post" className="stack">
            <p>{publication.takeBack.text}</p>
            <TextField
              id="title"
              name="title"
              label={publication.takeBack.name}
              defaultValue={shown.proposed}
              maxLength={100}
            />
            <div className="row">
              <Button type="submit" name="do" value="take-back" ghost>
                {publication.takeBack.button}
              </Button>
            </div>
          </Form>
        </Card>
      )}
      {shown.texts.length > 0 && (
        <Card title={publication.restore.title}>
          <RestoreForm words={publication.restore} shown={shown} result={actionData} />
        </Card>
      )}
    </div>
  );
}

type RestoreProps = {
  words: Props["loaderData"]["words"]["publication"]["restore"];
  shown: NonNullable<Props["loaderData"]["shown"]>;
  result: Props["actionData"];
};

function RestoreForm({ words, shown, result }: RestoreProps) {
  return (
    <Form method="post" className="stack">
      {result && (
        <p role={result.restored === "done" ? "status" : "alert"}>
          {fill(words[result.restored], { text: result.text })}{" "}
          {result.draft && <Link to={`/words/drafts/${result.draft}`}>{words.open}</Link>}
        </p>
      )}
      <p>{words.text}</p>
      <SelectField
        id="text"
        name="text"
        label={words.label}
        empty={words.choose}
        choices={shown.texts}
        defaultValue={shown.texts.length === 1 ? shown.texts[0]?.value : undefined}
      />
      <SelectField id="draft" name="draft" label={words.draft} empty={words.fresh} choices={shown.drafts} />
      <div className="row">
        <Button type="submit" name="do" value="restore" ghost>
          {words.button}
        </Button>
      </div>
    </Form>
  );
}

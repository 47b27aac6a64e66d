import { data, Form, Link, redirect } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { changeDraft } from "../../../server/use-cases/copy/change-draft.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/draft.ts";
import { ChangedText } from "./changed-text.tsx";
import styles from "./drafts.module.css";
import { draftAddress, draftsAddress, itemAddress, studioAddress } from "./filters.ts";
import { openDraft } from "./open-draft.server.ts";
import { namesIn, withWords } from "./open-texts.server.ts";
import { countTexts, shownChanges, shownConflict, shownDraft, shownTwins } from "./shown-draft.server.ts";
import { TwinQuestion } from "./twin-question.tsx";

const done = ["renamed", "undone", "confirmed", "resolved", "ended"] as const;
const readyOutcomes = ["told", "noPublisher", "unsent", "tooMany", "unchanged"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const { searchParams } = new URL(request.url);
  const names = await namesIn(context);
  return withWords(context, async (words) => {
    const draft = await openDraft(words, params.draft);
    const conflicts = (await words.conflicts(draft.id)) ?? [];
    const files = (await words.changes(draft.id)) ?? [];
    const published = await readTexts(words);
    return {
      drafts: dictionary(locale).drafts,
      studio: dictionary(locale).studio,
      draft: shownDraft(draft, countTexts(files), names, locale),
      texts: await shownChanges(words, files, locale),
      versions: files.map(({ path, after }) => ({ path, version: after?.version ?? "" })),
      twins: await shownTwins(words, draft.id, locale),
      conflicts: conflicts.flatMap((conflict) => shownConflict(conflict, published, locale) ?? []),
      isRemoving: searchParams.has("remove"),
      mails: dictionary(locale).draftReady,
      ready: readyOutcomes.find((one) => searchParams.get("ready") === one),
      done: done.find((one) => searchParams.get("done") === one),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  if (fields.do === "ready") {
    const { draftReady } = servicesOf(context).peopleMails;
    const ready = await withWords(context, () => draftReady(params.draft, personOf(context)));
    if (ready === "missing") throw data("no such draft", { status: 404 });
    throw redirect(`${draftAddress(params.draft)}?ready=${ready}`);
  }
  const person = personOf(context).number;
  const answer = await withWords(context, (words) => changeDraft(words, params.draft, person, fields));
  if (answer.outcome === "missing") throw data("no such draft", { status: 404 });
  if (answer.outcome === "removed") throw redirect(`${draftsAddress}?done=removed`);
  if (done.some((one) => one === answer.outcome) && !fields.live)
    throw redirect(`${draftAddress(params.draft)}?done=${answer.outcome}`);
  return { outcome: answer.outcome, title: fields.title };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.draft.title);

type Data = Route.ComponentProps["loaderData"];

/** One draft: what is to be decided, what it changes, and its name. */
export default function DraftScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { drafts, draft, texts, twins, conflicts, isRemoving, done, mails, ready } = loaderData;
  const failed = actionData?.outcome;
  const { results } = drafts;
  return (
    <>
      <Link to={draftsAddress}>{drafts.draft.back}</Link>
      <div className="between">
        <div>
          <h1>{draft.title}</h1>
          <p className="muted">
            {fill(drafts.begun, draft.begun)}. {fill(drafts.changed, draft.changed)}.
          </p>
        </div>
        {texts.length > 0 && (
          <Form method="post" className="row">
            <Button type="submit" name="do" value="ready" ghost small>
              {mails.button}
            </Button>
            <ButtonLink to={`${draftAddress(draft.id)}/publish`} small>
              {drafts.draft.publish}
            </ButtonLink>
          </Form>
        )}
      </div>
      {failed && failed !== "title" && <p role="alert">{results[failed as keyof typeof results] ?? results.invalid}</p>}
      {ready && !failed && <p role={ready === "told" ? "status" : "alert"}>{mails[ready]}</p>}
      {done && !failed && <p role="status">{results[done]}</p>}
      {isRemoving && <Removing {...loaderData} />}
      {conflicts.length > 0 && <Conflicts {...loaderData} />}
      {twins.length > 0 && <Twins {...loaderData} />}
      <section aria-labelledby="changes" className={styles.all}>
        <div className="between">
          <h2 id="changes">{drafts.changes.title}</h2>
          <Link to={itemAddress(draft.id)}>{drafts.items.add}</Link>
        </div>
        {texts.length === 0 && <p>{drafts.changes.none}</p>}
        {texts.map((text) => (
          <Changes key={text.name} {...loaderData} text={text} />
        ))}
      </section>
      <Card title={drafts.draft.settings}>
        <Form method="post" className={styles.rename}>
          <TextField
            key={draft.title}
            id="title"
            name="title"
            label={drafts.begin.label}
            maxLength={120}
            defaultValue={actionData?.title ?? draft.title}
            error={failed === "title" ? drafts.begin.wrong : undefined}
          />
          <Button type="submit" name="do" value="rename" ghost>
            {drafts.draft.rename}
          </Button>
        </Form>
        {!isRemoving && (
          <p>
            <Link to={`${draftAddress(draft.id)}?remove`}>{drafts.draft.remove}</Link>
          </p>
        )}
      </Card>
    </>
  );
}

/** The second press: what goes with a draft does not come back. */
function Removing({ drafts, draft }: Data) {
  return (
    <Card title={drafts.draft.removeTitle}>
      <p>{fillCounted(drafts.draft.removeText, draft.texts)}</p>
      <Form method="post" className="row">
        <Button type="submit" name="do" value="remove" small>
          {drafts.draft.removeSure}
        </Button>
        <Link to={draftAddress(draft.id)}>{drafts.draft.keep}</Link>
      </Form>
    </Card>
  );
}

function Twins({ drafts: { twins: words }, twins, draft }: Data) {
  return (
    <Card title={words.title} note={words.text}>
      <ul className={styles.twins}>
        {twins.map((twin) => (
          <li key={`${twin.path} ${twin.twin}`}>
            <TwinQuestion
              words={words}
              draft={draft.id}
              twin={twin}
              title={twin.title}
              update={(text) => <Link to={draftAddress(draft.id, twin.name)}>{text}</Link>}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where the draft and what was published meanwhile say different things. */
function Conflicts({ drafts: { conflicts: words }, conflicts }: Data) {
  return (
    <Card title={words.title} note={words.text}>
      <Form method="post" className={styles.all}>
        {conflicts.map(({ path, own, published, title, language, clashes, whole }) => (
          <section key={path} className={styles.conflict}>
            <h3>
              {title} {language && <small>{language}</small>}
            </h3>
            <input type="hidden" name={`own ${path}`} value={own} />
            <input type="hidden" name={`published ${path}`} value={published} />
            {clashes?.map(({ name, ...clash }) => (
              <Choice key={name} words={words} name={`choice ${path} ${name}`} {...clash} />
            ))}
            {whole && (
              <Choice
                words={words}
                name={`choice ${path}`}
                label={words.whole}
                own={whole.own ?? words.gone}
                published={whole.published ?? words.gone}
              />
            )}
          </section>
        ))}
        <p>
          <Button type="submit" name="do" value="resolve">
            {words.button}
          </Button>
        </p>
      </Form>
    </Card>
  );
}

type ChoiceProps = { words: Data["drafts"]["conflicts"]; name: string; label: string; own: string; published: string };

function Choice({ words, name, label, own, published }: ChoiceProps) {
  const sides = [
    { value: "own", text: words.own, content: own },
    { value: "published", text: words.published, content: published },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.pair}>
        {sides.map(({ value, text, content }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === "own"} />
            <b>{text}</b>
            <span className={styles.whole}>{content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChangesProps = Data & { text: Data["texts"][number] };

/** Changes of a text, each with a way back. */
function Changes({ drafts: { changes: words }, draft, versions, studio, text }: ChangesProps) {
  const { name, isText, page } = text;
  return (
    <ChangedText
      words={words}
      text={text}
      links={
        isText && (
          <span className="row">
            {page && <Link to={studioAddress(draft.id, page)}>{studio.onPage}</Link>}
            <Link to={draftAddress(draft.id, name)}>{words.all}</Link>
          </span>
        )
      }
      undo={(row, language) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="text" value={name} />
          <input type="hidden" name="change" value={row.name} />
          <input type="hidden" name="language" value={language} />
          {row.sides.map((side) => (
            <input key={side.language ?? ""} type="hidden" name={`seen-${side.language ?? ""}`} value={side.seen} />
          ))}
          {/* An entry may be named in other files, too. */}
          {row.isOfAll &&
            versions.map(({ path, version }) => (
              <input key={path} type="hidden" name={`seen ${path}`} value={version} />
            ))}
          <Button type="submit" name="do" value="undo" ghost small>
            {words.undo}
          </Button>
        </Form>
      )}
    />
  );
}

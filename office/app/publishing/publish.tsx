import { data, Form, Link, redirect } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { CheckField, TextField } from "../../../app/ui/field.tsx";
import { textOfFile } from "../../../copy/view/text-names.ts";
import { mayPublish } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulDate, istanbulSuffix, istanbulTime } from "../../../domain/time.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { useScript } from "../ui/use-script.ts";
import { WarmBand } from "../ui/warm-band.tsx";
import { ChangedText } from "../words/changed-text.tsx";
import { draftAddress, studioAddress } from "../words/filters.ts";
import { namesIn, openTexts, withWords } from "../words/open-texts.server.ts";
import { shownChanges, shownTwins } from "../words/shown-draft.server.ts";
import { TwinQuestion } from "../words/twin-question.tsx";
import type { Route } from "./+types/publish.ts";
import styles from "./publishing.module.css";
import { Problems, RunScreen } from "./run-screen.tsx";
import { shownProblems, shownRun } from "./shown-run.server.ts";

/** What stands in the way of a draft, or of some of its files. */
async function gateOf(context: Route.LoaderArgs["context"], draft: string, paths?: readonly string[]) {
  const { publisher } = servicesOf(context);
  const twins = await withWords(context, (words) => shownTwins(words, draft, localeOf(context), paths));
  const open = twins.filter(({ state }) => state === "to-decide" || state === "alone");
  const problems = (await withWords(context, () => publisher.check(draft, paths))) ?? [];
  return { open, problems, isOpen: open.length === 0 && problems.every(({ level }) => level !== "error") };
}

/** The files of the chosen texts; undefined where all are chosen or there was no choice. */
function chosenPaths(choices: readonly string[][], fields: readonly string[]): string[] | undefined {
  if (!fields.includes("choosing")) return undefined;
  const chosen = choices.filter((paths) => fields.includes(choiceField(paths)));
  return chosen.length === choices.length ? undefined : chosen.flat();
}

function choiceField([first]: readonly string[]): string {
  return `choice:${first}`;
}

export async function loader({ params: { draft: id }, request, context }: Route.LoaderArgs) {
  const { publisher, clock, settings } = servicesOf(context);
  const [locale, person] = [localeOf(context), personOf(context)];
  const words = dictionary(locale).publications;
  const texts = await openTexts(context);
  const draft = await withWords(context, (repository) => repository.draft(id));
  const latest = await withWords(context, publisher.latest);
  const isOfThis = latest !== undefined && "draft" in latest.of && latest.of.draft === id;
  const query = new URL(request.url).searchParams;
  // Whoever tries again, or has changed the draft since it failed, prepares it anew; so does who publishes the rest.
  const isAnew = query.has("again") || (draft?.changedAt ?? 0) > (latest?.endedAt ?? 0);
  const isOver = latest?.outcome === "failed" ? isAnew : latest?.outcome === "done" && query.get("run") !== latest.id;
  if (isOfThis && !(draft && isOver)) {
    const publication = latest.commit
      ? await withWords(context, (repository) => repository.publication(latest.commit ?? ""))
      : undefined;
    const about = { texts, publication, siteOrigin: settings.siteOrigin };
    const hasDraft = draft !== undefined;
    return {
      words,
      id,
      hasDraft,
      title: latest.title,
      run: shownRun(latest, about, clock(), locale),
      mayRetry: mayPublish(person) && settings.publishes && hasDraft,
      form: undefined,
    };
  }
  // It was published, or removed.
  if (!draft) throw redirect("/words/history");
  const names = await namesIn(context);
  const changes = (await withWords(context, (repository) => repository.changes(id))) ?? [];
  const choices = await withWords(context, (repository) => repository.choices(id));
  const paths = chosenPaths(choices, [...query.keys()]);
  const { open, problems, isOpen } = await gateOf(context, id, paths);
  const { timed } = draft;
  const shown = await withWords(context, (repository) => shownChanges(repository, changes, locale));
  const closed = !settings.publishes ? words.prepare.closed : mayPublish(person) ? undefined : words.prepare.notAllowed;
  return {
    words,
    id,
    hasDraft: true,
    title: draft.title,
    run: undefined,
    form: {
      summary: fillCounted(words.prepare.summary, shown.length, {
        count: shown.length,
        name: names.get(draft.begunBy) ?? "",
      }),
      open,
      openTitle: fillCounted(words.twins.title, open.length),
      problems: shownProblems(problems, { draft: id }, texts, locale),
      choices: choices
        .map((group) => {
          const names = group.map((path) => textOfFile(path).name);
          const texts = shown.filter(({ name }) => names.includes(name));
          const title = texts.map((text) => text.title).join(", ");
          const isChosen = !paths || paths.includes(group[0] ?? "");
          return { field: choiceField(group), label: fill(words.choice.label, { title }), texts, isChosen };
        })
        .filter(({ texts }) => texts.length > 0),
      mayChoose: choices.length > 1 && closed === undefined,
      isPart: paths !== undefined,
      twinWords: dictionary(locale).drafts.twins,
      changeWords: dictionary(locale).drafts.changes,
      onPage: dictionary(locale).studio.onPage,
      closed,
      isReady: isOpen && (paths ?? choices).length > 0,
      blocked: paths?.length === 0 ? words.choice.none : words.prepare.blocked,
      busy: latest && latest.outcome === undefined ? fill(words.prepare.busy, { title: latest.title }) : undefined,
      today: istanbulDate(clock()),
      timed: timed && {
        text: timed.failure
          ? fill(words.when.failedAt, { moment: istanbulTime(timed.at, locale) })
          : fill(words.when.timed, {
              moment: istanbulTime(timed.at, locale),
              name: names.get(timed.person) ?? "",
            }),
        failure: timed.failure && dictionary(locale).failures[timed.failure],
      },
    },
  };
}

export async function action({ params: { draft: id }, request, context }: Route.ActionArgs) {
  const { publisher, office, clock, settings } = servicesOf(context);
  const person = personOf(context);
  if (!mayPublish(person) || !settings.publishes) throw data("not allowed", { status: 403 });
  const draft = await withWords(context, (repository) => repository.draft(id));
  if (!draft) throw data("no such draft", { status: 404 });
  const { day = "", time = "", ...fields } = await fieldsOf(request);
  const address = `/words/drafts/${id}/publish`;
  if (fields.do === "unschedule") {
    await office.copyDrafts.setTimed(id, undefined);
    return redirect(`${address}?again`);
  }
  if (fields.do === "schedule") {
    const at = Date.parse(`${day}T${time}:00${istanbulSuffix}`);
    if (!(at > clock())) return { code: "wrong" as const, day, time };
    const timed = { at, person: person.number, setAt: clock() };
    if ((await gateOf(context, id)).isOpen) await office.copyDrafts.setTimed(id, timed);
    return redirect(`${address}?again`);
  }
  const by = { person: person.number, title: draft.title };
  const run = await withWords(context, async (repository) => {
    const last = fields.do === "retry" ? (await publisher.latest())?.of : undefined;
    const again = last && "draft" in last && last.draft === id ? last : undefined;
    const paths = chosenPaths(await repository.choices(id), Object.keys(fields));
    return publisher.begin(again ?? { draft: id, ...(paths && { paths }) }, by);
  });
  return redirect(`${address}?${run ? `run=${run.id}` : "again"}`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData?.run?.title ?? loaderData?.title);

/** A draft on its way to the site: what stands in the way, what changes, when; then how it goes. */
export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  const { words, id, hasDraft, title, run, form } = loaderData;
  const isLive = useScript();
  const draft = { to: hasDraft ? `/words/drafts/${id}` : "/words", text: words.prepare.back };
  if (run) {
    const back = hasDraft ? draft : { to: "/words/history", text: words.history.title };
    const again = `/words/drafts/${id}/publish?${run.isRunning ? `run=${run.id}` : "again"}`;
    const retry = loaderData.mayRetry ? "retry" : undefined;
    return <RunScreen words={words} run={run} again={again} back={back} retry={retry} />;
  }
  return (
    <div className={styles.narrow}>
      <Link to={draft.to}>{draft.text}</Link>
      <div>
        <h1>{fill(words.prepare.title, { title })}</h1>
        <p className="muted">{form.summary}</p>
      </div>
      {form.open.length > 0 && (
        <WarmBand title={form.openTitle} action={<ButtonLink to={draft.to}>{words.twins.decide}</ButtonLink>}>
          <p>{words.twins.text}</p>
          <ul>
            {form.open.map((twin) => (
              <li key={`${twin.path} ${twin.twin}`}>
                <TwinQuestion
                  words={form.twinWords}
                  draft={id}
                  twin={twin}
                  title={twin.title}
                  live={isLive}
                  update={(text) => <Link to={draftAddress(id, twin.name)}>{text}</Link>}
                />
              </li>
            ))}
          </ul>
        </WarmBand>
      )}
      <Problems words={words} problems={form.problems} />
      {form.choices.length > 0 && (
        <Card title={words.changes} note={form.mayChoose ? words.choice.text : undefined}>
          {form.choices.map((choice) => (
            <Choice key={choice.field} id={id} words={words} form={form} choice={choice} />
          ))}
          {form.mayChoose && (
            <p>
              <Button type="submit" form={publicationForm} formMethod="get" ghost small>
                {words.choice.check}
              </Button>
            </p>
          )}
        </Card>
      )}
      <Card title={words.when.title}>
        <When {...loaderData} form={form} actionData={actionData} />
      </Card>
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];
type FormProps = { words: Data["words"]; form: NonNullable<Data["form"]> };

/** The boxes stand among the changes, apart from the form that publishes. */
const publicationForm = "publication";

type ChoiceProps = FormProps & { id: string; choice: FormProps["form"]["choices"][number] };

/** What is published together or stays in the draft together. */
function Choice({ id, words, form, choice: { field, label, texts, isChosen } }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      {form.mayChoose && (
        <CheckField
          id={field}
          name={field}
          form={publicationForm}
          label={label}
          hint={texts.length > 1 ? words.choice.together : undefined}
          defaultChecked={isChosen}
        />
      )}
      {texts.map((text) => (
        <ChangedText
          key={text.name}
          words={form.changeWords}
          text={text}
          links={text.isText && text.page && <Link to={studioAddress(id, text.page)}>{form.onPage}</Link>}
        />
      ))}
    </div>
  );
}

type WhenProps = FormProps & { actionData: Route.ComponentProps["actionData"] };

function When({ words: { when, choice }, form, actionData }: WhenProps) {
  if (form.closed) return <p>{form.closed}</p>;
  return (
    <>
      {form.timed && (
        <Form method="post" className="row">
          <p role={form.timed.failure ? "alert" : undefined}>
            {form.timed.text} {form.timed.failure && `${form.timed.failure.title}. ${form.timed.failure.text}`}
          </p>
          <Button type="submit" name="do" value="unschedule" ghost small>
            {when.stop}
          </Button>
        </Form>
      )}
      {form.busy && <p role="status">{form.busy}</p>}
      {!form.isReady && <p>{form.blocked}</p>}
      <Form method="post" id={publicationForm} className="stack">
        {form.mayChoose && <input type="hidden" name="choosing" value="yes" />}
        {form.isReady && (
          <>
            <p>{when.nowText}</p>
            <div className="row">
              <Button type="submit" name="do" value="publish" disabled={form.busy !== undefined}>
                {when.now}
              </Button>
            </div>
          </>
        )}
      </Form>
      {form.isPart && <p>{choice.later}</p>}
      {form.isReady && !form.isPart && (
        <Form method="post" className={styles.later}>
          <p>{when.laterText}</p>
          <TextField
            id="day"
            name="day"
            type="date"
            label={when.day}
            min={form.today}
            defaultValue={actionData?.day}
            error={actionData?.code === "wrong" ? when.wrong : undefined}
          />
          <TextField id="time" name="time" type="time" label={when.time} defaultValue={actionData?.time} />
          <Button type="submit" name="do" value="schedule" ghost>
            {when.later}
          </Button>
        </Form>
      )}
    </>
  );
}

import { data, Form, Link, redirect } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { CheckField, TextField } from "../../../app/ui/field.tsx";
import { mayPublish } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulSuffix } from "../../../domain/time.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { useScript } from "../ui/use-script.ts";
import { WarmBand } from "../ui/warm-band.tsx";
import { ChangedText } from "../words/changed-text.tsx";
import { draftAddress, studioAddress } from "../words/filters.ts";
import { openTexts, withWords } from "../words/open-texts.server.ts";
import { TwinQuestion } from "../words/twin-question.tsx";
import type { Route } from "./+types/publish.ts";
import { chosenPaths, gateOf, preparationOf } from "./preparation.server.ts";
import styles from "./publishing.module.css";
import { Problems, RunScreen } from "./run-screen.tsx";
import { shownRun } from "./shown-run.server.ts";

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
  const isRequested = query.has("again") || query.has("choosing");
  const isAnew = isRequested || (draft?.changedAt ?? 0) > (latest?.endedAt ?? 0);
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
  return {
    words,
    id,
    hasDraft: true,
    title: draft.title,
    run: undefined,
    form: await preparationOf(context, { draft, texts, latest, fields: [...query.keys()] }),
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

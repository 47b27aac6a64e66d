import { Form, Link, redirect } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { pageAddress } from "../../../copy/view/text-addresses.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/drafts.ts";
import styles from "./drafts.module.css";
import { draftAddress, draftsAddress, itemAddress, studioAddress } from "./filters.ts";
import { beginDraft, changedDrafts } from "./open-draft.server.ts";
import { namesIn, withWords } from "./open-texts.server.ts";
import { countTexts, nameOf, shownDraft } from "./shown-draft.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const { searchParams } = new URL(request.url);
  const names = await namesIn(context);
  const person = personOf(context).number;
  const { drafts } = dictionary(locale);
  return withWords(context, async (words) => {
    const change = { do: searchParams.get("do") ?? "", text: searchParams.get("text") ?? "" };
    const title = nameOf(await readTexts(words), change.text, locale);
    const isItem = change.do === "item";
    const isQuestion = isItem || title !== undefined;
    const rows = (await changedDrafts(words)).map(({ draft, files }) => ({
      ...shownDraft(draft, countTexts(files), names, locale),
      isOwn: draft.begunBy === person,
      to: isQuestion ? placeOfChange(draft.id, change) : undefined,
    }));
    const heading = isItem ? drafts.choose.item : fill(drafts.choose.title, { text: title ?? "" });
    return {
      drafts,
      rows,
      question: isQuestion
        ? {
            ...change,
            heading,
            title: title ?? drafts.items.newTitle,
            open: drafts.choose[isItem ? "openItem" : "open"],
          }
        : undefined,
      isRemoved: searchParams.get("done") === "removed",
    };
  });
}

/** Begins a draft. A person who has one is asked first whether the change belongs into it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { title, do: step = "", text = "" } = await fieldsOf(request);
  const { number: person } = personOf(context);
  const locale = localeOf(context);
  const now = servicesOf(context).clock();
  return withWords(context, async (words) => {
    const change = { do: step, text };
    const hasDraft = async () => (await changedDrafts(words)).some(({ draft }) => draft.begunBy === person);
    if (title === undefined && (await hasDraft())) throw redirect(`${draftsAddress}?${new URLSearchParams(change)}`);
    const name = nameOf(await readTexts(words), text, locale);
    const proposed = step === "item" ? dictionary(locale).drafts.items.newTitle : name;
    const draft = await beginDraft(words, { title: title ?? proposed ?? "", person, now });
    if (!draft) return { title };
    throw redirect(placeOfChange(draft.id, name === undefined ? { do: step } : change));
  });
}

/** Where in a draft a text is changed, on its page or in its form, or a new one is written. */
function placeOfChange(draft: string, { do: step, text }: { do: string; text?: string }): string {
  if (step === "item") return itemAddress(draft);
  const page = step === "page" && text ? pageAddress(text) : undefined;
  return page ? studioAddress(draft, page) : draftAddress(draft, text);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData?.question?.heading ?? loaderData?.drafts.title);

type Data = Route.ComponentProps["loaderData"];
type Row = Data["rows"][number];

/** All drafts, and the form for a new one; or the question in which of them a text is to be changed. */
export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  const { drafts, rows, question, isRemoved } = loaderData;
  const own = question && rows.find(({ isOwn }) => isOwn);
  const others = rows.filter((row) => row !== own);
  const list = others.length > 0 && <Rows drafts={drafts} rows={others} open={question?.open} />;
  return (
    <>
      <div>
        <h1>{question?.heading ?? drafts.title}</h1>
        <p className="muted">{question ? drafts.choose.intro : drafts.intro}</p>
      </div>
      {isRemoved && <p role="status">{drafts.results.removed}</p>}
      {rows.length === 0 && <p>{drafts.none}</p>}
      {!question && list}
      {own && <OpenDraft drafts={drafts} draft={own} open={question.open} />}
      <Card title={drafts.begin.title}>
        <Form method="post" className="stack">
          <input type="hidden" name="do" value={question?.do} />
          <input type="hidden" name="text" value={question?.text} />
          <TextField
            key={question?.title}
            id="title"
            name="title"
            label={drafts.begin.label}
            hint={drafts.begin.hint}
            maxLength={120}
            defaultValue={actionData?.title ?? question?.title}
            error={actionData ? drafts.begin.wrong : undefined}
          />
          <Button type="submit">{drafts.begin.button}</Button>
        </Form>
      </Card>
      {question && list && (
        <>
          <h2>{drafts.choose.others}</h2>
          {list}
        </>
      )}
    </>
  );
}

/** The newest draft of the person, with what happens to a change in it. */
function OpenDraft({ drafts, draft, open }: { drafts: Data["drafts"]; draft: Row; open: string }) {
  return (
    <Card title={fill(drafts.choose.own, { draft: draft.title })} note={draftNote(drafts, draft)}>
      {draft.timed && <p>{fill(drafts.choose.timed, { timed: draft.timed })}</p>}
      <p>
        <ButtonLink to={draft.to ?? ""}>{open}</ButtonLink>
      </p>
    </Card>
  );
}

function draftNote(drafts: Data["drafts"], draft: Row): string {
  return `${fillCounted(drafts.texts, draft.texts)}. ${fill(drafts.changed, draft.changed)}.`;
}

function Rows({ drafts, rows, open }: { drafts: Data["drafts"]; rows: Row[]; open: string | undefined }) {
  return (
    <ul className={styles.drafts}>
      {rows.map((draft) => (
        <li key={draft.id}>
          <div>
            <h2>
              <Link to={draftAddress(draft.id)}>{draft.title}</Link>
            </h2>
            <p>{fillCounted(drafts.texts, draft.texts)}</p>
            {draft.timed && <p className={styles.timed}>{draft.timed}</p>}
            <small>
              {fill(drafts.begun, draft.begun)}. {fill(drafts.changed, draft.changed)}.
            </small>
          </div>
          {draft.to && (
            <ButtonLink to={draft.to} ghost small>
              {open}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

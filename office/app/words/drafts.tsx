import { Form, Link, redirect } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/drafts.ts";
import styles from "./drafts.module.css";
import { draftAddress, itemAddress } from "./filters.ts";
import { beginDraft, changedDrafts } from "./open-draft.server.ts";
import { namesIn, withWords } from "./open-texts.server.ts";
import { countTexts, nameOf, shownDraft } from "./shown-draft.server.ts";
import { readTexts } from "./texts.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const { searchParams } = new URL(request.url);
  const names = await namesIn(context);
  return withWords(context, async (words) => {
    const rows = (await changedDrafts(words)).map(({ draft, files }) =>
      shownDraft(draft, countTexts(files), names, locale),
    );
    const wanted = searchParams.get("text") ?? "";
    const title = nameOf(await readTexts(words), wanted, locale);
    return {
      drafts: dictionary(locale).drafts,
      rows,
      text: title === undefined ? undefined : { name: wanted, title },
      isRemoved: searchParams.get("done") === "removed",
    };
  });
}

/** Begins a draft. Whoever wants to change a text or to write a new one goes on in their newest draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const { title = "", text = "", do: wanted } = await fieldsOf(request);
  const [person, locale, now] = [personOf(context).number, localeOf(context), servicesOf(context).clock()];
  return withWords(context, async (words) => {
    const name = nameOf(await readTexts(words), text, locale);
    const ownTitle =
      wanted === "item" ? dictionary(locale).drafts.items.newTitle : wanted === "edit" ? name : undefined;
    const own = ownTitle
      ? (await changedDrafts(words)).find(({ draft }) => draft.begunBy === person)?.draft
      : undefined;
    const draft = own ?? (await beginDraft(words, { title: ownTitle ?? title, person, now }));
    if (!draft) return { outcome: "title", title } as const;
    if (wanted === "item") throw redirect(itemAddress(draft.id));
    throw redirect(draftAddress(draft.id, name === undefined ? undefined : text));
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.drafts.title);

/** All drafts, and the form for a new one; with a text, where it will be changed. */
export default function Drafts({ loaderData: { drafts, rows, text, isRemoved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div>
        <h1>{text ? fill(drafts.choose.title, { text: text.title }) : drafts.title}</h1>
        <p className="muted">{drafts.intro}</p>
      </div>
      {isRemoved && <p role="status">{drafts.results.removed}</p>}
      {rows.length === 0 && <p>{drafts.none}</p>}
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
            {text && (
              <ButtonLink to={draftAddress(draft.id, text.name)} ghost small>
                {drafts.choose.open}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <Card title={drafts.begin.title}>
        <Form method="post" className="stack">
          {text && <input type="hidden" name="text" value={text.name} />}
          <TextField
            key={text?.name}
            id="title"
            name="title"
            label={drafts.begin.label}
            hint={drafts.begin.hint}
            maxLength={120}
            defaultValue={actionData?.title ?? text?.title}
            error={actionData ? drafts.begin.wrong : undefined}
          />
          <Button type="submit">{drafts.begin.button}</Button>
        </Form>
      </Card>
    </>
  );
}

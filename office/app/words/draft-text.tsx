import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { data, Link, redirect, useFetcher, useParams, useRevalidator } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import type { ListStep } from "../../../copy/editing/save-plan.ts";
import { hasLinks, linkContext, linkTargets } from "../../../copy/view/link-targets.ts";
import { pictureFieldsOf } from "../../../copy/view/picture-fields.ts";
import { itemOf, pageAddress } from "../../../copy/view/text-addresses.ts";
import { factsName, mayKeepVersion } from "../../../copy/view/text-names.ts";
import { seenVersions } from "../../../copy/view/text-place.ts";
import {
  type FieldNode,
  type FieldView,
  fieldNodes,
  newEntryFields,
  textFields,
  versionOf,
} from "../../../copy/view/text-view.ts";
import { mendText } from "../../../copy/view/typography.ts";
import { words as siteWords } from "../../../copy/words.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { mayPublish } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { openText } from "../../../server/use-cases/copy/draft-texts.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { renewVersion } from "../../../server/use-cases/copy/renew-version.ts";
import { type SaveAnswer, saveText } from "../../../server/use-cases/copy/save-text.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { KeepTyped } from "../ui/keep-typed.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { isUnsent, sendOrKeep, Unsent } from "../ui/unsent.tsx";
import { useFresh } from "../ui/use-fresh.ts";
import { useRoot } from "../ui/use-root.ts";
import { useScript } from "../ui/use-script.ts";
import type { Route } from "./+types/draft-text.ts";
import styles from "./drafts.module.css";
import { changedOnly, FieldPair, isChanged, SeenVersions } from "./fields.tsx";
import { cardsAddress, draftAddress, itemAddress, pictureAddress, studioAddress } from "./filters.ts";
import { nameIn } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";
import { nameOf } from "./shown-draft.server.ts";
import { noteWriter } from "./writers.server.ts";

export async function loader({ request, params, context: given }: Route.LoaderArgs) {
  const [locale, now] = [localeOf(given), servicesOf(given).clock()];
  const { searchParams } = new URL(request.url);
  return withWords(given, async (words) => {
    const opened = await openText(words, params.draft, params["*"]);
    if (!opened) throw data("no such text", { status: 404 });
    const { draft, files, text } = opened;
    const links = hasLinks(text) ? await linkContext(files, now) : undefined;
    const view = { text, files, links, words: dictionary(locale), locale };
    const { fields, codes } = textFields(view);
    const version = versionOf(text);
    const adding = searchParams.get("add") ?? "";
    const entry = newEntryFields(view, adding);
    return {
      drafts: dictionary(locale).drafts,
      words: dictionary(locale).words,
      title: await nameIn(words, text, locale),
      draft: { id: draft.id, title: draft.title },
      studio: dictionary(locale).studio,
      page: pageAddress(params["*"]),
      nodes: fieldNodes(view, fields),
      links: links ? linkTargets(links, dictionary(locale), locale) : [],
      entry: entry && { list: adding, fields: entry },
      seen: seenVersions(text),
      lacking: localeCodes
        .filter((code) => !text.sides[code])
        .map((code) => ({ name: languageName(code, locale), isBroken: text.broken.includes(code) })),
      pictures: pictureFieldsOf(text).map(({ key, slot }) => ({ key, slot })),
      pictureWords: dictionary(locale).pictures,
      item: itemOf(text.name) && itemAddress(draft.id, text.name),
      version: version && `${siteWords("legal", locale).version} ${version}`,
      needsVersion: codes.has("version-old") || codes.has("version-no-digest"),
      mayKeepVersion: mayPublish(personOf(given)) && mayKeepVersion(text.name),
      isSaved: searchParams.has("saved"),
      writers: noteWriter(draft.id, personOf(given), text.name, now),
    };
  });
}

/** All that was typed is saved with whatever else a button does. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { do: wanted = "save", live, add, ...fields } = await fieldsOf(request);
  const [verb = "", ...rest] = wanted.split(":");
  const about = rest.join(":");
  const repaired = Object.hasOwn(fields, about) ? fields[about] : undefined;
  if (verb === "mend" && repaired !== undefined) fields[about] = mendText(repaired);
  if (verb === "take") delete fields[about];
  const step = stepOf(verb, about) ?? (add ? ({ do: "add", list: add } as const) : undefined);
  const seen = Object.fromEntries(localeCodes.map((code) => [code, fields[`seen-${code}`] ?? ""]));
  const person = personOf(context).number;
  const isSpelling = verb === "spelling";
  if (isSpelling && !(mayPublish(personOf(context)) && mayKeepVersion(params["*"]))) {
    throw data("not allowed", { status: 403 });
  }
  const answer = await withWords(context, async (words) => {
    const saved = await saveText(words, { draft: params.draft, text: params["*"], person, fields, seen, step });
    if (saved.outcome !== "saved") return saved;
    const published = saved.named ? await readTexts(words) : [];
    const titleOf = (name: string) => nameOf(published, name, localeOf(context)) ?? name;
    return { ...saved, named: saved.named?.map((name) => ({ name, title: titleOf(name) })) };
  });
  if (answer.outcome === "missing") throw data("no such text", { status: 404 });
  const isDone = answer.outcome === "saved" && !answer.list && Object.keys(answer.answers).length === 0;
  const address = draftAddress(params.draft, params["*"]);
  if (isDone && (verb === "version" || isSpelling)) {
    const by = { person, now: servicesOf(context).clock(), ...(isSpelling && { why: "spelling" as const }) };
    await withWords(context, (words) => renewVersion(words, params.draft, params["*"], by));
    throw redirect(`${address}?saved`);
  }
  if (isDone && verb === "open") throw redirect(`${address}?${new URLSearchParams({ add: about })}#new`);
  if (isDone && (!live || add)) throw redirect(`${address}?saved${add ? `#list-${add}` : ""}`);
  return answer;
}

function stepOf(verb: string, about: string): ListStep | undefined {
  const [list = "", from, to] = about.split(":");
  const [at, place] = [Number(from), Number(to)];
  if (verb === "move" && Number.isInteger(at) && Number.isInteger(place))
    return { do: "move", list, from: at, to: place };
  return verb === "remove" && from ? { do: "remove", list, at: Number.isInteger(at) ? at : from } : undefined;
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.title);

type Data = Route.ComponentProps["loaderData"];
/** Texts are named by their file; a screen gives them a title. */
type Answer =
  | Exclude<SaveAnswer, { outcome: "saved" }>
  | (Omit<Extract<SaveAnswer, { outcome: "saved" }>, "named"> & {
      named?: { name: string; title: string }[] | undefined;
    });

/** Every field of one text in a draft, in all languages side by side, in one form. */
export default function DraftText({ loaderData, actionData, params }: Route.ComponentProps) {
  const { drafts, words, title, draft, studio, page, nodes, entry, seen, lacking, isSaved, item, links, needsVersion } =
    loaderData;
  const { pictures, pictureWords } = loaderData;
  const fetcher = useFetcher<typeof clientAction>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData>(undefined);
  const [isTyped, setTyped] = useState(false);
  const isLive = useScript();
  const { revalidate } = useRevalidator();
  useFresh(revalidate);
  const fields = [...fieldsIn(nodes), ...(entry?.fields ?? [])];
  const found = fetcher.data ?? actionData;
  const answer = isUnsent(found) ? undefined : (found as Answer | undefined);
  const answers = answer?.outcome === "saved" ? answer.answers : {};
  const ofPictures = { pictures, pictureWords, draft: draft.id, text: params["*"] };
  const address = draftAddress(draft.id, params["*"]);
  const frame = { drafts, words, answers, sent, links, ...ofPictures, entry, address };
  const isUnseen = (node: FieldNode) => node.type === "field" && (node.field.kind ?? "") in words.fieldKinds;
  const isWrong = ({ inputs }: FieldView) => inputs.some(({ name, problems }) => problems[0] || answers[name]);
  const [shown, unseen] = [nodes.filter((node) => !isUnseen(node)), nodes.filter(isUnseen)];

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    setTyped(false);
    sent.current = changedOnly(event.currentTarget, fields, event.nativeEvent.submitter);
    void fetcher.submit(sent.current, { method: "post" });
  }

  return (
    <>
      <Link to={draftAddress(draft.id)}>{fill(drafts.text.draft, { draft: draft.title })}</Link>
      <div className="between">
        <div>
          <h1>{title}</h1>
          {loaderData.version && <p className="muted">{loaderData.version}</p>}
        </div>
        {page && <Link to={studioAddress(draft.id, page)}>{studio.onPage}</Link>}
      </div>
      <Writers drafts={drafts} writers={loaderData.writers} />
      <div className="row">
        <PictureLinks {...ofPictures} fields={pictures.filter(({ key }) => entryOf(key) === "")} />
        {page && <Link to={cardsAddress(draft.id, params["*"])}>{pictureWords.cards.link}</Link>}
        {item && <Link to={item}>{drafts.items.manage}</Link>}
      </div>
      {lacking.map(({ name, isBroken }) => (
        <p key={name}>{isBroken ? words.unread : fill(drafts.text.missing, { language: name })}</p>
      ))}
      <fetcher.Form
        key={params["*"]}
        ref={form}
        method="post"
        className={styles.text}
        onSubmit={send}
        onInput={() => setTyped(true)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        }}
      >
        <SeenVersions seen={seen} />
        {isLive && <input type="hidden" name="live" value="yes" />}
        {needsVersion && (
          <div className={styles.other}>
            <p>{drafts.version.text}</p>
            <div className="row">
              <Button type="submit" name="do" value="version" ghost small>
                {drafts.version.button}
              </Button>
              {loaderData.mayKeepVersion && (
                <Button type="submit" name="do" value="spelling" ghost small>
                  {drafts.version.spelling}
                </Button>
              )}
            </div>
            {loaderData.mayKeepVersion && <small>{drafts.version.spellingHint}</small>}
          </div>
        )}
        <div className={`panel ${styles.text}`}>
          <Nodes {...frame} nodes={shown} />
        </div>
        {unseen.length > 0 && (
          <details className="panel" open={shown.length === 0 || fieldsIn(unseen).some(isWrong)}>
            <summary>{words.unseen}</summary>
            <div className={styles.text}>
              <Nodes {...frame} nodes={unseen} />
            </div>
          </details>
        )}
        <div className={styles.bar}>
          <Button type="submit" name="do" value="save">
            {drafts.text.save}
          </Button>
          <Result
            drafts={drafts}
            answer={answer}
            isSaved={isSaved}
            isBusy={fetcher.state !== "idle"}
            isTyped={isTyped}
          />
        </div>
      </fetcher.Form>
      <Unsent fetcher={fetcher} />
      <KeepTyped words={drafts.leave} isTyped={() => isChanged(form.current, fields)} />
    </>
  );
}

function fieldsIn(nodes: readonly FieldNode[]): FieldView[] {
  return nodes.flatMap((node) =>
    node.type === "field" ? [node.field] : node.entries.flatMap(({ nodes: inner }) => fieldsIn(inner)),
  );
}

type ResultProps = {
  drafts: Data["drafts"];
  answer: Answer | undefined;
  isSaved: boolean;
  isBusy: boolean;
  isTyped: boolean;
};

function Result({ drafts: { results }, answer, isSaved, isBusy, isTyped }: ResultProps) {
  const { locale } = useRoot();
  if (isBusy) return <p role="status" />;
  if (!answer) return <p role="status">{isSaved && !isTyped && results.saved}</p>;
  const problem = problemIn(results, answer, locale);
  if (!problem) return <p role="status">{!isTyped && results.saved}</p>;
  return (
    <p role="alert">
      {problem} <NamedTexts answer={answer} />
    </p>
  );
}

/** The ways to the texts that name what was to be removed. */
export function NamedTexts({ answer }: { answer: Answer }) {
  const { draft = "" } = useParams();
  const named = answer.outcome === "saved" ? (answer.named ?? []) : [];
  return named.map(({ name, title }) => (
    <Link key={name} to={draftAddress(draft, name)}>
      {title}
    </Link>
  ));
}

/** Why nothing was saved or not all of it, or why a list is as it was. */
export function problemIn(results: Data["drafts"]["results"], answer: Answer, locale: Locale): string | undefined {
  if (answer.outcome !== "saved") return results[answer.outcome as keyof typeof results] ?? results.invalid;
  const texts = new Intl.ListFormat(locale).format((answer.named ?? []).map(({ title }) => title));
  if (answer.list === "named") return fill(results.named, { texts });
  if (answer.list) return results[answer.list as keyof typeof results] ?? results.layout;
  return Object.keys(answer.answers).length > 0 ? results.partly : undefined;
}

/** Who else has the text before them, or another one of the draft. */
export function Writers({ drafts: { text }, writers }: Pick<Data, "drafts" | "writers">) {
  const { locale } = useRoot();
  const sentence = (words: string, names: readonly string[]) =>
    names.length > 0 ? fill(words, { names: new Intl.ListFormat(locale).format(names) }) : "";
  return (
    <p role="status" className="muted">
      {`${sentence(text.writing, writers.here)} ${sentence(text.inDraft, writers.inDraft)}`.trim()}
    </p>
  );
}

type OfPictures = Pick<Data, "pictures" | "pictureWords"> & { draft: string; text: string };

/** "people.3" for what stands in an entry of a list. */
function entryOf(key: string): string {
  return /^(.*\.\d+)\./.exec(key)?.[1] ?? "";
}

function PictureLinks({
  fields,
  pictureWords: { link, places },
  draft,
  text,
}: OfPictures & { fields: Data["pictures"] }) {
  return fields.map(({ key, slot }) => (
    <Link key={key} to={pictureAddress(draft, text, key)}>
      {fill(link, { place: places[slot] })}
    </Link>
  ));
}

type NodesProps = Omit<Parameters<typeof FieldPair>[0], "field"> &
  OfPictures & {
    nodes: readonly FieldNode[];
    entry: Data["entry"];
    address: string;
  };

function Nodes({ nodes, entry, address, ...frame }: NodesProps): ReactNode {
  return nodes.map((node) =>
    node.type === "field" ? (
      <FieldPair key={node.field.key} field={node.field} {...frame} />
    ) : (
      <List key={node.key} node={node} entry={entry} address={address} {...frame} />
    ),
  );
}

type ListProps = Omit<NodesProps, "nodes"> & { node: Extract<FieldNode, { type: "list" }> };

function List({ node: { key, label, entries, isSame, isGroup, addIn }, entry, address, ...frame }: ListProps) {
  const { list } = frame.drafts;
  const { draft } = useParams();
  const step = (name: string, value: string, text: string) => (
    <Button key={name} type="submit" name="do" value={value} ghost small>
      {text}
    </Button>
  );
  return (
    <div className={styles.list} id={`list-${key}`}>
      <h2>{[label, fillCounted(list.title, entries.length)].filter(Boolean).join(" ")}</h2>
      <ol>
        {entries.map(({ place, name, nodes, fact }, at) => {
          const number = at + 1;
          const last = entries.length - 1;
          return (
            // A field belongs to its place, by which it is saved.
            <li key={place}>
              <h3>
                {fill(list.entry, { number })} <span>{name}</span>
              </h3>
              {fact && <Link to={`${draftAddress(draft ?? "", factsName)}#field-${fact}`}>{list.fact}</Link>}
              <Nodes nodes={nodes} entry={entry} address={address} {...frame} />
              <PictureLinks {...frame} fields={frame.pictures.filter((one) => entryOf(one.key) === `${key}.${at}`)} />
              {isSame && (
                <div className="row">
                  {!isGroup && at > 0 && step("up", `move:${key}:${at}:${at - 1}`, fill(list.up, { number }))}
                  {!isGroup && at < last && step("down", `move:${key}:${at}:${at + 1}`, fill(list.down, { number }))}
                  {last > 0 && step("remove", `remove:${key}:${place}`, fill(list.remove, { number }))}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {addIn && (
        <Link to={`${draftAddress(draft ?? "", addIn.text)}?${new URLSearchParams({ add: addIn.list })}#new`}>
          {list.add}
        </Link>
      )}
      {entry?.list === key ? (
        <div className={styles.entry} id="new">
          <h3>{list.newEntry}</h3>
          <p className="muted">{list.newHint}</p>
          <input type="hidden" name="add" value={key} />
          {entry.fields.map((field) => (
            <FieldPair key={field.key} field={field} {...frame} />
          ))}
          <div className="row">
            <Button type="submit" name="do" value="save" small>
              {list.add}
            </Button>
            <Link to={address} preventScrollReset>
              {list.cancel}
            </Link>
          </div>
        </div>
      ) : (
        isSame && !addIn && step("open", `open:${key}`, list.add)
      )}
    </div>
  );
}

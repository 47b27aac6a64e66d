import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { fill } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import { isUnsent, Unsent } from "../ui/unsent.tsx";
import { useRoot } from "../ui/use-root.ts";
import type { loader } from "./draft-card.ts";
import { type clientAction, NamedTexts, problemIn, Writers } from "./draft-text.tsx";
import styles from "./drafts.module.css";
import { changedOnly, FieldPair, SeenVersions } from "./fields.tsx";
import { draftAddress } from "./filters.ts";
import { TwinQuestion } from "./twin-question.tsx";

/** What this person saved last in the fields of each place, and what stood there before. */
export type Undos = Map<string, Record<string, { before: string; after: string }>>;

type Props = {
  draft: string;
  card: NonNullable<Awaited<ReturnType<typeof loader>>>;
  undos: RefObject<Undos>;
  /** While somebody types; without a language for what is the same in all of them. */
  onType: (language: Locale | undefined, text: string) => void;
  onSaved: () => void;
  /** Where the entry of a list is from now on; nowhere where it was removed. */
  onEntry: (text: string, list: string, at: number | undefined) => void;
};

/** One place of a text in all languages, saved at once. Whoever shows it gives it the place as its key. */
export function TextCard({ draft, card, undos, onType, onSaved, onEntry }: Props) {
  const { drafts, words, text, title, fields, seen, links, twins, writers } = card;
  const fetcher = useFetcher<typeof clientAction>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData>(undefined);
  const isUndoing = useRef(false);
  const [isTyped, setTyped] = useState(false);
  const address = draftAddress(draft, text);
  const place = `${text} ${fields[0]?.key}`;
  const answer = fetcher.state === "idle" && !isUnsent(fetcher.data) ? fetcher.data : undefined;
  const answers = answer?.outcome === "saved" ? answer.answers : {};
  const { locale } = useRoot();
  const problem = answer && problemIn(drafts.results, answer, locale);
  const isSaved = answer !== undefined && problem === undefined;
  const [twin] = twins.filter(({ state }) => state === "to-decide");
  const inputs = fields.flatMap((field) => field.inputs);
  const undoable = inputs.filter(({ name, value }) => undos.current.get(place)?.[name]?.after === value);

  const saved = useRef(onSaved);
  saved.current = onSaved;
  useEffect(() => {
    if (isSaved) saved.current();
  }, [isSaved]);

  function send(data: FormData): void {
    if (fetcher.state !== "idle") return;
    const changes = inputs.flatMap(({ name, value }) => {
      const after = data.get(name);
      if (typeof after !== "string") return [];
      return [[name, { before: value, after: after.replaceAll("\r\n", "\n") }] as const];
    });
    if (isUndoing.current) undos.current.delete(place);
    else if (changes.length > 0) undos.current.set(place, Object.fromEntries(changes));
    setTyped(false);
    sent.current = data;
    void fetcher.submit(data, { method: "post", action: address });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    isUndoing.current = false;
    send(changedOnly(event.currentTarget, fields, event.nativeEvent.submitter));
  }

  /** As it was before this person saved last, in all languages; what somebody else saved since stays theirs. */
  function undo(): void {
    const known = undos.current.get(place);
    if (!known || !form.current || fetcher.state !== "idle") return;
    isUndoing.current = true;
    const data = new FormData(form.current);
    for (const { name } of inputs) data.delete(name);
    const languageOf = (name: string) => inputs.find((input) => input.name === name)?.language;
    for (const { name } of undoable) {
      const before = known[name]?.before ?? "";
      const field = form.current.elements.namedItem(name) as HTMLTextAreaElement | HTMLSelectElement | null;
      if (field) field.value = before;
      if (fields[0]?.inputs.some((input) => input.name === name)) onType(languageOf(name), before);
      data.set(name, before);
    }
    send(data);
  }

  return (
    <div className={styles.parts}>
      <fetcher.Form
        ref={form}
        method="post"
        action={address}
        className={styles.card}
        onSubmit={submit}
        onInput={() => setTyped(true)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        <SeenVersions seen={seen} />
        <input type="hidden" name="live" value="yes" />
        <div className="between">
          <p className="muted">
            {title} {card.isEverywhere && <span>{drafts.text.everywhere}</span>}
          </p>
          <Link to={address}>{drafts.changes.all}</Link>
        </div>
        <Writers drafts={drafts} writers={writers} />
        {fields.map((field, at) => (
          <FieldPair
            key={field.key}
            drafts={drafts}
            words={words}
            field={field}
            answers={answers}
            sent={sent}
            links={links}
            onType={at === 0 ? onType : undefined}
          />
        ))}
        <div className="row">
          <Button type="submit" name="do" value="save" small>
            {drafts.text.save}
          </Button>
          {fetcher.state === "idle" && undoable.length > 0 && (
            <Button onClick={undo} ghost small>
              {drafts.text.undo}
            </Button>
          )}
          {problem ? (
            <p role="alert">{problem}</p>
          ) : (
            <p role="status">
              {isSaved && !isTyped && (isUndoing.current ? drafts.text.undone : drafts.results.saved)}
            </p>
          )}
        </div>
      </fetcher.Form>
      {twin && (
        <TwinQuestion
          words={drafts.twins}
          draft={draft}
          twin={twin}
          live
          update={(label) => (
            <Button
              ghost
              small
              onClick={() => {
                const own = `textarea[lang="${twin.code}"], select`;
                form.current?.querySelector<HTMLElement>(own)?.focus();
              }}
            >
              {label}
            </Button>
          )}
        />
      )}
      {card.entry && <EntrySteps draft={draft} drafts={drafts} entry={card.entry} onEntry={onEntry} />}
      <Unsent fetcher={fetcher} action={address} />
    </div>
  );
}

type EntryProps = Pick<Props, "draft" | "onEntry"> &
  Pick<Props["card"], "drafts"> & { entry: NonNullable<Props["card"]["entry"]> };

/** Moves or removes the entry of a list that the card is of, in all languages at once, or leads to where one is added. */
function EntrySteps({ draft, drafts: { list, results }, entry, onEntry }: EntryProps) {
  const { text, list: key, at, length, seen } = entry;
  const fetcher = useFetcher<typeof clientAction>();
  const { locale } = useRoot();
  const address = draftAddress(draft, text);
  const number = at + 1;
  const answer = fetcher.state === "idle" && !isUnsent(fetcher.data) ? fetcher.data : undefined;
  const problem = answer && problemIn(results, answer, locale);
  const wanted = useRef("");
  const isDone = answer !== undefined && problem === undefined;
  const done = useEffectEvent(() => {
    const [verb, , , to] = wanted.current.split(":");
    onEntry(text, key, verb === "move" ? Number(to) : undefined);
  });
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  const step = (value: string, label: string) => (
    <Button
      type="submit"
      name="do"
      value={value}
      ghost
      small
      onClick={() => {
        wanted.current = value;
      }}
    >
      {fill(label, { number })}
    </Button>
  );
  return (
    <>
      <fetcher.Form method="post" action={address} className="row">
        <SeenVersions seen={seen} />
        <input type="hidden" name="live" value="yes" />
        {at > 0 && step(`move:${key}:${at}:${at - 1}`, list.up)}
        {at < length - 1 && step(`move:${key}:${at}:${at + 1}`, list.down)}
        {length > 1 && step(`remove:${key}:${at}`, list.remove)}
        <Link to={`${address}?${new URLSearchParams({ add: key })}#new`}>{list.add}</Link>
        {problem && answer && (
          <p role="alert">
            {problem} <NamedTexts answer={answer} />
          </p>
        )}
      </fetcher.Form>
      <Unsent fetcher={fetcher} action={address} />
    </>
  );
}

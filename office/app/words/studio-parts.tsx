import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import type { TextPlace } from "../../../copy/view/text-names.ts";
import { fill } from "../../../domain/slots.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { useFresh } from "../ui/use-fresh.ts";
import type { Route } from "./+types/studio.ts";
import type { loader as cardLoader } from "./draft-card.ts";
import { draftAddress, studioAddress } from "./filters.ts";
import { Marks } from "./marks.tsx";
import styles from "./studio.module.css";
import { TextCard, type Undos } from "./text-card.tsx";
import type { Chosen } from "./use-frames.ts";

type Data = Route.ComponentProps["loaderData"];
export type List = "changes" | "hidden";

type ChoiceProps<Name extends string> = {
  label: string;
  options: readonly (readonly [Name, string])[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** A few buttons of which one is pressed. */
export function Choice<Name extends string>({ label, options, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(([name, text]) => (
        <button key={name} type="button" data-name={name} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function changeTitle(label: string, what: string | undefined): string {
  return what ? [label.replace(/\.$/, ""), what].filter(Boolean).join(": ") : label;
}

type ListsProps = {
  loaderData: Data;
  list: List;
  onList: (list: List) => void;
  chosen: Chosen | undefined;
  onChoose: (place: Chosen) => void;
};

/** Beside the page: what the draft changed on it, and what cannot be clicked there. */
export function Lists({
  loaderData: { words, drafts, draft, changes, hidden },
  list,
  onList,
  chosen,
  onChoose,
}: ListsProps) {
  const { lists } = words;
  const choice = (place: TextPlace, label: string, isSeen = false) => (
    <button
      type="button"
      title={isSeen ? lists.point : undefined}
      aria-current={chosen?.text === place.text && chosen.path === place.path ? "true" : undefined}
      onClick={() => onChoose(place)}
    >
      {label}
    </button>
  );
  return (
    <aside className={styles.lists} aria-label={lists.label}>
      <Choice
        label={lists.label}
        options={[
          ["changes", fill(lists.changes, { count: changes.length })],
          ["hidden", fill(lists.hidden, { count: hidden.length })],
        ]}
        chosen={list}
        onChoose={onList}
      />
      {list === "changes" && changes.length === 0 && <p className="muted">{lists.noChanges}</p>}
      {list === "hidden" && hidden.length === 0 && <p className="muted">{lists.noHidden}</p>}
      <ul>
        {list === "changes" &&
          changes.map(({ text, path, name, label, what, sides, isSeen }) => (
            <li key={`${text} ${name}`} data-seen={isSeen || undefined}>
              {path === undefined || (!isSeen && /^added/.test(name)) ? (
                <Link to={draftAddress(draft.id, text)}>{changeTitle(label, what)}</Link>
              ) : (
                choice({ text, path }, changeTitle(label || drafts.text.body, what), isSeen)
              )}
              {sides.map(({ language, marks }) => (
                <div key={language ?? ""} lang={language} data-label={language?.toUpperCase()}>
                  {marks.map((line, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names, and are never changed
                    <Marks key={i} marks={line} words={drafts.changes} />
                  ))}
                </div>
              ))}
            </li>
          ))}
        {list === "hidden" &&
          hidden.map(({ text, path, label, values }) => (
            <li key={`${text} ${path}`}>
              {choice({ text, path }, label)}
              {localeCodes.map((code, index) => (
                <p key={code} lang={values[index] ? code : undefined} data-label={code.toUpperCase()}>
                  {values[index] ?? <em>{lists.none}</em>}
                </p>
              ))}
            </li>
          ))}
      </ul>
    </aside>
  );
}

type ChosenProps = {
  loaderData: Data;
  chosen: Chosen;
  /** Out of sight until it is loaded and takes the place of another. */
  isNext: boolean;
  undos: RefObject<Undos>;
  onReady: () => void;
  onStep: (by: number) => void;
  onSaved: () => void;
  onEntry: (text: string, list: string, at: number | undefined) => void;
  onClose: () => void;
  onType: (language: Locale | undefined, text: string) => void;
};

/** The chosen text in all languages, with the way to the texts beside it. */
export function ChosenText({
  loaderData: { words, draft },
  chosen,
  isNext,
  undos,
  onReady,
  onStep,
  onSaved,
  onEntry,
  onClose,
  onType,
}: ChosenProps) {
  const { card } = words;
  const { text, path, language, link } = chosen;
  const fetcher = useFetcher<typeof cardLoader>();
  const address = `${draftAddress(draft.id)}/card?${new URLSearchParams({ text, path })}`;
  const load = useEffectEvent(() => void fetcher.load(address));
  useEffect(() => load(), []);
  useFresh(load);
  const box = useRef<HTMLDivElement>(null);
  const state = fetcher.data !== undefined && (isNext ? "loaded" : "shown");
  const show = useEffectEvent(() => {
    if (isNext) return onReady();
    const fields = [
      ...(box.current?.querySelectorAll<HTMLElement>("textarea, select, input:not([type=hidden])") ?? []),
    ];
    const field = fields.find(({ lang }) => lang === language) ?? fields[0];
    field?.focus();
    // One goes on where a line ends; a long text is read from its beginning.
    if (field instanceof HTMLTextAreaElement && field.rows === 1) field.selectionStart = field.value.length;
  });
  // Before the next key is typed.
  useLayoutEffect(() => {
    if (state) show();
  }, [state]);
  return (
    <div ref={box} hidden={isNext}>
      <div className={styles.steps}>
        <button type="button" onClick={() => onStep(-1)} aria-label={card.previous} aria-keyshortcuts="Alt+ArrowUp">
          ↑
        </button>
        <button type="button" onClick={() => onStep(1)} aria-label={card.next} aria-keyshortcuts="Alt+ArrowDown">
          ↓
        </button>
        <button type="button" onClick={onClose} aria-label={card.close} aria-keyshortcuts="Escape">
          ×
        </button>
      </div>
      {fetcher.data ? (
        <TextCard
          draft={draft.id}
          card={fetcher.data}
          undos={undos}
          onType={onType}
          onSaved={onSaved}
          onEntry={onEntry}
        />
      ) : (
        <p role="status">{fetcher.data === null ? card.gone : card.loading}</p>
      )}
      {link && <Link to={studioAddress(draft.id, link)}>{fill(card.openLink, { address: link })}</Link>}
    </div>
  );
}

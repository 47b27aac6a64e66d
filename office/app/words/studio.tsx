import { useEffect, useEffectEvent, useState } from "react";
import { data, Link, useNavigate, useSearchParams } from "react-router";
import { officeWords } from "../../../content/office-words.ts";
import { words as siteWords } from "../../../content/words.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import { pageAt } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { localeOf as languageOf, requireRoom, signedInOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/studio.ts";
import { hiddenTexts, pageChanges, showPage, type TextPlace, textsOf } from "./page-texts.server.ts";
import styles from "./studio.module.css";
import { studioAddress } from "./studio-address.ts";
import { type Chosen, type FrameOf, type Key, type Press, useFrames } from "./use-frames.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("words")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = languageOf(context);
  const words = officeWords("studio", locale);
  const found = pageAt(`/${params["*"]}`);
  const texts = await services.openWords();
  const draft = await texts.draft(params.draft);
  const signedIn = signedInOf(context);
  if (!found || !draft || !signedIn) throw data("no such page or draft", { status: 404 });
  const shown = await showPage(services, draft.id, found);
  const names = textsOf(found, shown);
  const [hidden, changes] = await Promise.all([
    hiddenTexts(texts, draft.id, names),
    pageChanges(texts, draft.id, names),
  ]);
  const holder = { draft: draft.id, person: signedIn.person.number, session: signedIn.session.id };
  const ticket = services.tickets.give(holder);
  const { origin } = services.settings.preview;
  return {
    words,
    draft: { id: draft.id, title: draft.title },
    page: siteWords("page-names", locale)[found.name],
    origin,
    version: draft.changedAt,
    trouble: shown.find(({ trouble }) => trouble)?.trouble,
    panes: shown.map(({ locale: language, address }) => ({
      language,
      languageName: languageName(language, locale),
      address,
      source: `${origin}${address}?${new URLSearchParams({ ticket })}`,
    })),
    places: shown.reduce<TextPlace[]>((most, { places }) => (places.length > most.length ? places : most), []),
    hidden: hidden.map(({ info, ...place }) => ({ ...place, label: info[locale] })),
    changes: changes.map(({ info, ...place }) => ({ ...place, label: info?.[locale] ?? place.path })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { words, page, draft } = loaderData;
  return pageTitle(matches, fill(words.title, { page, draft: draft.title }));
};

type Data = Route.ComponentProps["loaderData"];
type List = "changes" | "hidden";

export default function Studio({ loaderData }: Route.ComponentProps) {
  const { words, draft, page, panes, trouble, places } = loaderData;
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(() => chosenIn(query));
  const [view, setView] = useState<Locale | "both">("both");
  const [isPhone, setPhone] = useState(false);
  const [list, setList] = useState<List>("changes");
  const [hasLists, setLists] = useState(false);
  const [said, setSaid] = useState("");
  const navigate = useNavigate();
  const { frameOf, write } = useFrames(loaderData, {
    chosen,
    onChoose: setChosen,
    onOpen: (path) => navigate(studioAddress(draft.id, path)),
    onForm: () => setSaid(words.form),
    onKey: press,
  });
  useKeys(press);

  function press({ key, altKey }: Key): boolean {
    if (altKey && key === "ArrowDown") return step(1);
    if (altKey && key === "ArrowUp") return step(-1);
    if (key === "Escape" && chosen) {
      setChosen(undefined);
      return true;
    }
    if (!altKey) return false;
    const letter = key.toLowerCase();
    if (letter === "l") setView((now) => next([...localeCodes, "both" as const], now));
    else if (letter === "g") show("hidden");
    else if (letter === "d") show("changes");
    else return false;
    return true;
  }

  function show(name: List): void {
    setList(name);
    setLists(true);
  }

  function step(by: number): boolean {
    const now = places.findIndex(({ text, path }) => text === chosen?.text && path === chosen.path);
    const place = places[now < 0 ? 0 : (now + by + places.length) % places.length];
    if (place) setChosen(place);
    return true;
  }

  const first = panes[0]?.address ?? "";
  return (
    <div data-room className={styles.studio} data-has-lists={hasLists || undefined}>
      <header className={styles.bar}>
        <Link to={`/words/drafts/${draft.id}`} className={styles.back}>
          {words.back}
        </Link>
        <div className={styles.name}>
          <h1>{page}</h1>
          <small>{first}</small>
        </div>
        <Choice
          label={words.view.label}
          options={[
            ...localeCodes.map((code) => [code, code.toUpperCase()] as const),
            ["both", words.view.both] as const,
          ]}
          chosen={view}
          onChoose={setView}
        />
        <Choice
          label={words.width.label}
          options={[
            ["wide", words.width.wide],
            ["phone", words.width.phone],
          ]}
          chosen={isPhone ? "phone" : "wide"}
          onChoose={(width) => setPhone(width === "phone")}
        />
        <button type="button" className={styles.toLists} onClick={() => setLists(!hasLists)} aria-expanded={hasLists}>
          {hasLists ? words.lists.hide : words.lists.show}
        </button>
      </header>
      <Lists loaderData={loaderData} list={list} onList={setList} chosen={chosen} onChoose={setChosen} />
      <div className={styles.panes} data-view={view} data-phone={isPhone || undefined}>
        {trouble ? (
          <div className={`stack ${styles.trouble}`} role="alert">
            <p>{words.preview[trouble]}</p>
            <Link to={`/words/drafts/${draft.id}`}>{words.toForms}</Link>
          </div>
        ) : (
          panes.map((pane) => (
            <Pane
              key={pane.address}
              pane={pane}
              title={fill(words.frame, { page, language: pane.languageName })}
              isShown={view === pane.language}
              frameOf={frameOf}
            />
          ))
        )}
      </div>
      <noscript>
        <p className={styles.trouble}>
          {words.noScript} <Link to={`/words/drafts/${draft.id}`}>{words.toForms}</Link>
        </p>
      </noscript>
      <section className={styles.card} aria-label={words.card.label} data-open={chosen ? "" : undefined}>
        {chosen ? (
          <Card
            loaderData={loaderData}
            chosen={chosen}
            onStep={step}
            onClose={() => setChosen(undefined)}
            write={write}
          />
        ) : (
          <p className="muted">
            {words.hint.choose} {words.hint.open}
          </p>
        )}
      </section>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

function chosenIn(query: URLSearchParams): Chosen | undefined {
  const [text, path] = [query.get("text"), query.get("path")];
  return text && path ? { text, path } : undefined;
}

function next<Item>(all: readonly Item[], now: Item): Item {
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}

/** The keys of the studio, wherever the focus is; in the frames their own script tells of them. */
function useKeys(press: Press): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && press(event)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

type ChoiceProps<Name extends string> = {
  label: string;
  options: readonly (readonly [Name, string])[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** A few buttons of which one is pressed. */
function Choice<Name extends string>({ label, options, chosen, onChoose }: ChoiceProps<Name>) {
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

type PaneProps = { pane: Data["panes"][number]; title: string; isShown: boolean; frameOf: FrameOf };

/** One language of the page. Its address stays: later ones are loaded by the page itself, and leave no trace in the history. */
function Pane({ pane: { language, languageName, source, address }, title, isShown, frameOf }: PaneProps) {
  const [first] = useState(source);
  return (
    <figure data-shown={isShown || undefined}>
      <figcaption>
        <b>{languageName}</b> {address}
      </figcaption>
      <iframe
        ref={(frame) => frameOf(language, frame)}
        src={first}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </figure>
  );
}

type ListsProps = {
  loaderData: Data;
  list: List;
  onList: (list: List) => void;
  chosen: Chosen | undefined;
  onChoose: (place: Chosen) => void;
};

/** Beside the page: what the draft changed on it, and what cannot be clicked there. */
function Lists({ loaderData: { words, changes, hidden }, list, onList, chosen, onChoose }: ListsProps) {
  const { lists } = words;
  const isChosen = ({ text, path }: TextPlace) => (chosen?.text === text && chosen.path === path ? "true" : undefined);
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
      {(list === "changes" ? changes : hidden).length === 0 && (
        <p className="muted">{list === "changes" ? lists.noChanges : lists.noHidden}</p>
      )}
      <ul>
        {list === "changes"
          ? changes.map(({ text, path, label, values }) => (
              <li key={`${text} ${path}`}>
                <button type="button" aria-current={isChosen({ text, path })} onClick={() => onChoose({ text, path })}>
                  {label}
                </button>
                {values.map((value) => (
                  <p key={value.language} lang={value.language} data-label={value.language.toUpperCase()}>
                    {value.before !== undefined && (
                      <del>
                        <span className="vh">{lists.before} </span>
                        {value.before}
                      </del>
                    )}{" "}
                    {value.after !== undefined && (
                      <ins>
                        <span className="vh">{lists.after} </span>
                        {value.after}
                      </ins>
                    )}
                  </p>
                ))}
              </li>
            ))
          : hidden.map(({ text, path, label, values }) => (
              <li key={`${text} ${path}`}>
                <button type="button" aria-current={isChosen({ text, path })} onClick={() => onChoose({ text, path })}>
                  {label}
                </button>
                {values.map((value, index) => (
                  <p key={localeCodes[index]} lang={localeCodes[index]} data-label={localeCodes[index]?.toUpperCase()}>
                    {value ?? <em>{lists.none}</em>}
                  </p>
                ))}
              </li>
            ))}
      </ul>
    </aside>
  );
}

type CardProps = {
  loaderData: Data;
  chosen: Chosen;
  onStep: (by: number) => void;
  onClose: () => void;
  write: (language: Locale, place: TextPlace, value: string) => void;
};

/** The chosen text in both languages. */
function Card({ loaderData: { words, draft }, chosen, onStep, onClose }: CardProps) {
  const { card } = words;
  return (
    <>
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
      {chosen.link && (
        <Link to={studioAddress(draft.id, chosen.link)}>{fill(card.openLink, { address: chosen.link })}</Link>
      )}
      <p>{`${chosen.text} ${chosen.path}`}</p>
    </>
  );
}

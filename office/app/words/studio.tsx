import { useEffect, useEffectEvent, useRef, useState } from "react";
import { data, Link, useBeforeUnload, useBlocker, useLocation, useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "../../../app/ui/button.tsx";
import { hiddenTexts, readPage, textsOnPage } from "../../../copy/view/page-texts.ts";
import { bodyKey, factsName, type TextPlace, textOfFile } from "../../../copy/view/text-names.ts";
import { words as siteWords } from "../../../copy/words.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import type { Words } from "../../../server/ports/words.ts";
import { openText, textsOf } from "../../../server/use-cases/copy/draft-texts.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { pageAt } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf as languageOf, requireRoom, signedInOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import { useScript } from "../ui/use-script.ts";
import type { Route } from "./+types/studio.ts";
import { draftAddress, studioAddress } from "./filters.ts";
import { nameIn, openDraft } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";
import { shownChanges } from "./shown-draft.server.ts";
import styles from "./studio.module.css";
import { Choice, ChosenText, type List, Lists } from "./studio-parts.tsx";
import type { Undos } from "./text-card.tsx";
import { type Chosen, type FrameOf, type Key, type Press, useFrames } from "./use-frames.ts";

export const middleware: Route.MiddlewareFunction[] = [requireRoom("words")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = languageOf(context);
  const signedIn = signedInOf(context);
  const page = pageAt(`/${params["*"]}`);
  if (!page || !signedIn) throw data("no such page", { status: 404 });
  return withWords(context, async (repository) => {
    const draft = await openDraft(repository, params.draft);
    const [pages, files = []] = await Promise.all([
      readPage((address) => services.previews.show(draft.id, address), page),
      repository.changes(draft.id),
    ]);
    const published = await readTexts(repository);
    const all = [...published.map(({ name }) => name), ...files.map(({ path }) => textOfFile(path).name)];
    const names = textsOnPage(page, pages, all);
    const texts = await textsOf(repository, { draft: draft.id });
    const { hidden, version } = hiddenTexts(texts, names, locale);
    const own = files.filter(({ path }) => names.includes(textOfFile(path).name));
    const holder = { draft: draft.id, person: signedIn.person.number, session: signedIn.session.id };
    const ticket = services.tickets.give(holder);
    const { origin } = services.settings.preview;
    const places = pages.reduce<TextPlace[]>((most, { places }) => (places.length > most.length ? places : most), []);
    return {
      words: dictionary(locale).studio,
      drafts: dictionary(locale).drafts,
      draft: { id: draft.id, title: draft.title },
      page: (await itemName(repository, draft.id, names[0], locale)) ?? siteWords("page-names", locale)[page.name],
      origin,
      version,
      trouble: pages.find(({ trouble }) => trouble),
      panes: pages.map(({ locale: language, address }) => ({
        language,
        languageName: languageName(language, locale),
        address,
        source: `${origin}${address}?${new URLSearchParams({ ticket })}`,
      })),
      places,
      hidden,
      changes: (await shownChanges(repository, own, locale)).flatMap(({ name, rows }) =>
        rows.flatMap((row) => {
          const path = placeOfChange(row.name);
          const place = placeOnPage(places, name, path);
          // Of the facts a page shows some; the others belong to other pages.
          if (!place && name === factsName) return [];
          return [{ ...row, text: name, path: place?.path ?? path, isSeen: place !== undefined }];
        }),
      ),
    };
  });
}

/** What a story, a news item or a legal text is called; other pages have a name of their own. */
async function itemName(repository: Words, draft: string, name: string | undefined, locale: Locale) {
  const opened = name?.includes("/") ? await openText(repository, draft, name) : undefined;
  return opened && nameIn(repository, opened.text, locale);
}

/** The field that a change is of, or the entry; undefined for what was done to a whole text, or to what is gone. */
function placeOfChange(name: string): string | undefined {
  return name === "body" ? bodyKey : /^(?:field|added):(.+)/.exec(name)?.[1];
}

/** Where a change is seen on the page: the field itself, or the first of an entry. */
function placeOnPage(places: readonly TextPlace[], text: string, path: string | undefined): TextPlace | undefined {
  const own = places.filter((place) => place.text === text);
  // Where a link leads is seen in its words.
  const link = path?.replace(/\.(to|hash|params\.\w+)$/, ".text");
  return (
    own.find((place) => place.path === path || place.path === link) ??
    own.find((place) => place.path.startsWith(`${path}.`))
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { words, page, draft } = loaderData;
  return pageTitle(matches, fill(words.title, { page, draft: draft.title }));
};

type Data = Route.ComponentProps["loaderData"];

export default function Studio({ loaderData }: Route.ComponentProps) {
  const { words, drafts, draft, page, panes, trouble, places } = loaderData;
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(() => chosenIn(query));
  /** It takes the place of the chosen one once its card is loaded and that of the other is saved. */
  const [next, setNext] = useState<Chosen>();
  const { key: visit } = useLocation();
  const [shownVisit, setShownVisit] = useState(visit);
  if (shownVisit !== visit) {
    setShownVisit(visit);
    setChosen(chosenIn(query));
    setNext(undefined);
  }
  const [view, setView] = useState<Locale | "both">("both");
  const [isPhone, setPhone] = useState(false);
  const [list, setList] = useState<List>("changes");
  const [hasLists, setLists] = useState(false);
  const [said, setSaid] = useState("");
  const navigate = useNavigate();
  const isLive = useScript();
  const card = useRef<HTMLElement>(null);
  const undos = useRef<Undos>(new Map());
  /** Where to go once the card is saved. */
  const after = useRef<() => void>(undefined);

  function typedForm(): HTMLFormElement | undefined {
    const form = card.current?.querySelector("form");
    return form && isTyped(form) ? form : undefined;
  }

  /** Nothing that was typed is lost: what waits is saved first, and the card stays where it cannot be. */
  function leave(go: () => void): void {
    const form = typedForm();
    if (!form) return void go();
    after.current = go;
    form.requestSubmit();
  }

  const blocker = useBlocker(() => typedForm() !== undefined);
  const leaveScreen = useEffectEvent(() => blocker.proceed && leave(blocker.proceed));
  useEffect(() => {
    if (blocker.state === "blocked") leaveScreen();
  }, [blocker]);
  useBeforeUnload((event) => typedForm() && event.preventDefault());

  function show(place: Chosen | undefined): void {
    setChosen(place);
    setNext(undefined);
  }

  /** The card before one's eyes stays, with the focus and all that is typed, until the next one is there. */
  function choose(place: Chosen): void {
    setSaid("");
    setLists(false);
    after.current = undefined;
    if (chosen && (place.text !== chosen.text || place.path !== chosen.path)) setNext(place);
    else leave(() => show(place));
  }

  const { frameOf, write, loadAgain, focus } = useFrames(loaderData, {
    chosen: next ?? chosen,
    onChoose: choose,
    onOpen: (path) => navigate(studioAddress(draft.id, path)),
    onForm: () => setSaid(words.form),
    onKey: press,
  });
  useKeys(press);

  /** What was typed during the save is saved too before one goes on. */
  function saved(): void {
    const go = after.current;
    after.current = undefined;
    if (go) leave(go);
  }

  /** What was typed and not saved goes from the pages too. */
  function close(): void {
    if (typedForm()) loadAgain();
    after.current = undefined;
    if (chosen?.language) focus(chosen.language);
    show(undefined);
  }

  /** The card stays with the entry of a list that it is of. */
  function follow(text: string, list: string, at: number | undefined): void {
    if (at === undefined) close();
    else if (chosen?.text === text && chosen.path.startsWith(`${list}.`)) {
      const [, ...rest] = chosen.path.slice(list.length + 1).split(".");
      choose({ ...chosen, path: [list, at, ...rest].join(".") });
    }
  }

  function step(by: number): void {
    const from = next ?? chosen;
    const now = places.findIndex(({ text, path }) => text === from?.text && path === from.path);
    const place = places[now < 0 ? 0 : (now + by + places.length) % places.length];
    if (place) choose({ ...place, ...(chosen?.language && { language: chosen.language }) });
  }

  /** Whether the key means something here. */
  function press({ key, altKey, ctrlKey }: Key): boolean {
    const letter = altKey ? key.toLowerCase() : "";
    if (altKey && key === "ArrowDown") step(1);
    else if (altKey && key === "ArrowUp") step(-1);
    else if (ctrlKey && key === "Enter" && chosen) step(1);
    else if (key === "Escape" && hasLists) setLists(false);
    else if (key === "Escape" && chosen) close();
    else if (letter === "l") setView(following([...localeCodes, "both"] as const, view));
    else if (letter === "g" || letter === "d") {
      setList(letter === "g" ? "hidden" : "changes");
      setLists(true);
    } else return false;
    return true;
  }

  return (
    <div data-room className={styles.studio} data-has-lists={hasLists || undefined}>
      <header className={styles.bar}>
        <Link to={draftAddress(draft.id)} className={styles.back}>
          {words.back}
        </Link>
        <div className={styles.name}>
          <h1>{page}</h1>
          <small>{panes[0]?.address}</small>
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
        <span className={styles.publish}>
          <ButtonLink to={`${draftAddress(draft.id)}/publish`} small>
            {drafts.draft.publish}
          </ButtonLink>
        </span>
      </header>
      <Lists loaderData={loaderData} list={list} onList={setList} chosen={next ?? chosen} onChoose={choose} />
      <div className={styles.panes} data-view={view} data-phone={isPhone || undefined}>
        {trouble && (
          <div className={`stack ${styles.trouble}`} role="alert">
            <p>{words.preview[trouble.trouble ?? "failed"]}</p>
            <Link to={draftAddress(draft.id, trouble.broken)}>{words.toForms}</Link>
          </div>
        )}
        {!trouble && !isLive && (
          <div className={`stack ${styles.trouble} ${styles.late}`}>
            <p>{words.noScript}</p>
            <Link to={draftAddress(draft.id)}>{words.toForms}</Link>
          </div>
        )}
        {/* Not before this listens: a page tells once that it is ready. */}
        {!trouble &&
          isLive &&
          panes.map((pane) => (
            <Pane
              key={pane.address}
              pane={pane}
              title={fill(words.frame, { page, language: pane.languageName })}
              loading={words.loading}
              isShown={view === pane.language}
              frameOf={frameOf}
            />
          ))}
      </div>
      <section ref={card} className={styles.card} aria-label={words.card.label} data-open={chosen ? "" : undefined}>
        {[chosen, next].map(
          (place) =>
            place && (
              <ChosenText
                key={`${place.text} ${place.path}`}
                loaderData={loaderData}
                chosen={place}
                isNext={place === next}
                undos={undos}
                onReady={() => leave(() => show(place))}
                onStep={step}
                onSaved={saved}
                onEntry={follow}
                onClose={close}
                onType={(language, text) => write(language, place, text)}
              />
            ),
        )}
        {!chosen && (
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

function following<Item>(all: readonly Item[], now: Item): Item {
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}

function isTyped(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("textarea, input, select")].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.value !== field.defaultValue,
  );
}

/** The keys of the studio, wherever the focus is; in the frames their own script tells of them. */
function useKeys(press: Press): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A window above the studio has keys of its own.
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (press(event)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

type PaneProps = { pane: Data["panes"][number]; title: string; loading: string; isShown: boolean; frameOf: FrameOf };

/** One language of the page. Its address stays: later ones are loaded by the page itself, and leave no trace in the history. */
function Pane({ pane: { language, languageName, source, address }, title, loading, isShown, frameOf }: PaneProps) {
  const [first] = useState(source);
  return (
    <figure data-shown={isShown || undefined}>
      <figcaption>
        <b>{languageName}</b> {address}
      </figcaption>
      <p className="muted" aria-hidden="true">
        {loading}
      </p>
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

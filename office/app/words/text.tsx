import { data, Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { factFiller, isNew, labelIn, pairedFields } from "../../../copy/view/copy-texts.ts";
import { pageAddress } from "../../../copy/view/text-addresses.ts";
import { isOlderVersion } from "../../../copy/view/text-names.ts";
import { seenLength } from "../../../copy/view/typography.ts";
import { fill } from "../../../domain/slots.ts";
import { textsOf } from "../../../server/use-cases/copy/draft-texts.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { type Dictionary, dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/text.ts";
import { draftsAddress } from "./filters.ts";
import { namesIn, openTexts, withWords } from "./open-texts.server.ts";
import { addressOf, shownChange, shownState, titleOf } from "./shown-text.server.ts";
import styles from "./words.module.css";
import { States } from "./words.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [locale, now] = [localeOf(context), servicesOf(context).clock()];
  const words = dictionary(locale).words;
  const [all, names] = await Promise.all([openTexts(context), namesIn(context)]);
  const text = all.find(({ name }) => name === params["*"]);
  if (!text || isNew(text)) throw data("no such text", { status: 404 });
  const withFacts = factFiller(await withWords(context, (repository) => textsOf(repository, "published")));
  const seen = (value: string | undefined, code: Locale) => value && withFacts(value, code);
  const bodies = localeCodes.map((code) => seen(text.sides[code]?.reading?.body, code));
  return {
    words,
    drafts: dictionary(locale).drafts.edit,
    name: text.name,
    isEditable: !isOlderVersion(text),
    onPage: pageAddress(text.name) && dictionary(locale).studio.onPage,
    title: titleOf(text, locale),
    address: addressOf(text, locale),
    history: {
      to: `/words/history?${new URLSearchParams({ text: text.name })}`,
      text: dictionary(locale).publications.nav,
    },
    sides: localeCodes.map((code) => {
      const side = text.sides[code];
      return {
        ...shownState(text, code, now, locale),
        change: side?.change && fill(words.by, changeOf(shownChange(side.change, names, locale))),
        isUnread: side !== undefined && side.reading === undefined,
      };
    }),
    fields: pairedFields(text).map(({ path, info, values }) => {
      const [, kind] = Object.entries(words.fieldKinds).find(([name]) => name === info?.kind) ?? [];
      return {
        path,
        label: labelIn(text, { path, info }, locale),
        kind,
        values: localeCodes.map((code, i) => {
          const value = seen(values[i], code);
          return { value, ...lengthOf(value, info, words) };
        }),
      };
    }),
    bodies: bodies.some((body) => body !== undefined) ? bodies : undefined,
  };
}

type Words = Dictionary["words"];

function changeOf({ by, when }: { by: string; when: string }) {
  return { name: by, when };
}

/** Of prose: figures and names have no length that anybody counts. */
function lengthOf(value: string | undefined, info: { kind: string; max?: number } | undefined, words: Words) {
  if (value === undefined || info === undefined || info.kind === "figure") return {};
  const [count, max] = [seenLength(value), info.max];
  if (max === undefined) return { length: fill(words.length, { count }) };
  const isTooLong = count > max;
  return { length: fill(isTooLong ? words.tooLong : words.lengthOf, { count, max }), isTooLong };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.title);

type Data = Route.ComponentProps["loaderData"];

/** One text in all languages, field by field. */
export default function TextScreen({ loaderData }: Route.ComponentProps) {
  const { words, title, address, history, bodies } = loaderData;
  // What no visitor sees on the page comes last.
  const fields = loaderData.fields.toSorted((one, other) => Number(Boolean(one.kind)) - Number(Boolean(other.kind)));
  return (
    <>
      <Link to="/words">{words.back}</Link>
      <div className="between">
        <div>
          <h1>{title}</h1>
          {address && <p className="muted">{address}</p>}
        </div>
        {loaderData.isEditable && <EditForm {...loaderData} />}
      </div>
      <Sides {...loaderData} />
      <Link to={history.to}>{history.text}</Link>
      {fields.length > 0 && (
        <ul className={`panel ${styles.fields}`}>
          {fields.map((field) => (
            <FieldLine key={field.path} words={words} field={field} />
          ))}
        </ul>
      )}
      {bodies && (
        <section aria-labelledby="body" className="panel">
          <h2 id="body">{words.search.body}</h2>
          <div className={styles.pair}>
            {localeCodes.map((code, i) => (
              <Value key={code} language={code} value={bodies[i]} empty={words.empty} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Begins a draft, or asks first where the person has an open one. */
function EditForm({ drafts, name, onPage }: Data) {
  return (
    <Form method="post" action={draftsAddress} className="row">
      <input type="hidden" name="text" value={name} />
      <Link to={`${draftsAddress}?${new URLSearchParams({ text: name })}`}>{drafts.other}</Link>
      <Button type="submit" name="do" value="edit" small>
        {drafts.button}
      </Button>
      {onPage && (
        <Button type="submit" name="do" value="page" ghost small>
          {onPage}
        </Button>
      )}
    </Form>
  );
}

function Sides({ words, sides }: Data) {
  return (
    <div className={styles.pair}>
      {sides.map(({ language, languageName, states, change, isUnread }) => (
        <section key={language} aria-labelledby={`side-${language}`} className={styles.side}>
          <h2 id={`side-${language}`}>{languageName}</h2>
          <States states={states} />
          {change && (
            <p>
              <span className="muted">{words.changed}:</span> {change}
            </p>
          )}
          {isUnread && <p>{words.unread}</p>}
        </section>
      ))}
    </div>
  );
}

function FieldLine({ words, field: { path, label, kind, values } }: { words: Words; field: Data["fields"][number] }) {
  return (
    <li id={`field-${path}`}>
      <p className="muted">
        {label} {kind && <small>({kind})</small>}
      </p>
      <div className={styles.pair}>
        {localeCodes.map((code, i) => (
          <div key={code}>
            <Value language={code} value={values[i]?.value} empty={words.empty} />
            {values[i]?.length && (
              <small className={values[i].isTooLong ? styles.tooLong : ""}>{values[i].length}</small>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

type ValueProps = { language: Locale; value: string | undefined; empty: string };

function Value({ language, value, empty }: ValueProps) {
  return (
    <div className={styles.value} data-label={language.toUpperCase()}>
      {value === undefined ? <span className={styles.lacking}>{empty}</span> : <span lang={language}>{value}</span>}
    </div>
  );
}

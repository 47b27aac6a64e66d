import { Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField, TextField } from "../../../app/ui/field.tsx";
import { type CopyText, findIn, isAsked, isComplete, isNew, labelIn } from "../../../copy/view/copy-texts.ts";
import { complete, kinds, type State, states } from "../../../copy/view/text-names.ts";
import { maxQueryLength } from "../../../domain/search/words.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import table from "../ui/rows.module.css";
import type { Route } from "./+types/words.ts";
import { draftsAddress, readFilters } from "./filters.ts";
import { namesIn, openTexts } from "./open-texts.server.ts";
import { type Names, placeOf, shownRow, titleOf } from "./shown-text.server.ts";
import styles from "./words.module.css";

const mostHits = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const [locale, now] = [localeOf(context), servicesOf(context).clock()];
  const words = dictionary(locale).words;
  const filters = readFilters(new URL(request.url).searchParams);
  const [all, names] = await Promise.all([openTexts(context), namesIn(context)]);
  const asked = all.filter((text) => isAsked(text, filters, now));
  return {
    words,
    items: dictionary(locale).drafts.items,
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    ...(filters.q === "" ? listed(all, asked, { names, now, locale }) : searched(asked, filters.q, locale)),
  };
}
type Reader = { names: Names; now: number; locale: Locale };

/** What is asked for, by its kind, below a sentence on all there is. */
function listed(all: readonly CopyText[], asked: readonly CopyText[], { names, now, locale }: Reader) {
  const words = dictionary(locale).words;
  const published = all.filter((text) => !isNew(text));
  const [total, count] = [published.length, published.filter((text) => isComplete(text, now)).length];
  const rows = asked
    .map((text) => ({ kind: text.kind, ...shownRow(text, names, now, locale) }))
    .sort((a, b) => a.title.localeCompare(b.title, locale, { numeric: true }));
  const groups = kinds.map((kind) => ({
    kind,
    name: words.kinds[kind],
    rows: rows.filter((row) => row.kind === kind),
  }));
  return {
    title: words.title,
    text: fill(count === total ? words.allComplete : words.summary, { total, complete: count }),
    more: undefined,
    found: undefined,
    groups: groups.filter((group) => group.rows.length > 0),
  };
}

/** Where something is written, text by text; all places are counted, and the first ones shown. */
function searched(asked: readonly CopyText[], query: string, locale: Locale) {
  const { search } = dictionary(locale).words;
  const found = asked.map((text) => ({ text, hits: findIn(text, query) })).filter(({ hits }) => hits.length > 0);
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  let room = mostHits;
  const shown = found.map(({ text, hits }) => {
    const lines = hits.slice(0, room).map(({ locale: language, segments, field }) => ({
      language,
      segments,
      where: field ? labelIn(text, field, locale) : search.body,
    }));
    room -= lines.length;
    return { name: text.name, to: placeOf(text), title: titleOf(text, locale), lines };
  });
  return {
    title: fill(search.title, { query }),
    text: fillCounted(search.found, count, { count, texts: found.length }),
    more: count > mostHits ? fill(search.more, { count: mostHits }) : undefined,
    found: shown.filter(({ lines }) => lines.length > 0),
    groups: [],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.title);

type Data = Route.ComponentProps["loaderData"];

/** Every text with its state in each language, or where something is written. */
export default function Words({ loaderData }: Route.ComponentProps) {
  const { words, items, title, text, more, found, groups } = loaderData;
  return (
    <>
      <div className="between">
        <div>
          <h1>{title}</h1>
          <p className="muted">{text}</p>
          {more && <p className="muted">{more}</p>}
        </div>
        <Form method="post" action={draftsAddress}>
          <Button type="submit" name="do" value="item" ghost small>
            {items.newTitle}
          </Button>
        </Form>
      </div>
      {groups.length > 0 && <Strip groups={groups} />}
      <FilterForm {...loaderData} />
      {found ? <Found found={found} /> : groups.length > 0 ? <TextTable {...loaderData} /> : <p>{words.none}</p>}
    </>
  );
}

function FilterForm({ words: { search, state, states: names }, filters, isFiltered }: Data) {
  const choices = ([complete, ...states] as const).map((value) => ({ value, text: names[value] }));
  return (
    <Form key={JSON.stringify(filters)} method="get" className={styles.filters} role="search">
      {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
      <div className={styles.find}>
        <TextField
          id="q"
          name="q"
          type="search"
          label={search.label}
          defaultValue={filters.q}
          maxLength={maxQueryLength}
        />
      </div>
      <div>
        <SelectField
          id="state"
          name="state"
          label={state.label}
          empty={state.all}
          choices={choices}
          defaultValue={filters.state}
        />
      </div>
      <div className="row">
        <Button type="submit" ghost small>
          {search.button}
        </Button>
        {isFiltered && <Link to="/words">{search.clear}</Link>}
      </div>
    </Form>
  );
}

/** Every text as a point for each language, filled as its state is; the table below says it in words. */
function Strip({ groups }: Pick<Data, "groups">) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {groups.map(({ kind, rows }) => (
        <div key={kind} className={styles.states}>
          {rows.flatMap(({ name, sides }) =>
            sides.map(({ language, states: [first] }) => <i key={`${name} ${language}`} data-state={first?.state} />),
          )}
        </div>
      ))}
    </div>
  );
}

function TextTable({ words: { columns, caption }, groups }: Data) {
  const languages = groups[0]?.rows[0]?.sides ?? [];
  return (
    <table className={`${table.rows} ${styles.texts}`}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.text}</th>
          {languages.map(({ language, languageName }) => (
            <th key={language} scope="col">
              {languageName}
            </th>
          ))}
          <th scope="col">{columns.by}</th>
          <th scope="col">{columns.when}</th>
        </tr>
      </thead>
      {groups.map(({ kind, name, rows }) => (
        <tbody key={kind}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={languages.length + 3}>
              {name} <small>{rows.length}</small>
            </th>
          </tr>
          {rows.map((row) => (
            <TextRow key={row.name} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function TextRow({ row }: { row: Data["groups"][number]["rows"][number] }) {
  return (
    <tr>
      <th scope="row">
        <Link to={row.to}>{row.title}</Link>
        {row.address && <small>{row.address}</small>}
      </th>
      {row.sides.map(({ language, states }) => (
        <td key={language} data-label={language.toUpperCase()}>
          <States states={states} />
        </td>
      ))}
      <td className={styles.by}>{row.change?.by}</td>
      <td className={styles.when}>{row.change?.when}</td>
    </tr>
  );
}

/** A full point is live, a ring lacks something, a half one is not out yet. */
export function States({ states }: { states: { state: State; text: string; to: string | undefined }[] }) {
  return (
    <ul className={styles.states}>
      {states.map(({ state, text, to }) => (
        <li key={state} data-state={state}>
          {to ? <Link to={to}>{text}</Link> : text}
        </li>
      ))}
    </ul>
  );
}

function Found({ found }: { found: NonNullable<Data["found"]> }) {
  return found.map(({ name, to, title, lines }) => (
    <section key={name} aria-labelledby={`found-${name}`} className={styles.found}>
      <h2 id={`found-${name}`}>
        <Link to={to}>{title}</Link>
      </h2>
      <ul>
        {lines.map(({ language, segments, where }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of one search keep their order
          <li key={i}>
            <span className="muted">{language.toUpperCase()}</span>
            <p lang={language}>
              {segments.map(({ text, isFound }, j) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                isFound ? <mark key={j}>{text}</mark> : <span key={j}>{text}</span>,
              )}
            </p>
            <small>{where}</small>
          </li>
        ))}
      </ul>
    </section>
  ));
}

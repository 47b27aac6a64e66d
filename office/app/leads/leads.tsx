import { Form, Link, useRevalidator } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { SelectField, TextField } from "../../../app/ui/field.tsx";
import { leadForms } from "../../../domain/lead/lead.ts";
import { leadStatuses } from "../../../domain/lead/lead-work.ts";
import { mayEnter } from "../../../domain/office/person.ts";
import { type CountedForms, fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulDate, timeZone } from "../../../domain/time.ts";
import { type OfficeServices, servicesOf } from "../../services.server.ts";
import { type Dictionary, dictionary } from "../dictionary.server.ts";
import { localeOf, personOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import table from "../ui/rows.module.css";
import { Initials } from "../ui/shell.tsx";
import { useFresh } from "../ui/use-fresh.ts";
import { WarmBand } from "../ui/warm-band.tsx";
import type { Route } from "./+types/leads.ts";
import {
  filterQuery,
  isWeek,
  leadAddress,
  leadFilter,
  periods,
  placeAddress,
  readPlace,
  unknownSource,
  type ViewName,
  viewName,
  viewQuery,
  views,
} from "./filters.ts";
import styles from "./leads.module.css";
import { dueText, namesOf, readLeads, shownName, shownRow } from "./shown-lead.server.ts";
import { Status } from "./status.tsx";
import { filtersOf, periodName } from "./view.server.ts";

const rowsShown = 25;
const dueShown = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { leads, office, clock } = servicesOf(context);
  const [{ number: person, name }, locale, now] = [personOf(context), localeOf(context), clock()];
  const query = new URL(request.url).searchParams;
  const filters = filtersOf(request, locale);
  const filter = leadFilter(filters, person, now);
  const [olderThan, newerThan] = [readPlace(query.get("older")), readPlace(query.get("newer"))];
  const isPaging = olderThan !== undefined || newerThan !== undefined;
  const view = isPaging ? undefined : viewName(filters);
  const options = { limit: rowsShown, person, olderThan, newerThan };
  const [{ count, ...page }, due, people] = await readLeads(() =>
    Promise.all([
      view === "all" ? allAndNew(leads, options) : leads.list(filter, options),
      leads.followUpsDue(istanbulDate(now), { owner: person }),
      office.people.list(),
    ]),
  );
  const names = namesOf(people);
  const words = dictionary(locale).leads;
  return {
    words,
    links: { figures: dictionary(locale).figures.link, export: dictionary(locale).export.link },
    filters,
    week: isWeek(filters.period) ? periodName(filters.period, locale) : undefined,
    view: viewQuery(query, filters).toString(),
    isFiltered: filterQuery(filters).size > 0 || isPaging,
    ...(view === "all"
      ? greeting(words, { name, day: weekday(now, locale), count, due: due.length })
      : {
          title: titleOf(view ?? (filters.due ? "due" : undefined), words),
          text: counted(words.count, words.countMore, count),
        }),
    rows: page.rows.map((row) => shownRow(row, names, now, locale)),
    due: due.slice(0, dueShown).map(({ lead, work }) => ({
      reference: lead.reference,
      name: shownName(lead),
      when: dueText(work.followUp ?? "", now, locale),
    })),
    dueCount: due.length,
    owners: people.filter((one) => mayEnter("leads", one)).map(({ number, name }) => ({ number, name })),
    newer: placeAddress(filters, "newer", page.newer),
    older: placeAddress(filters, "older", page.older),
  };
}

/** Where all are shown, those that are new are counted. */
async function allAndNew(leads: OfficeServices["leads"], options: Parameters<typeof leads.page>[1]) {
  const [page, count] = await Promise.all([leads.page({}, options), leads.count({ status: "new" })]);
  return { ...page, count };
}

function titleOf(view: ViewName | undefined, { views: names, title }: Dictionary["leads"]): string {
  return view ? names[view] : title;
}

type Count = { count: number; more: boolean };

function counted(words: CountedForms, wordsMore: string, { count, more }: Count): string {
  return more ? fill(wordsMore, { count }) : fillCounted(words, count);
}

/** The sentence before the table: what came, and whether anybody waits. */
function greeting(
  { greeting: words }: Dictionary["leads"],
  { name, day, count, due }: { name: string; day: string; count: Count; due: number },
) {
  const sentences = [`${day}.`, counted(words.new, words.newMore, count), ...(due === 0 ? [words.nobody] : [])];
  return { title: fill(words.title, { name: name.split(" ")[0] ?? "" }), text: sentences.join(" ") };
}

/** "19 Kasım Perşembe" */
function weekday(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone }).format(at);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { words, links, filters, title, text, rows, isFiltered } = loaderData;
  const { revalidate } = useRevalidator();
  useFresh(revalidate);
  return (
    <>
      <div className="between">
        <div>
          <h1>{title}</h1>
          <p className="muted">{text}</p>
        </div>
        <div className="row">
          <Link to={`/figures?${filterQuery(filters)}`}>{links.figures}</Link>
          <Link to={`/export?${filterQuery(filters)}`}>{links.export}</Link>
        </div>
      </div>
      {loaderData.due.length > 0 && <Due {...loaderData} />}
      <FilterForm {...loaderData} />
      {rows.length > 0 ? <LeadTable {...loaderData} /> : <Empty words={words} isFiltered={isFiltered} />}
      <Paging {...loaderData} />
    </>
  );
}

/** The one warm thing on this screen: who waits for a call today. */
function Due({ words, due: [first, ...others], dueCount }: Data) {
  const view = new URLSearchParams(views.due);
  if (!first) return null;
  return (
    <WarmBand
      title={fillCounted(words.due.title, dueCount)}
      action={
        <ButtonLink to={leadAddress(first.reference, view)} small>
          {words.due.start}
        </ButtonLink>
      }
    >
      <ul className={`row ${styles.due}`}>
        {[first, ...others].map(({ reference, name, when }) => (
          <li key={reference}>
            <Link to={leadAddress(reference, view)}>
              <b>{name}</b> <span>{when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </WarmBand>
  );
}

/** On a phone all but the search is folded; it says how much is set. */
function FilterForm({ words: all, filters, owners, week, isFiltered }: Data) {
  const { filters: words, statuses, forms } = all;
  const { status, form, owner, period } = words;
  const { text, ...folded } = filters;
  const sourceText = filters.source === unknownSource ? all.unknownSource : filters.source;
  const days = periods.map((count) => [String(count), fill(period.days, { count })] as const);
  const set = Object.values(folded).filter(Boolean).length;
  return (
    // Another address has other filters, also after going back.
    <Form key={filterQuery(filters).toString()} method="get" className={styles.filters} aria-label={words.label}>
      <div className={styles.find}>
        <TextField id="text" name="text" type="search" label={words.text} defaultValue={text} data-key="/" />
      </div>
      {filters.due && <input type="hidden" name="due" value={filters.due} />}
      <details>
        <summary>
          {words.label} {set > 0 && <b>{set}</b>}
        </summary>
        <div className={styles.folded}>
          <Filter
            name="status"
            words={status}
            value={filters.status}
            choices={leadStatuses.map((s) => [s, statuses[s]])}
          />
          <Filter name="form" words={form} value={filters.form} choices={leadForms.map((f) => [f, forms[f]])} />
          <Filter
            name="owner"
            words={owner}
            value={filters.owner}
            choices={[
              ["mine", owner.mine],
              ["none", owner.none],
              ...owners.map(({ number, name }) => [String(number), name] as const),
            ]}
          />
          <div>
            <TextField id="source" name="source" label={words.source} defaultValue={sourceText} />
          </div>
          <Filter
            name="period"
            words={period}
            value={filters.period}
            choices={week ? [...days, [filters.period, week]] : days}
          />
          <div className="row">
            <Button type="submit" ghost small>
              {words.apply}
            </Button>
            {isFiltered && <Link to="/">{words.clear}</Link>}
          </div>
        </div>
      </details>
    </Form>
  );
}

type FilterProps = {
  name: string;
  words: { label: string; all: string };
  value: string;
  choices: readonly (readonly [string, string])[];
};

function Filter({ name, words, value, choices }: FilterProps) {
  const shown = choices.map(([choice, text]) => ({ value: choice, text }));
  return (
    <SelectField id={name} name={name} label={words.label} empty={words.all} choices={shown} defaultValue={value} />
  );
}

function LeadTable({ words, rows, view }: Data) {
  const { columns } = words;
  return (
    <table className={`${table.rows} ${table.blocks} ${styles.leads}`}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LeadTableRow key={row.id} words={words} row={row} view={view} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { words: Data["words"]; row: Data["rows"][number]; view: string };

function LeadTableRow({ words, row, view }: RowProps) {
  const { columns } = words;
  const address = leadAddress(row.reference, new URLSearchParams(view));
  return (
    <tr className={row.unread ? styles.unread : undefined}>
      <th scope="row">
        <Link to={address} data-row>
          {row.name}
        </Link>
        {row.unread && <span className="vh"> {words.unread}</span>}
        <small>{row.company}</small>
      </th>
      <td className={styles.what}>
        <span>
          <b>{words.forms[row.form]}.</b> {row.what}
        </span>
        {row.undelivered && <small className={styles.bad}>{words.undelivered}</small>}
      </td>
      <td>
        <Link to={`${address}#status`} className={styles.jump} data-key="s">
          <Status status={row.status} words={words.statuses} />
        </Link>
      </td>
      <td className={styles.source}>{row.source ?? words.unknownSource}</td>
      <td className={styles.owner}>
        {row.owner ? <Owner name={row.owner} /> : <Take words={words} row={row} address={address} />}
      </td>
      <td data-label={columns.followUp} className={styles.followUp}>
        <Link
          to={`${address}#followUp`}
          className={`${styles.jump} ${row.due ? styles[row.due] : ""}`}
          aria-label={row.followUp ? undefined : words.setDay}
          data-key="t"
        >
          {row.followUp ?? "–"}
        </Link>
      </td>
      <td className={styles.came}>{row.came}</td>
    </tr>
  );
}

function Owner({ name }: { name: string }) {
  return (
    <>
      <Initials name={name} />
      <span className="vh">{name}</span>
    </>
  );
}

/** Whoever takes a lead comes to it. */
function Take({ words, row, address }: { words: Data["words"]; row: Data["rows"][number]; address: string }) {
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="do" value="take" />
      <input type="hidden" name="version" value={row.version} />
      <span className="vh">{words.unowned}</span>
      <button type="submit" className={styles.take} data-key="a">
        {words.take}
        <span className="vh">: {row.name}</span>
      </button>
    </Form>
  );
}

function Empty({ words: { empty }, isFiltered }: { words: Data["words"]; isFiltered: boolean }) {
  return (
    <div className="stack g2">
      <h2>{isFiltered ? empty.filtered : empty.title}</h2>
      <p className="muted">{isFiltered ? empty.filteredText : empty.text}</p>
    </div>
  );
}

function Paging({ words, newer, older }: Data) {
  if (!newer && !older) return null;
  return (
    <nav className="row" aria-label={words.paging}>
      {newer && (
        <Link to={newer} rel="prev">
          {words.newer}
        </Link>
      )}
      {older && (
        <Link to={older} rel="next">
          {words.older}
        </Link>
      )}
    </nav>
  );
}

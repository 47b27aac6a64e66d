import { Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField, TextField } from "../../../app/ui/field.tsx";
import { officeWords } from "../../../content/office-words.ts";
import { leadForms } from "../../../domain/lead/lead.ts";
import { leadStatuses } from "../../../domain/lead/lead-work.ts";
import { mayEnter } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulDate } from "../../../domain/time.ts";
import { servicesOf } from "../../services.server.ts";
import { localeOf, personOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import { Initials } from "../ui/shell.tsx";
import type { Route } from "./+types/leads.ts";
import { filterQuery, leadFilter, periods, placeAddress, readFilters, readPlace } from "./filters.ts";
import styles from "./leads.module.css";
import { dueText, namesOf, readLeads, shownName, shownRow } from "./shown-lead.server.ts";
import { Status } from "./status.tsx";
import { useFreshLeads } from "./use-fresh-leads.ts";

const rowsShown = 25;
const dueShown = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { leads, requests: allRequests, office, clock } = servicesOf(context);
  const [{ number: person }, locale, now] = [personOf(context), localeOf(context), clock()];
  const query = new URL(request.url).searchParams;
  const filters = readFilters(query);
  const filter = leadFilter(filters, person, now);
  const [olderThan, newerThan] = [readPlace(query.get("older")), readPlace(query.get("newer"))];
  const mayAnswer = mayEnter("requests", personOf(context));
  const [page, due, people, held, requests] = await readLeads(() =>
    Promise.all([
      leads.list(filter, { limit: rowsShown, person, olderThan, newerThan }),
      leads.followUpsDue(istanbulDate(now)),
      office.people.list(),
      leads.heldCount(),
      mayAnswer ? allRequests.list({ state: "open" }) : undefined,
    ]),
  );
  const names = namesOf(people);
  const own = due.filter(({ work }) => work.owner === person || work.owner === null);
  return {
    words: officeWords("leads", locale),
    filters,
    isFiltered: filterQuery(filters).size > 0 || olderThan !== undefined || newerThan !== undefined,
    rows: page.rows.map((row) => shownRow(row, names, now, locale)),
    count: page.count,
    held,
    // For those who answer them.
    requests: requests && fillCounted(officeWords("requests", locale).link, requests.length),
    due: own.slice(0, dueShown).map(({ lead, work }) => ({
      reference: lead.reference,
      name: shownName(lead),
      when: dueText(work.followUp ?? "", now, locale),
    })),
    dueCount: own.length,
    owners: people.filter((one) => mayEnter("leads", one)).map(({ number, name }) => ({ number, name })),
    newer: placeAddress(filters, "newer", page.newer),
    older: placeAddress(filters, "older", page.older),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { words, count, rows, isFiltered } = loaderData;
  useFreshLeads();
  return (
    <>
      <div className="between">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">
            {count.more ? fill(words.countMore, { count: count.count }) : fillCounted(words.count, count.count)}
          </p>
        </div>
        <div className="row">
          {loaderData.held > 0 && <Link to="/held">{fillCounted(words.held.link, loaderData.held)}</Link>}
          {loaderData.requests && <Link to="/requests">{loaderData.requests}</Link>}
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
function Due({ words, due, dueCount }: Data) {
  return (
    <section className={styles.due} aria-labelledby="due">
      <h2 id="due">{fillCounted(words.due.title, dueCount)}</h2>
      <ul className="row">
        {due.map(({ reference, name, when }) => (
          <li key={reference}>
            <Link to={`/leads/${reference}`}>
              <b>{name}</b> <span>{when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FilterForm({ words: { filters: words, statuses, forms }, filters, owners, isFiltered }: Data) {
  const { status, form, owner, period } = words;
  return (
    // Another address has other filters, also after going back.
    <Form key={filterQuery(filters).toString()} method="get" className={styles.filters} aria-label={words.label}>
      <div className={styles.find}>
        <TextField id="text" name="text" type="search" label={words.text} defaultValue={filters.text} />
      </div>
      <Filter name="status" words={status} value={filters.status} choices={leadStatuses.map((s) => [s, statuses[s]])} />
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
        <TextField id="source" name="source" label={words.source} defaultValue={filters.source} />
      </div>
      <Filter
        name="period"
        words={period}
        value={filters.period}
        choices={periods.map((count) => [String(count), fill(period.days, { count })])}
      />
      <Button type="submit" ghost>
        {words.apply}
      </Button>
      {isFiltered && <Link to="/">{words.clear}</Link>}
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

function LeadTable({ words, rows }: Data) {
  const { columns } = words;
  return (
    <table className={styles.leads}>
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
          <LeadTableRow key={row.id} words={words} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function LeadTableRow({ words, row }: { words: Data["words"]; row: Data["rows"][number] }) {
  const { columns } = words;
  return (
    <tr className={row.unread ? styles.unread : undefined}>
      <th scope="row">
        <Link to={`/leads/${row.reference}`}>{row.name}</Link>
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
        <Status status={row.status} words={words.statuses} />
      </td>
      <td data-label={columns.source} className={styles.quiet}>
        {row.source ?? words.unknownSource}
      </td>
      <td>
        {row.owner ? (
          <>
            <Initials name={row.owner} />
            <span className="vh">{row.owner}</span>
          </>
        ) : (
          <span className={styles.quiet}>{words.unowned}</span>
        )}
      </td>
      <td data-label={columns.followUp} className={row.due && styles[row.due]}>
        {row.followUp}
      </td>
      <td className={styles.came}>{row.came}</td>
    </tr>
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

import { data, Form, Link } from "react-router";
import { Button, ButtonLink } from "../../../app/ui/button.tsx";
import { Icon } from "../../../app/ui/icon.tsx";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { day } from "../../../domain/time.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { readLeads } from "../leads/shown-lead.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import table from "../ui/rows.module.css";
import { WarmBand } from "../ui/warm-band.tsx";
import type { Route } from "./+types/requests.ts";
import styles from "./requests.module.css";
import { mostUrgent, shownAnswered, shownHeld, shownRow } from "./shown-request.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { requests, leads, clock } = servicesOf(context);
  const [locale, now] = [localeOf(context), clock()];
  const [open, held, closed] = await readLeads(() =>
    Promise.all([
      requests.list({ state: "open" }),
      requests.list({ state: "held" }),
      requests.list({ state: "closed", since: now - 365 * day }),
    ]),
  );
  const found = await readLeads(() =>
    Promise.all(open.map(async ({ applicant }) => applicant && (await leads.of({ email: applicant.email })).length)),
  );
  return {
    words: dictionary(locale).requests,
    leadsTitle: dictionary(locale).leads.title,
    rows: open.map((request, i) => shownRow(request, found[i], now, locale)),
    urgent: mostUrgent(open, now, locale),
    held: held.map((request) => shownHeld(request, locale)),
    answered: shownAnswered(closed, locale),
  };
}

/** Mails the link of a held one after all. */
export async function action({ request, context }: Route.ActionArgs) {
  const { requests, office, clock } = servicesOf(context);
  const { do: wanted, id = "" } = await fieldsOf(request);
  if (wanted !== "release") throw data("unknown", { status: 400 });
  if (!(await readLeads(() => requests.release(id)))) return { code: "gone" as const };
  await office.log.write({ at: clock(), person: personOf(context).number, action: "request-released", subject: "" });
  return { code: "released" as const };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];

/** Requests of data subjects by their last day. */
export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  const { words, leadsTitle, rows, held } = loaderData;
  return (
    <>
      <Link to="/">{leadsTitle}</Link>
      <div>
        <h1>{words.title}</h1>
        {rows.length > 0 && <p className="muted">{words.intro}</p>}
      </div>
      {actionData && <p role="status">{words.held[actionData.code]}</p>}
      <Urgent {...loaderData} />
      {rows.length > 0 ? <RequestTable {...loaderData} /> : <Empty words={words} />}
      {held.length > 0 && <Held {...loaderData} />}
      <Answered {...loaderData} />
    </>
  );
}

/** Who has waited longest, once the last days have come. */
function Urgent({ words: { now }, urgent, rows: [first] }: Data) {
  if (!urgent || !first) return null;
  const [to, name] = first.isErasure
    ? [`/erase?request=${first.reference}`, now.review]
    : [`/requests/${first.reference}`, now.open];
  return (
    <WarmBand title={urgent.title} action={<ButtonLink to={to}>{name}</ButtonLink>}>
      <p>{urgent.text}</p>
    </WarmBand>
  );
}

function RequestTable({ words, rows, urgent }: Data) {
  return (
    <table className={`${table.rows} ${table.blocks} ${styles.requests}`}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          {Object.entries(words.columns).map(([key, column]) => (
            <th key={key} scope="col" aria-sort={key === "left" ? "ascending" : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <RequestRow key={row.reference} words={words} row={row} isWarm={i === 0 && urgent !== undefined} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { words: Data["words"]; row: Data["rows"][number]; isWarm: boolean };

function RequestRow({ words, row, isWarm }: RowProps) {
  return (
    <tr>
      <td className={[styles.left, row.isLate && styles.late, isWarm && styles.first].filter(Boolean).join(" ")}>
        {row.left}
      </td>
      <td className={styles.points}>
        <Thirty passed={row.passed} isWarm={isWarm} label={fill(words.passed, { count: row.passed })} />
      </td>
      <th scope="row">
        <Link to={`/requests/${row.reference}`}>{row.name}</Link>
        <small>{row.reference}</small>
      </th>
      <td className={styles.wants}>
        {row.wants}
        <small>{row.found}</small>
      </td>
      <td data-label={words.columns.due}>{row.due}</td>
      <td data-label={words.columns.came} className={styles.came}>
        {row.came}
      </td>
    </tr>
  );
}

const days = Array.from({ length: 30 }, (_, i) => i);
const step = 7;

/** A point for each day the law gives: those that have passed are dim. */
function Thirty({ passed, isWarm, label }: { passed: number; isWarm: boolean; label: string }) {
  return (
    <svg viewBox={`0 0 ${days.length * step} ${step}`} className={styles.thirty} role="img" aria-label={label}>
      {days.map((i) => (
        <circle
          key={i}
          cx={i * step + step / 2}
          cy={step / 2}
          r={2.4}
          className={i < passed ? styles.passed : isWarm ? styles.warm : undefined}
        />
      ))}
    </svg>
  );
}

function Empty({ words: { empty } }: Pick<Data, "words">) {
  return (
    <div className={`stack g2 ${styles.empty}`}>
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
    </div>
  );
}

function Held({ words, held }: Data) {
  return (
    <Card title={fillCounted(words.held.title, held.length)} note={words.held.text}>
      <ul className={`lines ${styles.held}`}>
        {held.map(({ id, name, wants, reason, came }) => (
          <li key={id}>
            <span>
              <Link to={`/requests/${id}`}>{name}</Link>. {wants}
            </span>
            <small>{[reason, came].filter(Boolean).join(", ")}</small>
            <Form method="post" className={styles.release}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="do" value="release" ghost aria-label={`${words.held.release}: ${name}`}>
                {words.held.release}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Answered({ words: { answered: words }, answered: { summary, lines } }: Data) {
  if (lines.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <details className={styles.answered}>
      <summary>
        <h2>{words.title}</h2>
        <span>
          {summary} <Icon name="down" />
        </span>
      </summary>
      <ul className="lines">
        {lines.map(({ reference, name, days, end }) => (
          <li key={reference}>
            <span>
              <Link to={`/requests/${reference}`}>{reference}</Link> {name}
            </span>
            <span className="muted">{days}</span>
            <small>{end}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

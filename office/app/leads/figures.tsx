import { Link } from "react-router";
import { Icon } from "../../../app/ui/icon.tsx";
import type { LeadForm } from "../../../domain/lead/lead.ts";
import { fillCounted } from "../../../domain/slots.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/figures.ts";
import styles from "./figures.module.css";
import { shownFigures } from "./shown-figures.server.ts";
import { readLeads } from "./shown-lead.server.ts";
import { viewOf } from "./view.server.ts";
import { View } from "./view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filters, filter, query, said, locale } = await viewOf(request, context);
  const figures = await readLeads(() => servicesOf(context).leads.figures(filter));
  return {
    words: dictionary(locale).figures,
    shared: dictionary(locale).leads,
    query,
    said,
    isOfAllTimes: filters.period === "",
    figures: shownFigures(figures, filters, locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];

/** The leads of a view as points one can count, each number with the way to its leads. */
export default function Figures({ loaderData }: Route.ComponentProps) {
  const { words, shared, query, said, isOfAllTimes, figures } = loaderData;
  const text = figures.total > 0 ? fillCounted(words.count, figures.total) : words.empty;
  return (
    <>
      <Link to={`/?${query}`}>{shared.title}</Link>
      <View title={words.title} text={text} words={shared.filters} query={query} said={said} />
      {figures.total > 0 && (
        <>
          <Weeks {...loaderData} />
          <Cards>
            <Card title={words.sources.title} note={figures.sources.point}>
              <Rows caption={words.sources.title} rows={figures.sources.rows} />
            </Card>
            <div className={styles.beside}>
              <Card title={words.response.title}>
                {figures.response && <p className={styles.time}>{figures.response.time}</p>}
                <p>{figures.response?.text ?? words.response.none}</p>
              </Card>
              <Card title={words.statuses} note={figures.statuses.point}>
                <Rows caption={words.statuses} rows={figures.statuses.rows} />
              </Card>
            </div>
          </Cards>
          {isOfAllTimes && <p className="muted">{words.allTimes}</p>}
        </>
      )}
    </>
  );
}

/** The drawing is for the eye and the mouse; its numbers and links are in the table below it. */
function Weeks({ words: { weeks: words }, shared, figures: { weeks } }: Data) {
  const height = Math.max(...weeks.rows.map(rowsOfPoints)) * step;
  return (
    <Card title={words.title} note={weeks.point}>
      <div className={styles.weeks} aria-hidden="true">
        {weeks.rows.map((row) => (
          <Link key={row.week} to={row.to} tabIndex={-1} title={`${row.days}: ${row.total}`}>
            <svg viewBox={`0 0 ${3 * step} ${height}`} aria-hidden="true">
              <Column points={row.points} height={height} />
            </svg>
          </Link>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{weeks.first}</span>
        <span>{weeks.middle}</span>
        <span>{words.thisWeek}</span>
      </p>
      <ul className={styles.legend}>
        {weeks.forms.map(({ form, count }) => (
          <li key={form}>
            <svg viewBox={`0 0 ${step} ${step}`} aria-hidden="true">
              <Column points={[{ form, points: 1 }]} height={step} />
            </svg>
            {shared.forms[form]} {count}
          </li>
        ))}
      </ul>
      <details className={styles.numbers}>
        <summary>
          {words.numbers} <Icon name="down" />
        </summary>
        <WeekTable words={words} shared={shared} weeks={weeks} />
      </details>
    </Card>
  );
}

type WeekTableProps = { words: Data["words"]["weeks"]; shared: Data["shared"]; weeks: Data["figures"]["weeks"] };

function WeekTable({ words, shared, weeks }: WeekTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.week}</th>
          {weeks.forms.map(({ form }) => (
            <th key={form} scope="col">
              {shared.forms[form]}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.rows.toReversed().map(({ week, days, to, forms, total }) => (
          <tr key={week}>
            <th scope="row">
              <Link to={to}>{days}</Link>
            </th>
            {weeks.forms.map(({ form }) => (
              <td key={form}>{forms[form]}</td>
            ))}
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = Data["figures"]["sources"]["rows"][number];

/** A row of points for each name, with its number. */
function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className={styles.rows}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map(({ name, to, count, points }) => (
          <tr key={to ?? ""}>
            <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
            <td>
              <svg viewBox={`0 0 ${points * step} ${step}`} width={points * step * 1.2} aria-hidden="true">
                <path className={styles.contact} d={row(points)} />
              </svg>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From one point to the next. */
const step = 6;
const middle = step / 2;

function row(points: number): string {
  return Array.from({ length: points }, (_, i) => `M${i * step + middle} ${middle}h0`).join("");
}

type Points = readonly { form: LeadForm; points: number }[];

function rowsOfPoints({ points }: { points: Points }): number {
  return Math.max(1, Math.ceil(points.reduce((sum, one) => sum + one.points, 0) / 3));
}

/** Three points abreast from the ground up, one form on top of the other. */
function Column({ points, height }: { points: Points; height: number }) {
  let place = 0;
  return points.map(({ form, points }) => {
    const places = Array.from({ length: points }, () => place++);
    const d = places
      .map((i) => mark(form, (i % 3) * step + middle, height - Math.floor(i / 3) * step - middle))
      .join("");
    return <path key={form} className={styles[form]} d={d} />;
  });
}

function mark(form: LeadForm, x: number, y: number): string {
  return form === "report" ? `M${x - 1.8} ${y}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0` : `M${x} ${y}h0`;
}

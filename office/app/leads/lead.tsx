import {
  data,
  type FetcherWithComponents,
  Link,
  redirect,
  useFetcher,
  useLocation,
  useRevalidator,
} from "react-router";
import { Button, ButtonAnchor, ButtonLink } from "../../../app/ui/button.tsx";
import { Icon } from "../../../app/ui/icon.tsx";
import type { Lead as LeadRecord } from "../../../domain/lead/lead.ts";
import { mayEnter } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { calendarDay, day, istanbulDate } from "../../../domain/time.ts";
import { type LeadFile, type OfficeServices, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { adminsAmong, fieldsOf, isOpening, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { PrintButton } from "../ui/print-button.tsx";
import { isUnsent, sendOrKeep, Unsent, type UnsentResult } from "../ui/unsent.tsx";
import { useFresh } from "../ui/use-fresh.ts";
import { useRoot } from "../ui/use-root.ts";
import { WarmBand } from "../ui/warm-band.tsx";
import type { Route } from "./+types/lead.ts";
import { changeLead, type LeadResult } from "./change-lead.server.ts";
import { leadAddress, leadFilter, listAddress, readFilters, viewName, viewQuery } from "./filters.ts";
import styles from "./lead.module.css";
import { ownerName, shownLead, warmOf } from "./lead-file.server.ts";
import { namesOf, readLeads } from "./shown-lead.server.ts";
import { Status } from "./status.tsx";
import { OwnNote, onceAtATime, SentLive, WorkForms } from "./work-forms.tsx";

/** Opening a lead notes that this person has seen it: once, and never for what a browser fetches ahead. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const [person, locale, now] = [personOf(context), localeOf(context), services.clock()];
  const { searchParams } = new URL(request.url);
  const view = viewQuery(searchParams);
  const [file, neighbours] = await readLeads(async () => {
    const found = await (isOpening(request)
      ? openLead(services, params.reference, person.number)
      : services.leads.find(params.reference));
    return [found, found && (await neighboursOf(services, found.lead, view, person.number))];
  });
  if (!file) throw data("missing", { status: 404 });
  const people = await services.office.people.list();
  const names = namesOf(people);
  const { work } = file;
  const about = dictionary(locale).lead;
  return {
    words: about,
    shared: dictionary(locale).leads,
    lead: shownLead(file, person.number, names, now, locale),
    warm: warmOf(file, person.number, now, locale),
    person: person.number,
    view: { query: view.toString(), name: viewName(readFilters(view)), ...neighbours },
    owners: people
      .filter((one) => (one.endedAt === undefined && mayEnter("leads", one)) || one.number === work.owner)
      .map(({ number, name }) => ({ value: String(number), text: name })),
    days: (["today", "tomorrow", "week"] as const).map((name, i) => ({
      value: istanbulDate(now + ([0, 1, 7][i] ?? 0) * day),
      text: about.work.days[name],
    })),
    // What stands there now, in words, for whoever was not the first to change it.
    now: {
      status: dictionary(locale).leads.statuses[work.status],
      owner: ownerName(work.owner, names, locale),
      followUp: work.followUp === null ? "–" : calendarDay(work.followUp, locale),
    },
    isSaved: searchParams.has("saved"),
    erasure: {
      words: dictionary(locale).erasure.card,
      admins: mayEnter("requests", personOf(context)) ? undefined : adminsAmong(people),
    },
  };
}

async function openLead({ leads, office, clock }: OfficeServices, name: string, person: number) {
  const file: LeadFile | undefined = await leads.open(name, person);
  const subject = file?.lead.reference ?? "";
  if (file) await office.log.writeOnce({ at: clock(), person, action: "lead-seen", subject });
  return file;
}

/** Those before and after it in the view one comes from, whether it still fits that view or not. */
async function neighboursOf({ leads, clock }: OfficeServices, lead: LeadRecord, view: URLSearchParams, person: number) {
  const filter = leadFilter(readFilters(view), person, clock());
  const one = { limit: 1, person };
  const [newer, older] = [
    await leads.page(filter, { ...one, newerThan: lead }),
    await leads.page(filter, { ...one, olderThan: lead }),
  ];
  return { previous: newer.rows[0]?.lead.reference, next: older.rows[0]?.lead.reference };
}

/** With script the page stays where it is; without, it is loaded anew, so that nothing is sent twice. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { live, ...fields } = await fieldsOf(request);
  const result = await readLeads(async () => {
    const file = await services.leads.find(params.reference);
    return file && changeLead(services, personOf(context), file.lead, fields);
  });
  if (!result || result.outcome === "missing") throw data("missing", { status: 404 });
  if (result.outcome !== "saved" || live) return result;
  const view = viewQuery(new URL(request.url).searchParams);
  view.set("saved", "");
  return redirect(leadAddress(params.reference, view));
}

/** Where nothing could be sent, above all when the session is over, the page stays as it is and says what to do. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.lead.name);

type Data = Route.ComponentProps["loaderData"];

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { words, shared, lead, now, isSaved } = loaderData;
  const taking = useFetcher<LeadResult | UnsentResult>();
  const result = refusalIn(actionData);
  const refusal = result ?? (taking.state === "idle" ? refusalIn(taking.data) : undefined);
  const root = useRoot();
  const { revalidate } = useRevalidator();
  // What others change is shown; what is typed or chosen stays.
  useFresh(revalidate, useLocation().pathname);
  return (
    <>
      <Ways {...loaderData} />
      <div className="between">
        <div>
          <h1>{lead.name}</h1>
          <p className="muted">{lead.company}</p>
          <p className={styles.contact}>
            {lead.contact.map(({ label, value, href }) => (
              <span key={label}>
                <span className="vh">{label}: </span>
                {href ? <a href={href}>{value}</a> : value}
              </span>
            ))}
          </p>
        </div>
        <p className="row">
          <Status status={lead.work.status} words={shared.statuses} />
          <span className="muted">{shared.forms[lead.form]}</span>
          <b>{lead.reference}</b>
        </p>
      </div>
      {refusal && (
        <p role="alert" className={styles.refused}>
          {fill(words.results[refusal.outcome], now)}
        </p>
      )}
      {isUnsent(actionData) && <p role="alert">{root.words.unsent}</p>}
      <Unsent fetcher={taking} />
      {isSaved && !refusal && <p role="status">{words.results.saved}</p>}
      {lead.isHeld && <p className={styles.refused}>{words.held}</p>}
      <Warm {...loaderData} taking={taking} />
      <div className={styles.columns}>
        <div className="stack">
          {lead.packages.length > 0 && <Packages {...loaderData} />}
          {lead.message && (
            <Card title={words.message}>
              <p className={styles.message}>{lead.message}</p>
            </Card>
          )}
          <History key={lead.id} {...loaderData} refused={result} />
        </div>
        <div className="stack">
          {!lead.isHeld && (
            <div className="noprint">
              <WorkForms key={lead.id} {...loaderData} refused={result} isWaiting={taking.state !== "idle"} />
            </div>
          )}
          <Who {...loaderData} />
          <Related {...loaderData} />
          <PersonalData {...loaderData} />
        </div>
      </div>
    </>
  );
}

function refusalIn(answer: LeadResult | UnsentResult | undefined) {
  return answer && "typed" in answer && !isUnsent(answer) ? answer : undefined;
}

/** Back to the view one came from, and to its next and previous lead. */
function Ways({ words: { ways, back }, shared, view: { query, name, previous, next } }: Data) {
  const view = new URLSearchParams(query);
  return (
    <nav className={`between noprint ${styles.ways}`} aria-label={ways.label}>
      <Link to={listAddress(view)} data-key="Escape">
        <Icon name="back" /> {name ? shared.views[name] : back}
      </Link>
      <div className="row">
        {previous && (
          <ButtonLink to={leadAddress(previous, view)} rel="prev" data-key="k" ghost small>
            {ways.previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={leadAddress(next, view)} rel="next" data-key="j" ghost small>
            {ways.next}
          </ButtonLink>
        )}
        <PrintButton text={ways.print} />
      </div>
    </nav>
  );
}

/** The one warm thing on this screen: what this lead waits for. */
function Warm({ words, warm, lead, person, taking }: Data & { taking: FetcherWithComponents<unknown> }) {
  const isMine = lead.work.owner === person;
  if (!warm) return null;
  const take = !isMine && (
    <taking.Form method="post" onSubmit={onceAtATime(taking)}>
      <SentLive do="take" version={lead.work.version} />
      <Button type="submit" data-key="a" small>
        {words.work.take}
      </Button>
    </taking.Form>
  );
  const reply = lead.reply && (
    <ButtonAnchor href={lead.reply} data-key="r" ghost={!isMine} small>
      {words.reply}
    </ButtonAnchor>
  );
  return (
    <WarmBand
      title={warm.title}
      action={
        <>
          {take}
          {reply}
        </>
      }
    >
      {warm.text && <p>{warm.text}</p>}
    </WarmBand>
  );
}

function Packages({ words, lead }: Data) {
  return (
    <Card title={words.packages}>
      <ul className="lines">
        {lead.packages.map(({ label, amount, detail }) => (
          <li key={label}>
            <b>{label}</b>
            <span>{amount}</span>
            {detail && <small>{detail}</small>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Who({ words, lead, warm }: Data) {
  return (
    <Card title={words.who}>
      <dl className="facts">
        {lead.facts.map(({ label, value, href }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {lead.reply && !warm && (
        <div className="noprint">
          <ButtonAnchor href={lead.reply} data-key="r" small>
            {words.reply}
          </ButtonAnchor>
        </div>
      )}
    </Card>
  );
}

function History({ words, lead, refused }: Data & { refused: ReturnType<typeof refusalIn> }) {
  const { history } = words;
  const fetcher = useFetcher();
  return (
    <Card title={history.title} note={history.note}>
      <ol className={styles.history}>
        {lead.history.map(({ at, text, detail, quote, note, isFailure }, i) => (
          <li key={note ?? `${at} ${i}`} className={isFailure ? styles.failed : undefined}>
            <time>{at}</time>
            <div>
              {text}
              {detail && <small>{detail}</small>}
              {quote && <blockquote>{quote}</blockquote>}
              {quote && note && (
                // Closed again once the new text is kept.
                <OwnNote key={`${note} ${quote}`} words={words} id={note} text={quote} refused={refused} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {lead.isUndelivered && (
        <fetcher.Form method="post" className="noprint">
          <SentLive do="retry" />
          <Button type="submit" ghost small>
            {history.retry}
          </Button>
        </fetcher.Form>
      )}
      <Unsent fetcher={fetcher} />
    </Card>
  );
}

function Related({ words: { related }, shared, lead, view }: Data) {
  const query = new URLSearchParams(view.query);
  return (
    <Card title={related.title}>
      {lead.related.length === 0 && <p className="muted">{related.none}</p>}
      <ul className="lines">
        {lead.related.map(({ reference, form, status, came, by }) => (
          <li key={reference}>
            <Link to={leadAddress(reference, query)}>
              {shared.forms[form]}, {came}
            </Link>
            <Status status={status} words={shared.statuses} />
            <small>{by}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An admin sees what would go; sales are told whom to ask. */
function PersonalData({ lead: { reference }, erasure: { words, admins } }: Data) {
  const subject = encodeURIComponent(fill(words.subject, { reference }));
  return (
    <div className="noprint">
      <Card title={words.title} note={admins ? words.ask : words.text}>
        {!admins && <Link to={`/erase?lead=${reference}`}>{words.link}</Link>}
        {admins && (
          <ul>
            {admins.map(({ name, mail }) => (
              <li key={mail}>
                <a href={`mailto:${mail}?subject=${subject}`}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

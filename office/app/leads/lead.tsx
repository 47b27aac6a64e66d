import { data, Form, Link, redirect } from "react-router";
import { Button, ButtonAnchor } from "../../../app/ui/button.tsx";
import { officeWords } from "../../../content/office-words.ts";
import { mayEnter } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { calendarDay } from "../../../domain/time.ts";
import { type LeadFile, type OfficeServices, servicesOf } from "../../services.server.ts";
import { adminsAmong, fieldsOf, isOpening, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/lead.ts";
import { changeLead } from "./change-lead.server.ts";
import styles from "./lead.module.css";
import { ownerName, shownLead } from "./lead-file.server.ts";
import { namesOf, readLeads } from "./shown-lead.server.ts";
import { Status } from "./status.tsx";
import { WorkForms } from "./work-forms.tsx";

/** Opening a lead notes that this person has seen it: once, and never for what a browser fetches ahead. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const [person, locale] = [personOf(context), localeOf(context)];
  const file = await readLeads(() =>
    isOpening(request) ? openLead(services, params.reference, person.number) : services.leads.find(params.reference),
  );
  if (!file) throw data("missing", { status: 404 });
  const people = await services.office.people.list();
  const names = namesOf(people);
  const { work } = file;
  return {
    words: officeWords("lead", locale),
    shared: officeWords("leads", locale),
    lead: shownLead(file, names, locale),
    person: person.number,
    owners: people
      .filter((one) => (one.endedAt === undefined && mayEnter("leads", one)) || one.number === work.owner)
      .map(({ number, name }) => ({ value: String(number), text: name })),
    // What stands there now, in words, for whoever was not the first to change it.
    now: {
      status: officeWords("leads", locale).statuses[work.status],
      owner: ownerName(work.owner, names, locale),
      followUp: work.followUp === null ? "–" : calendarDay(work.followUp, locale),
    },
    isSaved: new URL(request.url).searchParams.has("saved"),
    erasure: {
      words: officeWords("erasure", locale).card,
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

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const fields = await fieldsOf(request);
  const result = await readLeads(async () => {
    const file = await services.leads.find(params.reference);
    return file && changeLead(services, personOf(context), file.lead, fields);
  });
  if (!result || result.outcome === "missing") throw data("missing", { status: 404 });
  if (result.outcome === "saved") return redirect(`/leads/${encodeURIComponent(params.reference)}?saved`);
  return result;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.lead.name);

type Data = Route.ComponentProps["loaderData"];

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { words, shared, lead, now, isSaved } = loaderData;
  const result = actionData && "typed" in actionData ? actionData : undefined;
  return (
    <>
      <Link to="/" className="noprint">
        {words.back}
      </Link>
      <div className="between">
        <div>
          <h1>{lead.name}</h1>
          <p className="muted">{lead.company}</p>
        </div>
        <p className="row">
          <Status status={lead.work.status} words={shared.statuses} />
          <span>{shared.forms[lead.form]}</span>
          <b>{lead.reference}</b>
        </p>
      </div>
      {result && (
        <p role="alert" className={styles.refused}>
          {fill(words.results[result.outcome], now)}
        </p>
      )}
      {isSaved && !result && <p role="status">{words.results.saved}</p>}
      {lead.isHeld && <p className={styles.refused}>{words.held}</p>}
      <div className={styles.columns}>
        <div className="stack">
          {lead.packages.length > 0 && <Packages {...loaderData} />}
          {lead.message && (
            <Card title={words.message}>
              <p className={styles.message}>{lead.message}</p>
            </Card>
          )}
          <History {...loaderData} />
        </div>
        <div className="stack">
          <div className="noprint">
            <WorkForms key={`${lead.work.version} ${lead.history.length}`} {...loaderData} typed={result?.typed} />
          </div>
          <Who {...loaderData} />
          <Related {...loaderData} />
          <PersonalData {...loaderData} />
        </div>
      </div>
    </>
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

function Who({ words, lead }: Data) {
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
      {lead.reply && (
        <div className="noprint">
          <ButtonAnchor href={lead.reply}>{words.reply}</ButtonAnchor>
        </div>
      )}
    </Card>
  );
}

function History({ words: { history }, lead }: Data) {
  return (
    <Card title={history.title} note={history.note}>
      <ol className={styles.history}>
        {lead.history.map(({ at, text, detail, quote, isFailure }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and are never changed
          <li key={`${at} ${i}`} className={isFailure ? styles.failed : undefined}>
            <time>{at}</time>
            <div>
              {text}
              {detail && <small>{detail}</small>}
              {quote && <blockquote>{quote}</blockquote>}
            </div>
          </li>
        ))}
      </ol>
      {lead.isUndelivered && (
        <Form method="post" className="noprint">
          <Button type="submit" name="do" value="retry" ghost>
            {history.retry}
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Related({ words: { related }, shared, lead }: Data) {
  return (
    <Card title={related.title}>
      {lead.related.length === 0 && <p className="muted">{related.none}</p>}
      <ul className="lines">
        {lead.related.map(({ reference, form, status, came, by }) => (
          <li key={reference}>
            <Link to={`/leads/${reference}`}>
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

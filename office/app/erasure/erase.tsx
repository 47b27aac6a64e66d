import { data, Form, Link, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulDay } from "../../../domain/time.ts";
import { servicesOf, shownPhone } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import lead from "../leads/lead.module.css";
import { readLeads } from "../leads/shown-lead.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/erase.ts";
import {
  erasePerson,
  findSubject,
  orUnfinished,
  personBy,
  readQuery,
  shownChanges,
  shownCounts,
} from "./erase-person.server.ts";
import styles from "./erasure.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = localeOf(context);
  const query = readQuery(request);
  const subject = await readLeads(() => findSubject(services, query));
  if (!subject) throw query.request ? redirect(`/requests/${query.request}`) : data("missing", { status: 404 });
  const list = await readLeads(() => services.erasure.list(personBy(subject)));
  const { forms } = dictionary(locale).leads;
  const address = new URLSearchParams(query.request ? { request: subject.reference } : { lead: subject.reference });
  return {
    words: dictionary(locale).erasure,
    subject: { ...subject, phone: subject.phone && shownPhone(subject.phone).value },
    address: `/erase?${address}`,
    counts: list.counts,
    amounts: shownCounts(list.counts, locale),
    digest: list.digest,
    leads: list.leads.map(({ reference, form, createdAt }) => ({
      reference,
      text: `${forms[form]}, ${istanbulDay(createdAt, locale)}`,
    })),
    requests: list.requests.flatMap(({ confirmed, kind }) =>
      confirmed ? { reference: confirmed.reference, text: dictionary(locale).requests.wants[kind] } : [],
    ),
    others: list.others.map(({ reference }) => reference),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(context);
  const query = readQuery(request);
  const fields = await fieldsOf(request);
  const subject = await readLeads(() => findSubject(services, query));
  if (!subject) throw query.request ? redirect(`/requests/${query.request}`) : data("missing", { status: 404 });
  const result = await orUnfinished(locale, () => erasePerson(services, personOf(context), subject, fields));
  if (result.code === "wrong") return { ...result, changes: "" };
  if (result.code === "erased") {
    const from = subject.isRequest ? `?${new URLSearchParams({ request: subject.reference })}` : "";
    return redirect(`/destructions/${result.certificate}${from}`);
  }
  const { counts } = await readLeads(() => services.erasure.list(personBy(subject)));
  return { code: result.code, typed: result.typed, changes: shownChanges(result.seen, counts, locale) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];

/** What goes and what stays of one person, and the button behind their number. */
export default function Erase({ loaderData, actionData }: Route.ComponentProps) {
  const { words, subject, amounts } = loaderData;
  return (
    <>
      <Link to={subject.back}>{subject.reference}</Link>
      <div>
        <h1>{words.title}</h1>
        <p className="muted">{subject.name}</p>
      </div>
      {actionData?.code === "changed" && (
        <p role="alert" className={lead.refused}>
          {fill(words.changed, { changes: actionData.changes })}
        </p>
      )}
      {subject.phone && <Ways {...loaderData} />}
      <Cards>
        <Card title={words.goes}>
          <Goes {...loaderData} />
        </Card>
        <Card title={words.stays.title}>
          <Stays {...loaderData} />
        </Card>
      </Cards>
      {amounts.length > 0 && <Confirm {...loaderData} wrong={actionData?.code === "wrong"} typed={actionData?.typed} />}
    </>
  );
}

/** An address and a number may lead to different leads. */
function Ways({ words: { by }, subject, address }: Data) {
  return (
    <div className="stack g2">
      <nav className={styles.ways} aria-label={by.label}>
        <Link to={address} aria-current={subject.by === "email" ? "page" : undefined}>
          {fill(by.email, { mark: subject.email })}
        </Link>
        <Link to={`${address}&by=phone`} aria-current={subject.by === "phone" ? "page" : undefined}>
          {fill(by.phone, { mark: subject.phone })}
        </Link>
      </nav>
      {subject.isRequest && subject.by === "phone" && <p className={lead.refused}>{by.unverified}</p>}
    </div>
  );
}

function Goes({ words, amounts, leads, requests }: Data) {
  if (amounts.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <ul className={styles.points}>
        {amounts.map((amount) => (
          <li key={amount}>{amount}</li>
        ))}
      </ul>
      {leads.length > 0 && <p className="muted">{words.withLeads}</p>}
      <ul className="lines">
        {leads.map(({ reference, text }) => (
          <li key={reference}>
            <Link to={`/leads/${reference}`}>{reference}</Link>
            <small>{text}</small>
          </li>
        ))}
        {requests.map(({ reference, text }) => (
          <li key={reference}>
            <Link to={`/requests/${reference}`}>{reference}</Link>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Stays({ words: { stays }, counts, others, requests }: Data) {
  return (
    <ul className={styles.points}>
      {others.length > 0 && (
        <li>
          <b>{fillCounted(stays.others, others.length)}</b>{" "}
          {others.map((reference) => (
            <Link key={reference} to={`/leads/${reference}`} className={styles.other}>
              {reference}
            </Link>
          ))}
        </li>
      )}
      {counts.file === undefined && <li>{stays.files}</li>}
      {requests.length > 0 && <li>{stays.requests}</li>}
      <li>{stays.records}</li>
      <li>{stays.log}</li>
      <li>{stays.backups}</li>
      <li>{stays.sent}</li>
    </ul>
  );
}

type ConfirmProps = Data & { wrong: boolean; typed: string | undefined };

/** Sends along what stood in the list: where that is no longer all, nothing goes. */
function Confirm({ words, subject, counts, digest, wrong, typed }: ConfirmProps) {
  const { reference } = subject;
  return (
    <Form method="post" className={`stack g4 ${styles.confirm}`} noValidate>
      {subject.isRequest && <p>{words.answerFirst}</p>}
      <input type="hidden" name="seen" value={digest} />
      {Object.entries(counts).map(([kind, count]) => (
        <input key={kind} type="hidden" name={`seen-${kind}`} value={count} />
      ))}
      <TextField
        id="confirm"
        name="confirm"
        label={fill(words.confirm, { reference })}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed}
        error={wrong ? fill(words.wrong, { reference }) : undefined}
        required
      />
      <div className="row">
        <span className={styles.erase}>
          <Button type="submit" name="do" value="erase">
            {words.button}
          </Button>
        </span>
        <Link to={subject.back}>{words.cancel}</Link>
      </div>
    </Form>
  );
}

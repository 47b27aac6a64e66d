import { data, Form, Link, redirect } from "react-router";
import { Button, ButtonAnchor, ButtonLink } from "../../../app/ui/button.tsx";
import { RadioField } from "../../../app/ui/field.tsx";
import { type PrivacyRequest, privacyRequestOutcomes } from "../../../domain/privacy-request/privacy-request.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulDay } from "../../../domain/time.ts";
import { type OfficeServices, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import lead from "../leads/lead.module.css";
import { readLeads } from "../leads/shown-lead.server.ts";
import { fieldsOf, isOpening, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/request.ts";
import styles from "./requests.module.css";
import { shownRequest, stateOf } from "./shown-request.server.ts";

/** Opening a request notes that this person has seen it, as with leads. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { requests, leads, office, clock } = services;
  const locale = localeOf(context);
  const [found, deliveries, own] = await readLeads(async () => {
    const one = await findRequest(services, params.reference);
    const email = one.applicant?.email ?? "";
    return [one, await requests.deliveries(one.id), await leads.of({ email })] as const;
  });
  if (isOpening(request)) {
    const [person, subject] = [personOf(context).number, found.confirmed?.reference ?? ""];
    await office.log.writeOnce({ at: clock(), person, action: "request-seen", subject });
  }
  const { forms } = dictionary(locale).leads;
  return {
    words: dictionary(locale).requests,
    request: shownRequest(found, deliveries, clock(), locale),
    outcomes: privacyRequestOutcomes.map((value) => ({
      value,
      text: dictionary(locale).requests.outcomes[value],
    })),
    leads: own.map(({ reference, form, createdAt }) => ({
      reference,
      text: `${forms[form]}, ${istanbulDay(createdAt, locale)}`,
    })),
    isClosed: new URL(request.url).searchParams.has("closed"),
  };
}

/** By its number, or by its id where it has none yet. */
async function findRequest({ requests }: OfficeServices, name: string): Promise<PrivacyRequest> {
  const [found, another] = await requests.find(name);
  if (!found || another) throw data("missing", { status: 404 });
  return found;
}

/** Notes how it ended. Of two who do so at once, the second is told what the first chose. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { requests, office, clock } = services;
  const fields = await fieldsOf(request);
  const outcome = privacyRequestOutcomes.find((one) => one === fields.outcome);
  const found = await readLeads(() => findRequest(services, params.reference));
  if (!["open", "closed"].includes(stateOf(found))) throw data("not confirmed", { status: 400 });
  if (stateOf(found) === "open" && !outcome) return { code: "missing" as const };
  if (!outcome || !(await readLeads(() => requests.close(found.id, outcome)))) return { code: "taken" as const };
  const subject = found.confirmed?.reference ?? "";
  await office.log.write({ at: clock(), person: personOf(context).number, action: "request-closed", subject });
  return redirect(`/requests/${subject}?closed`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.request.reference);

type Data = Route.ComponentProps["loaderData"];

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { words, request, isClosed } = loaderData;
  const isTaken = actionData?.code === "taken" && request.ended;
  return (
    <>
      <Link to="/requests" className="noprint">
        {words.back}
      </Link>
      <div className="between">
        <div>
          <h1>{request.name}</h1>
          <p className="muted">{request.wants}</p>
        </div>
        <p className="row">
          <span>{words.states[request.state]}</span>
          <b>{request.reference}</b>
        </p>
      </div>
      {isTaken && (
        <p role="alert" className={lead.refused}>
          {fill(words.steps.taken, isTaken)}
        </p>
      )}
      {isClosed && !isTaken && <p role="status">{words.steps.closed}</p>}
      <div className={lead.columns}>
        <div className="stack">
          <Card title={words.who} note={request.person ? words.verified : words.forgotten}>
            {request.person && <Facts facts={request.person} />}
          </Card>
          {request.person && (
            <Card title={words.details}>
              <p className={lead.message}>{request.details || words.none}</p>
            </Card>
          )}
          {request.person && <Leads {...loaderData} />}
        </div>
        <div className="stack">
          {request.state === "open" && <Steps {...loaderData} isMissing={actionData?.code === "missing"} />}
          <Card title={words.record}>
            <Facts facts={request.record} />
          </Card>
          <Deliveries {...loaderData} />
        </div>
      </div>
    </>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: string; href?: string }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, href }) => (
        <div key={label} className={lead.fact}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Answer, erase where that is asked for, and note how it ended. */
function Steps({ words: { steps }, request, outcomes, isMissing }: Data & { isMissing: boolean }) {
  return (
    <div className="noprint">
      <Card title={steps.title}>
        {!request.isErased && (
          <div className="row">
            {request.answer && <ButtonAnchor href={request.answer}>{steps.answer}</ButtonAnchor>}
            <ButtonLink to={`/erase?request=${request.reference}`} ghost>
              {steps.erase}
            </ButtonLink>
          </div>
        )}
        <Form method="post" className="stack g4">
          <RadioField
            id="outcome"
            name="outcome"
            label={steps.outcome}
            choices={outcomes}
            error={isMissing ? steps.missing : undefined}
            hint={request.isErased ? undefined : steps.stillKept}
          />
          <p className="muted">{steps.note}</p>
          <Button type="submit" name="do" value="close" ghost>
            {steps.close}
          </Button>
        </Form>
      </Card>
    </div>
  );
}

function Deliveries({ words: { deliveries: words }, request: { deliveries } }: Data) {
  return (
    <Card title={words.title}>
      {deliveries.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="lines">
        {deliveries.map(({ text, detail, at, isFailure }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and are never changed
          <li key={`${at} ${i}`}>
            <span className={isFailure ? styles.late : undefined}>{text}</span>
            <small>{[at, detail].filter(Boolean).join(", ")}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Leads({ words: { leads: words }, leads }: Data) {
  return (
    <Card title={words.title}>
      {leads.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="lines">
        {leads.map(({ reference, text }) => (
          <li key={reference}>
            <Link to={`/leads/${reference}`}>{reference}</Link>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

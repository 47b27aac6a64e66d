import { data, Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import type { Person } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import { type OfficeServices, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf } from "../session.server.ts";
import { Card } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/held.ts";
import styles from "./lead.module.css";
import { contactOf, messageOf } from "./lead-file.server.ts";
import { readLeads, shownName, wantedText } from "./shown-lead.server.ts";

const mostShown = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const held = await readLeads(() => servicesOf(context).leads.held(mostShown));
  return {
    words: dictionary(locale).leads,
    leads: held.map((lead) => ({
      id: lead.id,
      reference: lead.reference,
      name: shownName(lead),
      what: wantedText(lead, locale),
      form: lead.form,
      message: messageOf(lead),
      contact: contactOf(lead, locale).map(({ value }) => value),
      reason: lead.held,
      came: istanbulTime(lead.createdAt, locale),
    })),
  };
}

type Result = { code: "released" | "dropped" | "gone" } | { code: "confirm"; id: string };

export async function action({ request, context }: Route.ActionArgs): Promise<Result> {
  const fields = await fieldsOf(request);
  return readLeads(() => decide(servicesOf(context), personOf(context), fields));
}

/** Released at once, since a lead can wait no longer; deleted only by whoever has read what that means. */
async function decide(
  { leads, office, clock, forgetGoneLeads }: OfficeServices,
  { number: person }: Person,
  { do: wanted, id = "" }: Record<string, string>,
): Promise<Result> {
  const reference = (await leads.find(id))?.lead.reference ?? "";
  if (wanted === "drop") return { code: "confirm", id };
  if (wanted !== "release" && wanted !== "drop-for-good") throw data("unknown", { status: 400 });
  const isDone = wanted === "release" ? await leads.release(id) : await leads.drop(id);
  if (!isDone) return { code: "gone" };
  if (wanted === "release") {
    await office.log.write({ at: clock(), person, action: "lead-released", subject: reference });
    return { code: "released" };
  }
  await office.log.write({ at: clock(), person, action: "lead-dropped", subject: "" });
  await forgetGoneLeads();
  return { code: "dropped" };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.held.title);

type Data = Route.ComponentProps["loaderData"];

/** Suspected bots' leads: apart from the others until somebody decides. */
export default function Held({ loaderData: { words, leads }, actionData }: Route.ComponentProps) {
  const { held } = words;
  const asked = actionData?.code === "confirm" ? leads.find(({ id }) => id === actionData.id) : undefined;
  return (
    <>
      <Link to="/">{words.title}</Link>
      <div>
        <h1>{held.title}</h1>
        <p className="muted">{leads.length > 0 ? held.text : held.empty}</p>
      </div>
      {actionData && actionData.code !== "confirm" && <p role="status">{held[actionData.code]}</p>}
      {asked && (
        <div role="alert" className={`stack g3 ${styles.refused}`}>
          <p>{fill(held.confirm, { name: asked.name })}</p>
          <Decision id={asked.id} name={asked.name} what="drop-for-good" text={held.confirmDrop} />
        </div>
      )}
      {leads.map((lead) => (
        <HeldLead key={lead.id} words={words} lead={lead} />
      ))}
    </>
  );
}

function HeldLead({ words: { held, forms }, lead }: { words: Data["words"]; lead: Data["leads"][number] }) {
  return (
    <Card title={lead.name} note={[lead.reason && held.reasons[lead.reason], lead.came].filter(Boolean).join(", ")}>
      <p className={styles.contact}>
        {lead.contact.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </p>
      <p className={styles.message}>
        <b>{forms[lead.form]}.</b> {lead.what}
      </p>
      {lead.message && <p className={`${styles.message} ${styles.clamped}`}>{lead.message}</p>}
      <div className="row">
        <Link to={`/leads/${lead.reference}`}>{lead.reference}</Link>
        <Decision id={lead.id} name={lead.name} what="release" text={held.release} />
        <Decision id={lead.id} name={lead.name} what="drop" text={held.drop} />
      </div>
    </Card>
  );
}

function Decision({ id, name, what, text }: { id: string; name: string; what: string; text: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="do" value={what} ghost aria-label={`${text}: ${name}`}>
        {text}
      </Button>
    </Form>
  );
}

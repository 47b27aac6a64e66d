import { Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { CheckField, FieldMessages, SelectField, TextField } from "../../../app/ui/field.tsx";
import { type LogKind, logKindOf, logKinds, officeActions } from "../../../domain/office/actions.ts";
import { roles } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import { localeCodes, locales } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf, signedInOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import table from "../ui/rows.module.css";
import { Initials, rolesText } from "../ui/shell.tsx";
import { useRoot } from "../ui/use-root.ts";
import type { Route } from "./+types/people.ts";
import styles from "./people.module.css";
import { changePeople, type PeopleMistakes, type PeopleResult, shownLines } from "./people.server.ts";
import { SessionList } from "./session-list.tsx";

const linesShown = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, clock } = servicesOf(context);
  const [{ searchParams }, locale] = [new URL(request.url), localeOf(context)];
  const number = (name: string) => {
    const value = Number(searchParams.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const kind = logKinds.find((one) => one === searchParams.get("kind"));
  const filter = { person: number("who"), actions: kind && actionsOf(kind) };
  const [people, sessions, lines] = await Promise.all([
    office.people.list(),
    office.sessions.list(clock()),
    office.log.list({ ...filter, limit: linesShown, before: number("before") }),
  ]);
  const own = signedInOf(context)?.session.id;
  const nameOf = (number: number) => people.find((person) => person.number === number)?.name ?? "";
  const seenAt = (number: number) =>
    Math.max(0, ...sessions.flatMap((one) => (one.person === number ? one.seenAt : [])));
  const older = lines.length === linesShown ? lines.at(-1)?.at : undefined;
  return {
    words: dictionary(locale).people,
    own: personOf(context).number,
    people: people.map((person) => ({ ...person, seenAt: seenAt(person.number) })),
    chosen: number("person"),
    sessions: sessions.map((session) => ({ ...session, name: nameOf(session.person), isThis: session.id === own })),
    lines: shownLines(lines, people, locale),
    filter: { who: String(filter.person ?? ""), kind: kind ?? "" },
    records: dictionary(locale).erasure.records.link,
    older: older && `/people?${logQuery({ who: filter.person, kind, before: older })}#log`,
  };
}

function actionsOf(kind: LogKind) {
  return officeActions.filter((action) => logKindOf(action) === kind);
}

function logQuery(fields: Record<string, string | number | undefined>): string {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

export async function action({ request, context }: Route.ActionArgs) {
  return (await changePeople(servicesOf(context), personOf(context), await fieldsOf(request))) ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];
type ShownPerson = Data["people"][number];

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { words, people, sessions, chosen } = loaderData;
  const { locale } = useRoot();
  const result = actionData && "code" in actionData ? actionData : undefined;
  const refused = actionData && "mistakes" in actionData ? actionData : undefined;
  const isDone = result?.code === "saved";
  const person = isDone ? undefined : people.find(({ number }) => number === chosen);
  const invitation = refused?.typed.do === "invite" ? refused : undefined;
  return (
    <>
      <div>
        <h1>{words.title}</h1>
        <p className="muted">
          {fillCounted(words.count, people.filter(({ endedAt }) => endedAt === undefined).length)}. {words.hint}
        </p>
      </div>
      {result && result.code !== "confirmEnd" && <Result result={result} words={words} />}
      {person && (
        // Another version has other details, and the form shows them.
        <EditPerson
          key={`${person.number} ${person.version}`}
          words={words}
          person={person}
          refused={invitation ? undefined : refused}
          asksForEnd={result?.code === "confirmEnd"}
        />
      )}
      <PeopleTable {...loaderData} />
      <Cards>
        <Invite key={result?.code.startsWith("invited") ? people.length : 0} words={words} refused={invitation} />
        <Card title={words.sessions.title}>
          <SessionList sessions={sessions} words={words.sessions} locale={locale} />
        </Card>
      </Cards>
      <Log {...loaderData} />
    </>
  );
}

function Result({ result: { code, name = "" }, words }: { result: PeopleResult; words: Data["words"] }) {
  const isRefusal = code === "stale" || code === "lastAdmin" || code === "invitedWithoutMail";
  return (
    <p className={isRefusal ? styles.refused : styles.saved} role={isRefusal ? "alert" : "status"}>
      {fill(words.results[code], { name })}
    </p>
  );
}

/** The name of a person opens the form that changes them. */
function PeopleTable({ words, people, own }: Data) {
  const { locale, words: frame } = useRoot();
  return (
    <table className={`${table.rows} ${table.blocks} ${styles.people}`}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.who}</th>
          <th scope="col">{words.columns.roles}</th>
          <th scope="col">{words.columns.seen}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ number, name, mail, roles: personRoles, endedAt, seenAt }) => (
          <tr key={number}>
            <th scope="row">
              <div className={styles.who}>
                <Initials name={name} />
                <div>
                  <Link to={`/people?person=${number}`} data-row>
                    {name}
                  </Link>
                  {number === own && <span className="muted"> {words.self}</span>}
                  <small>{mail}</small>
                </div>
              </div>
            </th>
            <td>
              {endedAt === undefined ? rolesText(personRoles, frame) : <span className="muted">{words.ended}</span>}
            </td>
            <td className="muted" data-label={seenAt > 0 ? words.columns.seen : undefined}>
              {seenAt > 0 ? istanbulTime(seenAt, locale) : words.noSession}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type EditProps = {
  words: Data["words"];
  person: ShownPerson;
  refused: PeopleMistakes | undefined;
  asksForEnd: boolean;
};

function EditPerson({ words, person, refused, asksForEnd }: EditProps) {
  const { number, name, mail, version, endedAt } = person;
  const access = endedAt !== undefined ? "back" : asksForEnd ? "end-for-good" : "end";
  const typed = refused?.typed ?? { name, mail, ...Object.fromEntries(person.roles.map((role) => [role, "yes"])) };
  const hidden = (
    <>
      <input type="hidden" name="person" value={number} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <Card title={name} note={endedAt === undefined ? undefined : words.ended}>
      <Form method="post" className="stack g4" noValidate>
        {hidden}
        <Details prefix={String(number)} words={words} mistakes={refused?.mistakes ?? []} typed={typed} />
        <div className="row">
          <Button type="submit" name="do" value="save">
            {words.save}
          </Button>
          <Link to="/people">{words.cancel}</Link>
        </div>
      </Form>
      <Form method="post" className={`row ${asksForEnd ? styles.refused : styles.access}`}>
        {hidden}
        {asksForEnd && <p role="alert">{fill(words.results.confirmEnd, { name })}</p>}
        <Button type="submit" name="do" value={access} ghost>
          {access === "back" ? words.back : access === "end" ? words.end : words.endForGood}
        </Button>
      </Form>
    </Card>
  );
}

type DetailsProps = {
  /** Another form may stand on the same page. */
  prefix: string;
  words: Data["words"];
  mistakes: PeopleMistakes["mistakes"];
  typed: Readonly<Record<string, string>>;
};

/** Name, address and roles, as invited or changed. */
function Details({ prefix, words: { invite }, mistakes, typed }: DetailsProps) {
  const { words } = useRoot();
  const mailError = mistakes.includes("known")
    ? invite.known
    : mistakes.includes("mail")
      ? invite.wrongMail
      : undefined;
  return (
    <>
      <div className={styles.details}>
        <TextField
          id={`${prefix}-name`}
          name="name"
          label={invite.name}
          autoComplete="off"
          defaultValue={typed.name}
          error={mistakes.includes("name") ? invite.wrongName : undefined}
          required
        />
        <TextField
          id={`${prefix}-mail`}
          name="mail"
          type="email"
          label={invite.mail}
          autoComplete="off"
          defaultValue={typed.mail}
          error={mailError}
          required
        />
      </div>
      <fieldset>
        <legend className={styles.legend}>{invite.roles}</legend>
        <div className={styles.roles}>
          {roles.map((role) => (
            <CheckField
              key={role}
              id={`${prefix}-${role}`}
              name={role}
              value="yes"
              label={words.roles[role]}
              defaultChecked={typed[role] === "yes"}
            />
          ))}
        </div>
        <FieldMessages id={`${prefix}-roles`} error={mistakes.includes("roles") ? invite.noRoles : undefined} />
      </fieldset>
    </>
  );
}

function Invite({ words, refused }: { words: Data["words"]; refused: PeopleMistakes | undefined }) {
  const { invite, you } = words;
  const { locale } = useRoot();
  const { mistakes = [], typed = {} } = refused ?? {};
  return (
    <Card title={invite.title} note={invite.text}>
      <Form method="post" action="/people" className="stack g4" noValidate>
        <Details prefix="new" words={words} mistakes={mistakes} typed={typed} />
        <SelectField
          id="new-language"
          name="language"
          label={you.language}
          hint={invite.languageHint}
          empty={you.language}
          choices={localeCodes.map((code) => ({ value: code, text: locales[code].name }))}
          defaultValue={typed.language ?? locale}
        />
        <Button type="submit" name="do" value="invite">
          {invite.button}
        </Button>
      </Form>
    </Card>
  );
}

function Log({ words: { log }, people, records, lines, filter, older }: Data) {
  const { locale, words } = useRoot();
  return (
    <div id="log">
      <Card title={log.title} note={log.text}>
        <Form key={`${filter.who} ${filter.kind}`} method="get" action="/people#log" className={styles.filter}>
          <SelectField
            id="who"
            name="who"
            label={log.who}
            empty={log.everyone}
            choices={people.map(({ number, name }) => ({ value: String(number), text: name }))}
            defaultValue={filter.who}
          />
          <SelectField
            id="kind"
            name="kind"
            label={log.kind}
            empty={log.everything}
            choices={logKinds.map((kind) => ({ value: kind, text: log.kinds[kind] }))}
            defaultValue={filter.kind}
          />
          <Button type="submit" ghost>
            {log.filter}
          </Button>
        </Form>
        {lines.length === 0 && <p>{log.empty}</p>}
        <ul className={`lines ${styles.log}`}>
          {lines.map(({ at, name, action, subject }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and are never changed
            <li key={`${at} ${i}`}>
              <span>
                <b>{name ?? log.nobody}</b> {fill(words.actions[action], { subject: subject || log.gone })}
              </span>
              <small>{istanbulTime(at, locale)}</small>
            </li>
          ))}
        </ul>
        <div className="row">
          {older && <Link to={older}>{log.older}</Link>}
          <Link to="/destructions">{records}</Link>
        </div>
      </Card>
    </div>
  );
}

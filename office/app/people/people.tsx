import { Form, Link } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { CheckField, TextField } from "../../../app/ui/field.tsx";
import { officeWords } from "../../../content/office-words.ts";
import { roles } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import { servicesOf } from "../../services.server.ts";
import { fieldsOf, localeOf, personOf, signedInOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { useRoot } from "../ui/use-root.ts";
import type { Route } from "./+types/people.ts";
import styles from "./people.module.css";
import { changePeople, type InviteMistakes, type PeopleResult, shownLines } from "./people.server.ts";
import { SessionList } from "./session-list.tsx";

const linesShown = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, clock } = servicesOf(context);
  const before = Number(new URL(request.url).searchParams.get("before")) || undefined;
  const [people, sessions, lines] = await Promise.all([
    office.people.list(),
    office.sessions.list(clock()),
    office.log.list({ limit: linesShown, ...(before && { before }) }),
  ]);
  const own = signedInOf(context)?.session.id;
  const nameOf = (number: number) => people.find((person) => person.number === number)?.name ?? "";
  return {
    words: officeWords("people", localeOf(context)),
    people,
    sessions: sessions.map((session) => ({ ...session, name: nameOf(session.person), isThis: session.id === own })),
    lines: shownLines(lines, people, localeOf(context)),
    records: officeWords("erasure", localeOf(context)).records.link,
    older: lines.length === linesShown ? lines.at(-1)?.at : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return (await changePeople(servicesOf(context), personOf(context), await fieldsOf(request))) ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

type Data = Route.ComponentProps["loaderData"];

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { words, people, sessions } = loaderData;
  const { locale } = useRoot();
  const result = actionData && "code" in actionData ? actionData : undefined;
  const invitation = actionData && "mistakes" in actionData ? actionData : undefined;
  return (
    <>
      <div>
        <h1>{words.title}</h1>
        <p>{fillCounted(words.count, people.filter(({ endedAt }) => endedAt === undefined).length)}</p>
      </div>
      {result && <Result result={result} words={words} />}
      <PeopleTable words={words} people={people} />
      <Cards>
        <Invite key={result?.code === "invited" ? people.length : 0} words={words} invitation={invitation} />
        <Card title={words.sessions.title}>
          <SessionList sessions={sessions} words={words.sessions} locale={locale} />
        </Card>
      </Cards>
      <Log {...loaderData} />
    </>
  );
}

function Result({ result: { code, name = "" }, words }: { result: PeopleResult; words: Data["words"] }) {
  const isRefusal = code === "stale" || code === "lastAdmin";
  return (
    <p className={isRefusal ? styles.refused : styles.saved} role={isRefusal ? "alert" : "status"}>
      {fill(words.results[code], { name })}
    </p>
  );
}

function PeopleTable({ words, people }: Pick<Data, "words" | "people">) {
  return (
    <table className={styles.people}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.who}</th>
          <th scope="col">{words.columns.roles}</th>
          <th scope="col">{words.columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          // Another version has other roles, and the boxes show them.
          <PersonRow key={`${person.number} ${person.version}`} words={words} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ words, person }: { words: Data["words"]; person: Data["people"][number] }) {
  const { number, name, mail, version, endedAt } = person;
  const isEnded = endedAt !== undefined;
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{isEnded ? `${mail}, ${words.ended}` : mail}</small>
      </th>
      <td>
        {!isEnded && (
          <Form method="post" className={styles.roles}>
            <Whose number={number} version={version} />
            <RoleBoxes prefix={String(number)} chosen={person.roles} />
            <Button type="submit" name="do" value="roles" ghost aria-label={`${words.save}: ${name}`}>
              {words.save}
            </Button>
          </Form>
        )}
      </td>
      <td>
        <Form method="post">
          <Whose number={number} version={version} />
          <Button
            type="submit"
            name="do"
            value={isEnded ? "back" : "end"}
            ghost
            aria-label={`${isEnded ? words.back : words.end}: ${name}`}
          >
            {isEnded ? words.back : words.end}
          </Button>
        </Form>
      </td>
    </tr>
  );
}

/** Who is changed, and what the admin saw of them. */
function Whose({ number, version }: { number: number; version: number }) {
  return (
    <>
      <input type="hidden" name="person" value={number} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

function RoleBoxes({ prefix, chosen }: { prefix: string; chosen: readonly string[] }) {
  const { words } = useRoot();
  return roles.map((role) => (
    <CheckField
      key={role}
      id={`${prefix}-${role}`}
      name={role}
      value="yes"
      label={words.roles[role]}
      defaultChecked={chosen.includes(role)}
    />
  ));
}

function Invite({ words, invitation }: { words: Data["words"]; invitation: InviteMistakes | undefined }) {
  const { invite } = words;
  const { mistakes = [], typed = {} } = invitation ?? {};
  const mailError = mistakes.includes("known")
    ? invite.known
    : mistakes.includes("mail")
      ? invite.wrongMail
      : undefined;
  return (
    <Card title={invite.title} note={invite.text}>
      <Form method="post" className="stack g4" noValidate>
        <TextField
          id="name"
          name="name"
          label={invite.name}
          autoComplete="off"
          defaultValue={typed.name}
          error={mistakes.includes("name") ? invite.wrongName : undefined}
          required
        />
        <TextField
          id="mail"
          name="mail"
          type="email"
          label={invite.mail}
          autoComplete="off"
          defaultValue={typed.mail}
          error={mailError}
          required
        />
        <fieldset>
          <legend>{invite.roles}</legend>
          <div className={styles.roles}>
            <RoleBoxes prefix="new" chosen={roles.filter((role) => typed[role] === "yes")} />
          </div>
        </fieldset>
        <Button type="submit" name="do" value="invite">
          {invite.button}
        </Button>
      </Form>
    </Card>
  );
}

function Log({ words: { log }, records, lines, older }: Data) {
  const { locale, words } = useRoot();
  return (
    <Card title={log.title} note={log.text}>
      {lines.length === 0 && <p>{log.empty}</p>}
      <ul className="lines">
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
        {older && <Link to={`/people?before=${older}`}>{log.older}</Link>}
        <Link to="/destructions">{records}</Link>
      </div>
    </Card>
  );
}

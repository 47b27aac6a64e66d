import { Form, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../../app/ui/field.tsx";
import { mailKindsOf, mayEnter, readName } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import { localeCodes, locales } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { fieldsOf, localeOf, personOf, signedInOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { PasskeyButton } from "../ui/passkey-button.tsx";
import { rolesText } from "../ui/shell.tsx";
import { useRoot } from "../ui/use-root.ts";
import type { Route } from "./+types/you.ts";
import { SessionList } from "./session-list.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, clock } = servicesOf(context);
  const { name, mail, roles, number, mutedMails } = personOf(context);
  const own = signedInOf(context)?.session.id;
  const sessions = await office.sessions.list(clock(), number);
  const passkeys = await office.passkeys.list(number);
  return {
    words: dictionary(localeOf(context)).people,
    mails: dictionary(localeOf(context)).mailSettings,
    person: { name, mail, roles, mutedMails },
    passkeys: passkeys.map(({ id, device, createdAt }) => ({ id, device, createdAt })),
    isPasskeyRefused: new URL(request.url).searchParams.has("passkey"),
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === own })),
  };
}

/** Changes one's own name, mails and keys, and ends one's own sessions; nobody else's, whatever the form says. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, clock } = servicesOf(context);
  const person = personOf(context);
  const { number, version } = person;
  const fields = await fieldsOf(request);
  if (fields.do === "name") {
    const name = readName(fields.name ?? "");
    if (!name) return { isNameless: true };
    const changed = await office.people.change(number, { version, name });
    if (changed.outcome === "changed" && name !== person.name) {
      await office.log.write({ at: clock(), person: number, action: "person-changed", subject: String(number) });
    }
    return redirect("/you");
  }
  if (fields.do === "mails") {
    const others = person.mutedMails.filter((kind) => !mailKindsOf(person).includes(kind));
    const muted = mailKindsOf(person).filter((kind) => fields[kind] !== "yes");
    await office.people.setMutedMails(number, [...others, ...muted]);
    return redirect("/you");
  }
  if (fields.do === "keys") {
    await office.people.setLetterKeys(number, fields.keys === "yes");
    return redirect("/you");
  }
  const others = (await office.sessions.list(clock(), number)).filter(
    ({ id }) => id !== signedInOf(context)?.session.id,
  );
  const ended = fields.do === "end-others" ? others : others.filter(({ id }) => id === fields.session);
  for (const { id, device } of ended) {
    await office.sessions.end(id, number);
    await office.log.write({ at: clock(), person: number, action: "session-ended", subject: device });
  }
  return redirect("/you");
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.you.title);

type Data = Route.ComponentProps["loaderData"];

export default function You({ loaderData, actionData }: Route.ComponentProps) {
  const { words, person, sessions } = loaderData;
  const root = useRoot();
  return (
    <>
      <div className="between">
        <div>
          <h1>{person.name}</h1>
          <p>
            {rolesText(person.roles, root.words)}. {person.mail}
          </p>
        </div>
        <Form method="post" action="/sign-out">
          <Button type="submit" ghost>
            {root.words.signOut}
          </Button>
        </Form>
      </div>
      <Cards>
        <Card title={words.sessions.own}>
          <SessionList sessions={sessions} words={words.sessions} locale={root.locale} />
          {sessions.length > 1 && (
            <Form method="post">
              <Button type="submit" name="do" value="end-others" ghost>
                {words.sessions.endOthers}
              </Button>
            </Form>
          )}
        </Card>
        <Passkeys {...loaderData} />
        <Card title={words.you.name} note={words.you.nameNote}>
          <Form method="post" className="stack g3" noValidate>
            <TextField
              key={person.name}
              id="name"
              name="name"
              label={words.invite.name}
              autoComplete="name"
              defaultValue={person.name}
              error={actionData?.isNameless ? words.invite.wrongName : undefined}
              required
            />
            <Button type="submit" name="do" value="name" ghost>
              {words.you.saveName}
            </Button>
          </Form>
        </Card>
        <Mails {...loaderData} />
        <Card title={words.you.language} note={words.you.languageNote}>
          <Language />
        </Card>
        {mayEnter("leads", person) && (
          <Card title={words.you.keys} note={words.you.keysNote}>
            <LetterKeys words={words} />
          </Card>
        )}
      </Cards>
    </>
  );
}

function Passkeys({ words: { passkeys: words, sessions }, passkeys, isPasskeyRefused }: Data) {
  const { locale } = useRoot();
  return (
    <Card title={words.title} note={words.text}>
      {isPasskeyRefused && <p role="alert">{words.failed}</p>}
      {passkeys.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="lines">
        {passkeys.map(({ id, device, createdAt }) => (
          <li key={id}>
            <span>{device || sessions.unknown}</span>
            <small>{fill(words.since, { time: istanbulTime(createdAt, locale) })}</small>
            <Form method="post" action="/you/passkeys">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="do" value="remove" ghost>
                {words.remove}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <PasskeyButton text={words.add} action="/you/passkeys" failed="/you?passkey=failed" />
    </Card>
  );
}

function Mails({ mails, person }: Pick<Data, "mails" | "person">) {
  const kinds = mailKindsOf(person);
  if (kinds.length === 0) return null;
  return (
    <Card title={mails.title} note={mails.note}>
      <Form method="post" className="stack g3">
        {kinds.map((kind) => (
          <CheckField
            key={kind}
            id={kind}
            name={kind}
            value="yes"
            label={mails[kind]}
            defaultChecked={!person.mutedMails.includes(kind)}
          />
        ))}
        <Button type="submit" name="do" value="mails" ghost>
          {mails.save}
        </Button>
      </Form>
    </Card>
  );
}

function Language() {
  const { locale, words } = useRoot();
  const choices = localeCodes.map((code) => ({ value: code, text: locales[code].name }));
  return (
    <Form method="post" action="/language" className="stack g3">
      <input type="hidden" name="to" value="/you" />
      <SelectField
        id="language"
        name="language"
        label={words.language.label}
        choices={choices}
        empty={words.language.label}
        defaultValue={locale}
      />
      <Button type="submit" ghost>
        {words.language.button}
      </Button>
    </Form>
  );
}

function LetterKeys({ words }: Pick<Data, "words">) {
  const isOn = useRoot().person?.hasLetterKeys ?? true;
  return (
    <Form method="post" className="stack g3">
      <CheckField id="keys" name="keys" value="yes" label={words.you.keysBox} defaultChecked={isOn} />
      <Button type="submit" name="do" value="keys" ghost>
        {words.you.keysSave}
      </Button>
    </Form>
  );
}

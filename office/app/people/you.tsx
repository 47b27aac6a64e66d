import { Form, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { SelectField } from "../../../app/ui/field.tsx";
import { officeWords } from "../../../content/office-words.ts";
import { localeCodes, locales } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { fieldsOf, localeOf, personOf, signedInOf } from "../session.server.ts";
import { Card, Cards } from "../ui/card.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { rolesText } from "../ui/shell.tsx";
import { useRoot } from "../ui/use-root.ts";
import type { Route } from "./+types/you.ts";
import { SessionList } from "./session-list.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { office, clock } = servicesOf(context);
  const { name, mail, roles, number } = personOf(context);
  const own = signedInOf(context)?.session.id;
  const sessions = await office.sessions.list(clock(), number);
  return {
    words: officeWords("people", localeOf(context)),
    person: { name, mail, roles },
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === own })),
  };
}

/** Ends one's own sessions; nobody else's, whatever the form says. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, clock } = servicesOf(context);
  const { number } = personOf(context);
  const fields = await fieldsOf(request);
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

export default function You({ loaderData: { words, person, sessions } }: Route.ComponentProps) {
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
        <Card title={words.you.language} note={words.you.languageNote}>
          <Language />
        </Card>
      </Cards>
    </>
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

import { data, Form, Link, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { readFirstPerson, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { callerOf, fieldsOf, localeOf, ownPath, sessionHeaders, signedInOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { Route } from "./+types/link.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Opening a link looks at it and changes nothing: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const state = await servicesOf(context).signIn.look(token, callerOf(request, context));
  const words = dictionary(localeOf(context)).signIn;
  return data({ words, token, to: ownPath(searchParams.get("to")), state }, { status: state ? 200 : 404 });
}

/** The button uses the link. Whoever was signed in here before is not any more. */
export async function action({ request, context }: Route.ActionArgs) {
  const { token = "", to, mail = "", name = "" } = await fieldsOf(request);
  const { signIn } = servicesOf(context);
  const caller = callerOf(request, context);
  const first = readFirstPerson(mail, name);
  if (!first && (await signIn.look(token, caller)) === "first") return { mail, name };
  const entered = await signIn.enterBy(token, caller, first && { ...first, language: localeOf(context) });
  if (!entered) throw redirect("/sign-in/link");
  const before = signedInOf(context);
  if (before) await signIn.signOut(before);
  return redirect(ownPath(to), { headers: await sessionHeaders(context, entered) });
}

/** The address has the token. Without an origin ("no-referrer") browsers would not say where the form comes from. */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

export default function LinkPage({ loaderData: { words, token, to, state }, actionData }: Route.ComponentProps) {
  if (!state) {
    return (
      <SignInFrame words={words} title={words.ended.title} text={words.ended.text}>
        <p>
          <Link to="/sign-in">{words.ended.again}</Link>
        </p>
      </SignInFrame>
    );
  }
  const isFirst = state === "first";
  const { title, text } = isFirst ? words.first : words.link;
  return (
    <SignInFrame words={words} title={title} text={text}>
      <Form method="post" className="stack g4" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="to" value={to} />
        {isFirst && <FirstFields words={words} typed={actionData} />}
        <Button type="submit">{isFirst ? words.first.button : words.link.enter}</Button>
      </Form>
    </SignInFrame>
  );
}

type Words = Route.ComponentProps["loaderData"]["words"];

function FirstFields({ words, typed }: { words: Words; typed: { mail: string; name: string } | undefined }) {
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={words.first.name}
        autoComplete="name"
        defaultValue={typed?.name}
        error={typed && !typed.name.trim() ? words.first.wrongName : undefined}
        required
      />
      <TextField
        id="mail"
        name="mail"
        type="email"
        label={words.address}
        autoComplete="username"
        defaultValue={typed?.mail}
        error={typed?.name.trim() ? words.wrongAddress : undefined}
        required
      />
    </>
  );
}

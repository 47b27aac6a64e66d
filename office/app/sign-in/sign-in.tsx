import { data, Form, redirect } from "react-router";
import { Button } from "../../../app/ui/button.tsx";
import { TextField } from "../../../app/ui/field.tsx";
import { isMailAddress, mailAddressKey } from "../../../domain/lead/mail-address.ts";
import { fill } from "../../../domain/slots.ts";
import { callContext, StorageUnavailable, servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { browserTokenOf, callerOf, fieldsOf, localeOf, ownPath, signedInOf } from "../session.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import { PasskeyButton } from "../ui/passkey-button.tsx";
import type { Route } from "./+types/sign-in.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const to = ownPath(new URL(request.url).searchParams.get("to"));
  if (signedInOf(context)) throw redirect(to);
  const isPasskeyRefused = new URL(request.url).searchParams.has("passkey");
  return { words: dictionary(localeOf(context)).signIn, to, isPasskeyRefused };
}

/** The answer is the same for every address, known or not. Where nothing can be stored, what was typed comes back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { mail = "", to } = await fieldsOf(request);
  if (!isMailAddress(mailAddressKey(mail))) return { mail, problem: "wrongAddress" as const };
  const caller = { ...callerOf(request, context), browserToken: await browserTokenOf(request, context) };
  try {
    await servicesOf(context).signIn.ask(mail, caller, ownPath(to));
    return { mail: mail.trim() };
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    servicesOf(context).reportFailure(error, context.get(callContext).id);
    return data({ mail, problem: "unavailable" as const }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title);

export default function SignInPage({ loaderData: { words, to, isPasskeyRefused }, actionData }: Route.ComponentProps) {
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  if (actionData && !problem) return <Sent words={words} mail={actionData.mail} />;
  return (
    <SignInFrame words={words} title={words.title} text={words.text}>
      <Form method="post" className="stack g4" noValidate>
        <input type="hidden" name="to" value={to} />
        <TextField
          id="mail"
          name="mail"
          type="email"
          label={words.address}
          autoComplete="username"
          defaultValue={actionData?.mail}
          error={problem && words[problem]}
          required
        />
        <Button type="submit">{words.send}</Button>
      </Form>
      {isPasskeyRefused && !actionData && <p role="alert">{words.passkey.failed}</p>}
      <PasskeyButton text={words.passkey.enter} action="/sign-in/passkey" to={to} failed="/sign-in?passkey=failed" />
    </SignInFrame>
  );
}

function Sent({ words, mail }: { words: Route.ComponentProps["loaderData"]["words"]; mail: string }) {
  return (
    <SignInFrame words={words} title={words.sent.title} text={fill(words.sent.text, { mail })}>
      <p role="status">{words.sent.hint}</p>
      <p>
        <a href="/sign-in">{words.sent.again}</a>
      </p>
    </SignInFrame>
  );
}

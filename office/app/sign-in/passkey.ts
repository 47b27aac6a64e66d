import { redirect } from "react-router";
import { servicesOf } from "../../services.server.ts";
import { callerOf, fieldsOf, ownPath, readJson, sessionHeaders, signedInOf } from "../session.server.ts";
import type { Route } from "./+types/passkey.ts";

/** First what a device has to sign, then the signature. */
export async function action({ request, context }: Route.ActionArgs) {
  const { passkeys, signIn } = servicesOf(context);
  const caller = callerOf(request, context);
  const { do: wanted, token = "", answer, to } = await fieldsOf(request);
  if (wanted === "offer") {
    const offer = await passkeys.offer(caller);
    return offer ? Response.json(offer) : new Response(null, { status: 429 });
  }
  const entered = await passkeys.enterBy(token, readJson(answer), caller);
  if (!entered) return redirect("/sign-in?passkey=failed");
  const before = signedInOf(context);
  if (before) await signIn.signOut(before);
  return redirect(ownPath(to), { headers: await sessionHeaders(context, entered) });
}

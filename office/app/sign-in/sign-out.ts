import { redirect } from "react-router";
import { servicesOf } from "../../services.server.ts";
import { sessionHeaders, signedInOf } from "../session.server.ts";
import type { Route } from "./+types/sign-out.ts";

export async function action({ context }: Route.ActionArgs) {
  const signedIn = signedInOf(context);
  if (signedIn) await servicesOf(context).signIn.signOut(signedIn);
  return redirect("/sign-in", { headers: await sessionHeaders(context, undefined) });
}

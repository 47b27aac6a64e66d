import { data, redirect } from "react-router";
import { servicesOf } from "../services.server.ts";
import type { Route } from "./+types/language.ts";
import { fieldsOf, languageHeaders, ownPath, readLocale, signedInOf } from "./session.server.ts";

/** Another language: kept with the person, or in this browser for whoever is about to sign in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, to } = await fieldsOf(request);
  const locale = readLocale(language);
  if (!locale) throw data("unknown language", { status: 400 });
  const signedIn = signedInOf(context);
  if (signedIn) await servicesOf(context).office.people.setLanguage(signedIn.person.number, locale);
  return redirect(ownPath(to), { headers: await languageHeaders(context, locale) });
}

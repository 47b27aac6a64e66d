import { data, redirect } from "react-router";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { baseField } from "../../../domain/quote/field-names.ts";
import { packageParameter, readPackages, resumeParameter } from "../../../domain/quote/links.ts";
import { baseOf } from "../../../domain/quote/merge.ts";
import { type StepName, stepNames } from "../../../domain/quote/steps/step.ts";
import { isReachable, stepNumber } from "../../../domain/quote/steps.ts";
import { fill } from "../../../domain/slots.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { draftLostAddress, fromPreview, queries, stepAddress } from "../../features/quote-wizard/addresses.ts";
import { Stepper } from "../../features/quote-wizard/step-frame.tsx";
import { WizardContext } from "../../features/quote-wizard/wizard-context.ts";
import { personalHeader, readChoices, readDraftCookie } from "../../features/quote-wizard/wizard-headers.ts";
import { hasError, type WizardResult } from "../../features/quote-wizard/wizard-result.ts";
import { callServerAction } from "../../page/form-post.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { codeCountries, openQuote, quoteFor } from "../../services.server.ts";
import type { Route } from "./+types/page.ts";
import { copies } from "./copies.server.ts";
import styles from "./quote.module.css";
import { lossOf, type ShownView, viewAfterPost, viewFor, withUnsavedChoices } from "./view.ts";
import { actionResultContext, wizardAction } from "./wizard-action.server.ts";
import { WizardView } from "./wizard-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const base = href(name, locale);
  const copy = copies(locale);
  const { meta, words, forms, phone } = copy;
  const query = new URL(args.request.url).searchParams;
  const posted = args.context.get(actionResultContext);
  const cookie = args.request.headers.get("Cookie");
  const stored = posted?.state ?? (await openQuote(args));
  const state = posted ? stored : withUnsavedChoices(stored, readChoices(cookie));
  const view = posted ? viewAfterPost(posted.result, query, state) : viewFor(query, state);
  if (view.kind === "redirect") throw redirect(addressOf(view.step, base, locale, query), 303);
  const countries = await codeCountries(args);
  const token = query.get(resumeParameter) ?? "";
  const prefix = posted && hasError(posted.result) ? `${forms.errors.prefix} ` : "";
  const shown = {
    meta: {
      ...meta,
      title: prefix + titleOf(view, token !== "", copy),
      ...(view.kind !== "package" && { shareTitle: meta.title }),
      noindex: token !== "",
    },
    wizard: { words, locale, base },
    forms,
    view,
    resume: token && { token, holds: await (await quoteFor(args)).quote.isResumable(token) },
    open: state.done ? [] : stepNames.filter((step) => step !== "completed" && isReachable(state.progress, step)),
    contact: state.progress.contact ?? {},
    code: state.code,
    isResent: query.has(queries.resent),
    loss: lossOf(query, state, readDraftCookie(cookie ?? "") !== undefined),
    base: baseFor(view, stored.progress.draft, posted?.result),
    countries: view.kind === "step" && view.step === "services" ? namesOf(countries, locale) : "",
    isFromPreview: query.get(queries.from) === fromPreview,
    phone: { language: locale, labels: phone, fallbackCountry: fallbackCountry(locale, countries) },
  };
  return data(shown, { headers: personalHeader(state, token) });
}

export function action(args: Route.ActionArgs) {
  return wizardAction(args);
}

/** When to try again, where a form could not be taken; else whether the page is personal. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args);
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { wizard, view, open, resume } = loaderData;
  return (
    <WizardContext value={wizard}>
      <div className={`wrap ${styles.wizard}`}>
        <div className={styles.crumbs}>
          <PageCrumbs />
        </div>
        {view.kind === "step" && !resume && <Stepper current={view.step} open={open} />}
        <WizardView {...loaderData} actionResult={actionData} />
      </div>
    </WizardContext>
  );
}

function addressOf(step: StepName, base: string, locale: Locale, query: URLSearchParams): string {
  if (step === "completed") return href("yonetilen-hizmetler-teklif-al-tesekkurler", locale);
  if (step !== "services") return stepAddress(base, step);
  return draftLostAddress(base, readPackages(query.get(packageParameter) ?? ""));
}

/** What the form of step 1 or 2 was filled with; in the response to a post that was not taken, as it was posted. */
function baseFor(view: ShownView, stored: Draft, result: WizardResult | undefined): string {
  if (view.kind !== "step" || (view.step !== "services" && view.step !== "details")) return "";
  return (result && "values" in result && result.values[baseField]) || baseOf(view.step, stored);
}

/** "Türkiye ve Almanya": the countries by their names in a language. */
function namesOf(countries: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return new Intl.ListFormat(locale).format(countries.map((code) => names.of(code) ?? code));
}

/** From the second step on, the title says the step. */
function titleOf(view: ShownView, isResumed: boolean, { meta, words }: ReturnType<typeof copies>): string {
  const { other, names } = words.wizard.steps;
  if (isResumed) return words.contact.resume.title;
  if (view.kind === "package") return words.wizard.share.opened.title;
  if (view.step === "services") return meta.title;
  return fill(other, { name: names[view.step], number: stepNumber(view.step) });
}

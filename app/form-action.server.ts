import { data } from "react-router";
import { type FormName, type FormResult, hiddenFields } from "../domain/lead/form-result.ts";
import { pageOf } from "../site/pages.ts";
import { actionResultContext } from "./features/lead-form/form-words.ts";
import { readFormData } from "./page/form-post.ts";
import { matchedPage } from "./page/page-context.ts";
import {
  clientAddressOf,
  noticeVersion,
  type RouteArgs,
  reportFailure,
  type Services,
  servicesOf,
} from "./services.server.ts";

type Form = Exclude<FormName, "quote">;
type Submission = Omit<Parameters<Services["submitLead"]>[0], "form">;

const done = { sent: 200, mailed: 200, confirmed: 200, ended: 200, begun: 200 };
const statuses = { ...done, invalid: 422, changed: 409, tooMany: 429, failed: 503 };

/** The action of every page with a form for leads or requests. What was typed is never thrown away. */
export async function formAction(args: RouteArgs) {
  const { request, context } = args;
  const services = await servicesOf(args);
  const { name: page, locale } = matchedPage(args);
  const posted = readFormData(await request.formData());
  const form = formOf(pageOf(page).type, posted[hiddenFields.form]);
  const submission = { locale, page, notice: noticeVersion(), posted, clientAddress: clientAddressOf(request) };
  const result = await submit(services, form, submission).catch((error: unknown): FormResult => {
    reportFailure(services, request, error);
    return { form, status: "failed", values: posted };
  });
  context.set(actionResultContext, result);
  const status = statuses[result.status];
  return data(result, { status, headers: retryHeaders(status) });
}

/** When to try again, where a form could not be taken. */
export function retryHeaders(status: number): Record<string, string> {
  return status === 429 || status === 503 ? { "Retry-After": "60" } : {};
}

/** Which of the page's forms was posted. */
function formOf(page: string, posted: string | undefined): Form {
  if (page === "request") return posted === "confirm" ? "confirm" : "request";
  return page === "report" || posted === "report" ? "report" : "contact";
}

async function submit(
  { submitLead, privacyRequests }: Services,
  form: Form,
  submission: Submission,
): Promise<FormResult> {
  const { posted } = submission;
  // Begun elsewhere: it is shown, not taken.
  if (posted[hiddenFields.begun]) return { form, status: "begun", filled: posted };
  if (form === "confirm") return privacyRequests.confirm(posted[hiddenFields.token] ?? "");
  return form === "request" ? privacyRequests.submit(submission) : submitLead({ form, ...submission });
}

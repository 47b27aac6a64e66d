import type { Page } from "playwright-core";
import type { Posted } from "../domain/lead/read-form.ts";
import { person } from "../testing/samples.ts";
import { openPage, type Visit } from "./browser.ts";
import { someVisitor } from "./posted-forms.ts";
import { startApp } from "./running-app.ts";

type Form = "contact" | "report" | "request";

/** A visitor of their own, so that no limit counts one test for another. */
export function openForm(visit: Visit): Promise<Page> {
  return openPage({
    ignoreProblems: /status of (409|422|503)|net::ERR_FAILED/,
    reducedMotion: true,
    ...visit,
    async prepare(context) {
      await context.setExtraHTTPHeaders({ "X-Forwarded-For": someVisitor() });
      await visit.prepare?.(context);
    },
  });
}

/** The same with the app running, unless there is no JavaScript. */
export async function visitForm(visit: Visit): Promise<Page> {
  const page = await openForm(visit);
  if (visit.javaScript !== false) await startApp(page);
  return page;
}

/** What a person fills in of a form as it is posted: the number brings its country along. */
export function typedFields({ form: _form, "tel-country": _country, ...fields }: Posted): Record<string, string> {
  return "tel" in fields ? { ...fields, tel: person.phone } : fields;
}

/** Answers questions as a person does: types, chooses, ticks. */
export async function fillIn(page: Page, form: Form, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = formOf(page, form).locator(`[name="${name}"]:visible`);
    const kind = await field.first().evaluate((element) => element.getAttribute("type") ?? element.tagName);
    if (kind === "radio") await field.and(page.locator(`[value="${answer}"]`)).check();
    else if (kind === "checkbox") await field.check();
    else if (kind === "SELECT") await field.selectOption(answer);
    else await field.fill(answer);
  }
}

export function formOf(page: Page, form: Form) {
  return page.locator("form", { has: page.locator(`input[name="form"][value="${form}"]`) });
}

export function sendButton(page: Page, form: Form) {
  return formOf(page, form).locator("button[type=submit]").last();
}

/** What is in the form now, without what nobody answers. */
export async function typedIn(page: Page, form: Form): Promise<Record<string, string>> {
  return formOf(page, form).evaluate((element) =>
    Object.fromEntries([...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)])),
  );
}

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { words } from "../copy/words.ts";
import { dueDate } from "../domain/privacy-request/due-date.ts";
import { fill } from "../domain/slots.ts";
import { person, postedPrivacyRequest } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import { fillIn, formOf, openForm, sendButton, typedFields, typedIn, visitForm } from "./form-visits.ts";
import { sharedLeadSite } from "./lead-site.ts";
import { postForm } from "./posted-forms.ts";

const copyEn = words("data-subject-request", "en");
const formsEn = words("forms", "en");
const mailsEn = words("request-mails", "en");
const statesEn = words("request-states", "en");
const copyTr = words("data-subject-request", "tr");
const formsTr = words("forms", "tr");
const mailsTr = words("request-mails", "tr");
const statesTr = words("request-states", "tr");

const tr = {
  locale: "tr",
  path: "/veri-sahibi-basvurusu",
  forms: formsTr,
  copy: copyTr,
  states: statesTr,
  mails: mailsTr,
};
const en = {
  locale: "en",
  path: "/en/data-subject-request",
  forms: formsEn,
  copy: copyEn,
  states: statesEn,
  mails: mailsEn,
};

const site = sharedLeadSite();

const alert = (page: Page) => page.getByRole("alert");
const title = (page: Page) => expect.poll(() => page.title());
const mailsTo = async (address: string) => (await site.mails()).filter(({ to }) => to?.[0]?.address === address);
const open = () => site.storage(({ privacyRequests }) => privacyRequests.list({ state: "open" }));
const confirmButton = (page: Page) => page.locator('form:has(input[value="confirm"]) button[type=submit]');

/** The address that the mail to somebody carries. */
async function linkTo(address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(0);
  const [link = ""] = /http\S+confirm=[\w-]+/.exec((await mailsTo(address))[0]?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

describe.each([
  { ...tr, javaScript: false, kind: "correction" },
  { ...en, javaScript: true, kind: "erasure" },
])("in $locale, JavaScript: $javaScript", ({ locale, path, forms, copy, states, mails, javaScript, kind }) => {
  const email = `${locale}-${javaScript}@kordongida.example`;
  const details = "Merhaba,\nsoyadım Işık olmalı.";
  const typed = typedFields(postedPrivacyRequest({ kind, email, tel: person.tel, details }));

  test("one asks, is mailed, opens the link, presses the button and sees number and day", async () => {
    const colorScheme = locale === "tr" ? "light" : "dark";
    const page = await visitForm({ path, baseUrl: site.baseUrl, javaScript, colorScheme });
    const { missing, wrong } = forms.errors;
    await sendButton(page, "request").click();
    await alert(page).waitFor();
    await title(page).toBe(`${forms.errors.prefix} ${copy.meta.title} · Yakamoz`);
    await page.locator("form [role=alert]:focus").waitFor();
    expect(await alert(page).getByRole("link").allInnerTexts()).toEqual([
      `${forms.labels.kind} ${missing.kind}`,
      `${forms.labels.fullname}: ${missing.fullname}`,
      `${forms.labels.email}: ${missing.email}`,
    ]);
    if (javaScript) expect(await violations(page, "#request")).toEqual([]);
    await alert(page).getByRole("link", { name: missing.kind }).click();
    await page.locator("#request-kind:focus").waitFor();

    await fillIn(page, "request", { ...typed, kind: "correction", email: "deniz@kordongida", tel: "12", details: "" });
    await sendButton(page, "request").click();
    await alert(page).getByRole("link", { name: missing.details }).waitFor();
    expect(await alert(page).getByRole("link").allInnerTexts()).toEqual([
      `${forms.labels.email}: ${wrong.email}`,
      `${forms.labels.tel}: ${wrong.tel}`,
      `${forms.labels.details}: ${missing.details}`,
    ]);
    if (javaScript) {
      await fillIn(page, "request", { email });
      await page.locator("#request-email-error").waitFor({ state: "detached" });
      await page.locator("header a[hreflang=tr]:visible").click();
      await page.waitForURL(({ pathname }) => pathname === tr.path);
      await expect.poll(() => typedIn(page, "request")).toMatchObject({ fullname: person.fullname, email });
      await page.locator("header a[hreflang=en]:visible").click();
      await page.waitForURL(({ pathname }) => pathname === path);
      await page.locator("#request-fullname").waitFor();
    }
    expect(await typedIn(page, "request")).toMatchObject({ fullname: person.fullname, kind: "correction", tel: "12" });

    await fillIn(page, "request", typed);
    await sendButton(page, "request").click({ clickCount: javaScript ? 2 : 1 });
    await page.getByRole("heading", { name: states.mailed.title }).waitFor();
    await title(page).toContain(states.mailed.title);
    await page.locator("#request section:focus").waitFor();
    expect(await page.locator("#request").textContent()).toContain(email);
    expect(await formOf(page, "request").count()).toBe(0);
    if (javaScript) expect(await violations(page, "#request")).toEqual([]);
    expect((await open()).filter(({ applicant }) => applicant?.email === email)).toEqual([]);

    const link = await linkTo(email);
    expect(link.startsWith(`${path}?confirm=`)).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
    await page.goto(link);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: states.confirm.title }).waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    if (javaScript) expect(await violations(page)).toEqual([]);
    await confirmButton(page).click();
    await page.getByRole("heading", { level: 1, name: states.confirmed.title }).waitFor();
    await title(page).toContain(states.confirmed.title.slice(0, -1));
    expect(new URL(page.url()).search).toBe("");

    const [request, ...others] = (await open()).filter(({ applicant }) => applicant?.email === email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      kind,
      locale,
      applicant: { fullname: person.fullname, phone: person.phone, details },
    });
    const { reference = "", at = 0, dueOn = "" } = request?.confirmed ?? {};
    expect(dueOn).toBe(dueDate(at));
    expect(await page.locator("main dl").textContent()).toContain(reference);
    expect(await page.locator("main time").getAttribute("datetime")).toBe(dueOn);
    if (javaScript) expect(await violations(page)).toEqual([]);
    const subject = fill(mails.confirmed.subject, { reference });
    await expect.poll(async () => (await mailsTo(email)).map((mail) => mail.subject)).toContain(subject);
    const toTeam = async () =>
      (await mailsTo("kvkk@yakamoz.example")).find((mail) => mail.subject?.includes(reference));
    await expect.poll(async () => (await toTeam())?.replyTo?.[0]?.address).toBe(email);

    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: states.ended.title }).waitFor();
    if (javaScript) expect(await violations(page)).toEqual([]);
    expect(await page.getByRole("link", { name: states.ended.again.text }).getAttribute("href")).toBe(path);
  });
});

test("what a link leads to is never indexed, and pressing twice answers alike", async () => {
  const email = "iki.kez@kordongida.example";
  await postForm(site.baseUrl + tr.path, postedPrivacyRequest({ email }));
  const token = new URL(await linkTo(email), site.baseUrl).searchParams.get("confirm") ?? "";
  const press = () => postForm(site.baseUrl + tr.path, { form: "confirm", token });
  const [one, other] = await Promise.all([press(), press()]);
  const shown = (page: string) => /<dd[\s\S]*?<\/dl>/.exec(page)?.[0];
  const pages = [await one.text(), await other.text()] as const;
  expect([one.status, other.status, one.headers.get("cache-control")]).toEqual([200, 200, "no-store"]);
  expect(shown(pages[0])).toBeDefined();
  expect(shown(pages[1])).toBe(shown(pages[0]));
  expect(pages[0]).toContain('<meta name="robots" content="noindex"');
});

test.each([tr, en])(
  "in $locale a link that ran out, or never was, is answered calmly",
  async ({ path, states, locale }) => {
    const email = `gec-${locale}@kordongida.example`;
    await postForm(site.baseUrl + path, postedPrivacyRequest({ email }));
    const link = await linkTo(email);
    await site.storage(({ privacyRequests }) => privacyRequests.forget({ by: Date.now() + 86_400_000, heldBefore: 0 }));
    expect(await site.storage(({ privacyRequests }) => privacyRequests.of({ email }))).toEqual([]);
    expect(JSON.stringify(await site.storage(({ outbox }) => outbox.list()))).not.toContain(email);
    for (const address of [link, `${path}?confirm=0123456789012345678901`, `${path}?confirm=`]) {
      const answer = await fetch(site.baseUrl + address);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toContain(states.ended.title);
      expect(page).toContain('<meta name="robots" content="noindex"');
    }
    const token = new URL(link, site.baseUrl).searchParams.get("confirm") ?? "";
    const pressed = await postForm(site.baseUrl + path, { form: "confirm", token });
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining(states.ended.title)]);
  },
);

test("a bot sees the usual answer, and nobody is written to", async () => {
  const email = "kurban@kordongida.example";
  for (const mark of [{ website: "x" }, { opened: String(Date.now() - 300) }] as Record<string, string>[]) {
    const answer = await postForm(site.baseUrl + tr.path, postedPrivacyRequest({ email, ...mark }));
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(statesTr.mailed.title)]);
  }
  expect(
    await site.storage(({ outbox, privacyRequests }) =>
      Promise.all([outbox.list({ kind: "confirm-mail" }), privacyRequests.of({ email })]),
    ),
  ).toMatchObject([
    expect.not.arrayContaining([expect.objectContaining({ target: email })]),
    [{ held: expect.any(String) }],
  ]);
  expect(await mailsTo(email)).toEqual([]);
});

test.each([true, false])("a server that cannot take it says so, on both pages (JavaScript: %s)", async (javaScript) => {
  const { path, forms, states } = javaScript ? tr : en;
  const page = await visitForm({ path, baseUrl: inject("brokenUrl"), javaScript });
  await fillIn(page, "request", typedFields(postedPrivacyRequest()));
  await sendButton(page, "request").click();
  await alert(page).getByRole("heading", { name: forms.failed.title }).waitFor();
  expect(await typedIn(page, "request")).toMatchObject({ fullname: person.fullname, kind: "correction" });

  const behind = await openForm({
    path: `${path}?confirm=0123456789012345678901`,
    baseUrl: inject("brokenUrl"),
    javaScript,
  });
  await confirmButton(behind).click();
  await alert(behind).getByRole("heading", { name: states.confirm.failed.title }).waitFor();
  await title(behind).toContain(forms.errors.prefix);
  await confirmButton(behind).click();
  await alert(behind).getByRole("heading", { name: states.confirm.failed.title }).waitFor();
});

import { describe, expect, test } from "vitest";
import { addServices, emptyDraft } from "../../../domain/quote/draft.ts";
import { formValues } from "../../../domain/quote/field-names.ts";
import { readPackages } from "../../../domain/quote/links.ts";
import { baseOf } from "../../../domain/quote/merge.ts";
import { summaryOf } from "../../../domain/quote/summary.ts";
import { differentCode, minute, monday, openWizard, quotePage } from "../../../testing/quote/open-wizard.ts";
import { leadSource, person } from "../../../testing/samples.ts";
import { times } from "../../../testing/storage-contract/samples.ts";
import { StorageUnavailable } from "../../ports/storage.ts";
import { draftKey } from "./drafts.ts";

/** A visitor whose code is out. */
async function withCode(changes?: Parameters<typeof openWizard>[0]) {
  const site = await openWizard(changes);
  const visitor = site.visitor();
  await visitor.choose();
  expect(await visitor.send()).toMatchObject({ outcome: "code-sent" });
  return { ...site, visitor };
}

async function completed() {
  const site = await withCode();
  const before = site.visitor.visit();
  const answer = await site.visitor.confirm(site.code());
  if (answer.outcome !== "completed") throw new Error(answer.outcome);
  return { ...site, before, answer, reference: answer.reference };
}

describe("a whole journey", () => {
  test("ends with one lead that says everything, and its mails and webhook due", async () => {
    const { storage, reference, answer } = await completed();
    const [lead, ...others] = await storage.leads.list();
    expect(others).toEqual([]);
    const { fullname, email, phone, company, jobTitle } = person;
    expect(lead).toMatchObject({
      reference,
      form: "quote",
      locale: "tr",
      page: quotePage,
      notice: "3.0",
      createdAt: monday,
      email,
      phone,
      consents: [{ name: "transfer-abroad", locale: "tr", at: monday }],
      answers: { fullname, tel: phone, company, jobTitle },
      packages: summaryOf(readPackages("os.b4.p12_san")),
    });
    expect((await storage.outbox.list()).map(({ kind, target }) => `${kind} ${target}`.trim()).sort()).toEqual([
      "team-mail satis@yakamoz.example",
      "visitor-mail",
      "webhook https://crm.example/hook",
    ]);
    expect(answer.state).toMatchObject({ progress: { completed: true }, done: { reference, askedAt: monday } });
  });

  test("takes along where the visit came from, which leaves the draft with the answers", async () => {
    const { visitor, code, storage, deps, pass } = await withCode();
    pass(minute);
    await visitor.send({ ...leadSource, gclid: "click" });
    const keyOf = () => draftKey(visitor.jar.cookie ?? "", deps.hash);
    expect((await storage.drafts.find(keyOf()))?.contact?.source).toEqual(leadSource);
    await visitor.confirm(code());
    expect(await storage.leads.list()).toMatchObject([{ form: "quote", source: leadSource }]);
    expect(JSON.stringify(await storage.drafts.find(keyOf()))).not.toMatch(/posta\.example|bulut|click/);
  });

  test("of which nothing is known has a lead without a source", async () => {
    const { storage } = await completed();
    expect((await storage.leads.list())[0]).not.toHaveProperty("source");
  });

  test("shows the code's number masked, its time and its tries, and the code nowhere", async () => {
    const { visitor, code, pass, lines } = await withCode();
    pass(5_500);
    const state = await visitor.open();
    expect(state.code).toEqual({ phone: "+90 501 *** ** 78", secondsLeft: 175, resendIn: 55, triesLeft: 5 });
    expect(JSON.stringify(state)).not.toContain(code());
    expect(lines.join("")).not.toMatch(new RegExp(`${code()}|deniz|kordon|5012345678`, "i"));
  });

  test("a partner's request goes where partners' requests go", async () => {
    const routes = { "quote/partner": "ortak@yakamoz.example" };
    const { visitor, code, storage } = await withCode({ deliveries: { routes, webhookUrl: "" } });
    await visitor.send({ partner: "yes" });
    await visitor.confirm(code());
    expect(await storage.outbox.list({ kind: "team-mail" })).toMatchObject([{ target: "ortak@yakamoz.example" }]);
  });

  test("one address gets five confirmations a day, and guesses use none of them up", async () => {
    const site = await openWizard();
    for (let index = 0; index < 7; index++) {
      const visitor = site.visitor(`192.0.2.${index}`);
      await visitor.choose();
      await visitor.send({ tel: `0501 234 56 7${index}` });
      await visitor.confirm(differentCode(site.code()));
      await visitor.confirm(site.code());
    }
    expect(await site.storage.outbox.list({ kind: "visitor-mail" })).toHaveLength(5);
    expect(await site.storage.outbox.list({ kind: "team-mail" })).toHaveLength(7);
  });
});

describe("the draft", () => {
  test("is begun by the first choice, under a cookie of our own", async () => {
    const { visitor, storage } = await openWizard();
    const one = visitor();
    expect(await one.open()).toEqual({ progress: { draft: emptyDraft() } });
    expect(await one.save("services", {})).not.toHaveProperty("cookie");
    one.jar.cookie = "a-cookie-that-we-made0";
    const state = await one.save("services", { "service-backup": "yes" });
    expect(state.cookie).toMatch(/^[\w-]{22}$/);
    expect(state.cookie).not.toBe("a-cookie-that-we-made0");
    expect(await storage.drafts.find(state.cookie ?? "")).toBeUndefined();
    expect(await one.open()).toEqual({ progress: { draft: addServices(emptyDraft(), ["backup"]) } });
  });

  test("keeps what is not right yet, and begins from a package link where one was opened", async () => {
    const { visitor, wizard } = await openWizard();
    const one = visitor();
    await one.choose("os.b4");
    await one.save("details", {
      "details-operating-system-management": "yes",
      "count-operating-system-management-basic": "x",
    });
    const { progress } = await one.open();
    expect(progress.draft.services["operating-system-management"].values.basic).toBe("x");
    const linked = readPackages("fw.a2_san");
    const state = await wizard.save(one.visit(), "services", { "service-firewall": "yes" }, linked);
    expect(state).not.toHaveProperty("cookie");
    expect(summaryOf(state.progress.draft)).toEqual(summaryOf(readPackages("fw.a2")));
  });

  test("takes of an older tab what that tab has changed, and reports a value that both have changed", async () => {
    const { visitor } = await openWizard();
    const one = visitor();
    await one.choose("backup.b5_fw.b2");
    const opened = readPackages("backup.b5_fw.b2");
    const older = { ...formValues(opened), base: baseOf("details", opened) };
    await one.save("details", { ...older, "count-backup-basic": "50" });
    const state = await one.save("details", { ...older, "count-firewall-basic": "3" });
    expect(state).not.toHaveProperty("conflicts");
    expect(summaryOf(state.progress.draft)).toEqual(summaryOf(readPackages("backup.b50_fw.b3")));
    const { conflicts, progress } = await one.save("details", { ...older, "count-backup-basic": "8" });
    expect(conflicts).toMatchObject([{ field: "count-backup-basic", typed: "8", stored: "50" }]);
    expect(summaryOf(progress.draft)).toEqual(summaryOf(readPackages("backup.b50_fw.b3")));
  });

  test("of a completed request cannot be changed; beginning anew leaves it behind", async () => {
    const { visitor, storage, reference, code } = await completed();
    const state = await visitor.choose("fw.a2");
    expect(state).toMatchObject({ done: { reference } });
    expect(summaryOf(state.progress.draft)).toEqual(summaryOf(readPackages("os.b4.p12_san")));
    for (const again of [await visitor.send(), await visitor.resend()]) {
      expect(again).toMatchObject({ outcome: "unfinished", state: { done: { reference } } });
    }
    await visitor.startOver();
    expect(await visitor.open()).toEqual({ progress: { draft: emptyDraft() } });
    await visitor.choose("fw.a2");
    await visitor.send({ tel: "0532 234 56 78" });
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
    expect(await storage.leads.count()).toBe(2);
  });

  test("that is not completed is not lost by beginning anew", async () => {
    const { visitor } = await withCode();
    await visitor.startOver();
    expect(await visitor.open()).toMatchObject({ code: { triesLeft: 5 } });
  });

  test("new ones are limited by address, changes are not", async () => {
    const { visitor } = await openWizard();
    const one = visitor();
    for (let index = 0; index < 100; index++) await one.save("services", { "service-backup": "yes" });
    for (let index = 0; index < 59; index++) await visitor().save("services", { "service-backup": "yes" });
    const limited = await visitor().save("services", { "service-backup": "yes" });
    expect(limited).toMatchObject({ limited: true });
    expect(limited).not.toHaveProperty("cookie");
    await expect(visitor("192.0.2.9").save("services", { "service-backup": "yes" })).resolves.toHaveProperty("cookie");
  });
});

describe("completing twice is completing once", () => {
  test("under the new cookie, whatever is typed", async () => {
    const { visitor, reference, storage } = await completed();
    const again = await visitor.confirm("000000");
    expect(again).toMatchObject({ outcome: "completed", reference, state: { done: { reference } } });
    expect(again).not.toHaveProperty("cookie");
    expect(await storage.leads.count()).toBe(1);
  });

  test("fifty clicks at once get the same reference and the same cookie", async () => {
    const { wizard, visitor, code, storage } = await withCode();
    const answers = await Promise.all(times(50, () => wizard.confirm(visitor.visit(), code())));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(first).toMatchObject({ outcome: "completed", cookie: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await storage.leads.count()).toBe(1);
    expect(await storage.outbox.list()).toHaveLength(3);
    expect(await wizard.open({ ...visitor.visit(), cookie: first?.cookie })).toHaveProperty("done");
  });

  test("the cookie of before opens nothing any more, and only the right code gets the new one, for three minutes", async () => {
    const { wizard, before, reference, answer, code } = await completed();
    expect(await wizard.open(before)).toEqual({ progress: { draft: emptyDraft() } });
    expect(await wizard.record(before)).toBeUndefined();
    for (const left of [4, 3]) {
      expect(await wizard.confirm(before, differentCode(code()))).toMatchObject({ outcome: "wrong", triesLeft: left });
    }
    expect(await wizard.confirm(before, code())).toMatchObject({ reference, cookie: answer.cookie });
    for (const _ of times(3, () => 0)) await wizard.confirm(before, differentCode(code()));
    expect(await wizard.confirm(before, code())).toMatchObject({ outcome: "none-active" });
    const other = await completed();
    other.pass(3 * minute);
    expect(await other.wizard.confirm(other.before, other.code())).toMatchObject({ outcome: "none-active" });
  });

  test("a post that was on its way begins no second request", async () => {
    const { wizard, before, pass } = await completed();
    const late = () => wizard.save(before, "services", { "service-backup": "yes" });
    expect(await late()).toEqual({ progress: { draft: emptyDraft() } });
    pass(3 * minute);
    expect(await late()).toHaveProperty("cookie");
  });
});

describe("the record", () => {
  test("is for whoever holds the cookie of a completed request", async () => {
    const { visitor, reference, wizard } = await completed();
    expect(String(await visitor.record())).toBe(reference);
    expect(await wizard.record({ ...visitor.visit(), cookie: undefined })).toBeUndefined();
    expect(await (await withCode()).visitor.record()).toBeUndefined();
  });

  test("goes with the erased lead", async () => {
    const { visitor, storage } = await completed();
    await storage.leads.remove({ email: person.email }, "erasure");
    expect(await visitor.record()).toBeUndefined();
    expect(await visitor.open()).toEqual({ progress: { draft: emptyDraft() } });
  });
});

test("without the storage the page opens empty, and everything else says so", async () => {
  const away = () => {
    throw new StorageUnavailable("away");
  };
  const { wizard } = await openWizard({ storage: away });
  const visit = { cookie: "0123456789012345678901", clientAddress: "192.0.2.1", locale: "tr" } as const;
  expect(await wizard.open(visit)).toEqual({ progress: { draft: emptyDraft() } });
  await expect(wizard.save(visit, "services", { "service-backup": "yes" })).rejects.toThrow(StorageUnavailable);
  await expect(wizard.confirm(visit, "123456")).rejects.toThrow(StorageUnavailable);
});

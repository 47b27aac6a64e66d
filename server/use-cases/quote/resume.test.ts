import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/quote/draft.ts";
import { day } from "../../../domain/time.ts";
import { openWizard } from "../../../testing/quote/open-wizard.ts";
import { person } from "../../../testing/samples.ts";
import { times } from "../../../testing/storage-contract/samples.ts";
import { resumeToken } from "./drafts.ts";

const { email } = person;

async function withLink() {
  const site = await openWizard();
  const visitor = site.visitor();
  await visitor.choose();
  expect(await visitor.mailLink(` ${email} `)).toEqual({ outcome: "sent" });
  const [delivery] = await site.storage.outbox.list({ kind: "resume-mail" });
  if (!delivery) throw new Error("no mail");
  return { ...site, visitor, delivery, token: resumeToken(delivery.id, site.deps.hash) };
}

describe("a link to go on", () => {
  test("is mailed through the outbox; neither it nor the cookie stands in the storage", async () => {
    const { delivery, token, visitor } = await withLink();
    expect(delivery).toMatchObject({ kind: "resume-mail", target: email, state: "waiting" });
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(delivery)).not.toContain(token);
    expect(JSON.stringify(delivery)).not.toContain(visitor.jar.cookie ?? "");
    expect(JSON.parse(delivery.facts)).toMatchObject({ locale: "tr" });
  });

  test("opens without being spent, and is spent once, with a cookie of its own", async () => {
    const { wizard, visitor, token, storage } = await withLink();
    for (const _ of times(3, () => 0)) expect(await wizard.isResumable(token)).toBe(true);
    const answers = await Promise.all(times(10, () => wizard.resume(token)));
    const cookies = answers.flatMap(({ cookie }) => cookie ?? []);
    expect(cookies).toHaveLength(1);
    expect(await wizard.isResumable(token)).toBe(false);
    expect(await wizard.open({ ...visitor.visit(), cookie: cookies[0] })).toEqual(await visitor.open());
    expect(cookies[0]).not.toBe(visitor.jar.cookie);
    expect(await storage.leads.count()).toBe(0);
  });

  test("takes no answers of step 4 along", async () => {
    const { visitor, wizard, token } = await withLink();
    await visitor.send();
    const { cookie } = await wizard.resume(token);
    const state = await wizard.open({ ...visitor.visit(), cookie });
    expect(Object.keys(state)).toEqual(["progress"]);
    expect(Object.keys(state.progress)).toEqual(["draft"]);
    expect(await visitor.open()).toHaveProperty("code");
  });

  test("is over after seven days, and lets its draft live as long", async () => {
    const { wizard, token, pass, visitor } = await withLink();
    pass(7 * day - 1);
    expect(await wizard.isResumable(token)).toBe(true);
    pass(1);
    expect(await wizard.isResumable(token)).toBe(false);
    expect(await wizard.resume(token)).toEqual({});
    expect(await visitor.open()).toEqual({ progress: { draft: emptyDraft() } });
  });

  test("is over once the request is completed", async () => {
    const { wizard, token, visitor, code } = await withLink();
    await visitor.send();
    await visitor.confirm(code());
    expect(await wizard.isResumable(token)).toBe(false);
    expect(await wizard.resume(token)).toEqual({});
  });

  test.each(["", "x", "0123456789012345678901", "../../../../../../../etc"])("%j is none", async (token) => {
    const { wizard } = await withLink();
    expect(await wizard.isResumable(token)).toBe(false);
    expect(await wizard.resume(token)).toEqual({});
  });
});

describe("asking for one", () => {
  test("needs a right address and something chosen", async () => {
    const { visitor } = await openWizard();
    const one = visitor();
    expect(await one.mailLink("deniz")).toEqual({ outcome: "invalid" });
    expect(await one.mailLink(email)).toEqual({ outcome: "nothing-yet" });
    await one.choose();
    await one.save("services", {});
    expect(await one.mailLink(email)).toEqual({ outcome: "nothing-yet" });
  });

  test("is limited by address and by visitor", async () => {
    const { visitor, storage } = await openWizard();
    const one = visitor();
    await one.choose();
    const ask = (address: string) => one.mailLink(address).then(({ outcome }) => outcome);
    expect([await ask(email), await ask(email.toUpperCase()), await ask(email), await ask(email)]).toEqual([
      "sent",
      "sent",
      "sent",
      "tooMany",
    ]);
    for (const index of times(7, (index) => index)) expect(await ask(`${index}@example.com`)).toBe("sent");
    expect(await ask("another@example.com")).toBe("tooMany");
    expect(await storage.outbox.list({ kind: "resume-mail" })).toHaveLength(10);
  });
});

import { describe, expect, test } from "vitest";
import { differentCode, minute, openOn, openWizard } from "../../../testing/quote/open-wizard.ts";
import { person, postedQuoteContact } from "../../../testing/samples.ts";
import { times } from "../../../testing/storage-contract/samples.ts";
import type { Captcha } from "../../ports/leads.ts";
import type { SmsSender } from "../../ports/quotes.ts";

async function atStepFour(changes?: Parameters<typeof openWizard>[0]) {
  const site = await openWizard(changes);
  const visitor = site.visitor();
  await visitor.choose();
  return { ...site, visitor };
}

const failing = (outcomes: boolean[]): SmsSender => ({
  provider: "netgsm",
  send: async () => (outcomes.shift() ? { sent: true, providerId: "1" } : { sent: false, error: "netgsm: timeout" }),
});

describe("the answers of step 4", () => {
  test("are checked field by field, and nothing is sent or kept where one is wrong", async () => {
    const { visitor, sent } = await atStepFour();
    const answer = await visitor.send({ email: "deniz", tel: "0232 555 01 00", fullname: "", consent: "" });
    expect(answer).toMatchObject({
      outcome: "invalid",
      errors: [
        { field: "fullname", code: "missing" },
        { field: "email", code: "wrong" },
        { field: "tel", code: "wrong" },
        { field: "consent", code: "missing" },
      ],
    });
    expect(sent).toEqual([]);
    expect((await visitor.open()).progress).not.toHaveProperty("contact");
  });

  test.each([
    ["tr", ["TR"], { outcome: "code-sent" }],
    ["en", ["TR"], { outcome: "code-sent" }],
    ["tr", ["TR", "DE"], { outcome: "code-sent" }],
    ["en", ["TR", "DE"], { outcome: "invalid", errors: [{ field: "tel", code: "country" }] }],
  ] as const)(
    "in %s, where codes go to %j, a number without a country leads to %j",
    async (locale, countries, answer) => {
      const { deps } = await openWizard();
      const visitor = (await openWizard({ caps: { ...deps.caps, countries } })).visitor(undefined, locale);
      await visitor.choose();
      expect(await visitor.send({ tel: "0532 111 22 33", "tel-country": "" })).toMatchObject(answer);
    },
  );

  test("come back without the tick of consent, which is given anew", async () => {
    const { visitor } = await atStepFour();
    await visitor.send({ note: "Öğleden sonra\r\narayın" });
    const { contact } = (await visitor.open()).progress;
    expect(contact).toMatchObject({ fullname: person.fullname, tel: person.phone, note: "Öğleden sonra\narayın" });
    expect(contact).not.toHaveProperty("consent");
  });

  test("need no consent where the owner does not ask for it", async () => {
    const { visitor, code, storage } = await atStepFour({ consent: "optional" });
    await visitor.send({ consent: "" });
    await visitor.confirm(code());
    expect((await storage.leads.list())[0]).toMatchObject({ consents: [] });
  });
});

describe("one message", () => {
  test.each(["SQLite", "PostgreSQL"] as const)("for a double click, also on two instances over %s", async (engine) => {
    const on = await openOn(engine);
    const [one, other] = [await openWizard({ on }), await openWizard({ on })];
    const visitor = one.visitor();
    await visitor.choose();
    const elsewhere = other.visitor();
    Object.assign(elsewhere.jar, visitor.jar);
    const answers = await Promise.all([visitor.send(), visitor.send(), elsewhere.send(), elsewhere.send()]);
    for (const answer of answers) expect(answer.outcome).toBe("code-sent");
    expect(one.sent.length + other.sent.length).toBe(1);
  });

  test("for the same number within a minute; changed answers are kept", async () => {
    const { visitor, sent, code, storage, pass } = await atStepFour();
    await visitor.send();
    pass(59_000);
    expect(await visitor.send({ company: "Kordon Holding" })).toMatchObject({ outcome: "code-sent" });
    expect(sent).toHaveLength(1);
    await visitor.confirm(code());
    expect((await storage.leads.list())[0]?.answers.company).toBe("Kordon Holding");
  });

  test("in the visitor's language, with the host that phones fill it in on", async () => {
    const { visitor, sent, wizard } = await atStepFour();
    await visitor.send();
    await wizard.sendContact(
      { ...visitor.visit(), locale: "en" },
      postedQuoteContact({ tel: "+90 532 234 56 78" }),
      "3.0",
      "x",
    );
    expect(sent[0]?.text).toMatch(
      /^Yakamoz teklif talebi dogrulama kodu: \d{6}\.[\s\S]+\n\n@www\.yakamoz\.example #\d{6}$/,
    );
    expect(sent[1]?.text).toMatch(/^Yakamoz verification code: \d{6}\./);
  });
});

describe("another code", () => {
  test("goes out after a minute, and the one before is none any more", async () => {
    const { visitor, code, sent, pass } = await atStepFour();
    await visitor.send();
    const first = code();
    pass(59_999);
    expect(await visitor.resend()).toMatchObject({ outcome: "too-soon", state: { code: { resendIn: 1 } } });
    pass(1);
    expect(await visitor.resend()).toMatchObject({ outcome: "code-sent", state: { code: { resendIn: 60 } } });
    expect(sent).toHaveLength(2);
    if (code() !== first) expect(await visitor.confirm(first)).toMatchObject({ outcome: "wrong" });
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
  });

  test("asked for too soon counts against no limit", async () => {
    const { visitor, sent, pass } = await atStepFour();
    await visitor.send();
    for (const _ of times(20, () => 0)) await visitor.resend();
    pass(minute);
    expect(await visitor.resend()).toMatchObject({ outcome: "code-sent" });
    expect(sent).toHaveLength(2);
  });

  test("without answers there is nowhere to send it", async () => {
    const { visitor, wizard } = await atStepFour();
    expect(await visitor.resend()).toMatchObject({ outcome: "unfinished" });
    expect(await wizard.resend({ ...visitor.visit(), cookie: undefined })).toMatchObject({ outcome: "unfinished" });
  });

  test("serves after five wrong ones", async () => {
    const { visitor, code, pass } = await atStepFour();
    await visitor.send();
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await visitor.confirm(differentCode(code()))).toMatchObject({ outcome: "wrong", triesLeft: left });
    }
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "none-active", state: { code: { triesLeft: 0 } } });
    pass(minute);
    await visitor.resend();
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
  });
});

describe("another number", () => {
  test("keeps everything typed, and puts the code aside", async () => {
    const { visitor, code } = await atStepFour();
    await visitor.send();
    const state = await visitor.changeNumber();
    expect(state).not.toHaveProperty("code");
    expect(state.progress.contact).toMatchObject({ fullname: person.fullname });
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "none-active" });
  });

  test("gets its code at once; the same one gets back the code that is out", async () => {
    const { visitor, code, sent } = await atStepFour();
    await visitor.send();
    await visitor.changeNumber();
    expect(await visitor.send()).toMatchObject({ outcome: "code-sent", state: { code: { triesLeft: 5 } } });
    expect(sent).toHaveLength(1);
    await visitor.changeNumber();
    await visitor.send({ tel: "0532 111 22 33" });
    expect(sent.map(({ to }) => to)).toEqual([person.phone, "+905321112233"]);
    expect(await visitor.confirm(code("+905321112233"))).toMatchObject({ outcome: "completed" });
  });
});

describe("a provider that fails", () => {
  test("is told, keeps the answers and counts; the next try works at once", async () => {
    const { visitor, lines } = await atStepFour({ sms: failing([false, true]) });
    const answer = await visitor.send();
    expect(answer).toMatchObject({
      outcome: "sms-failed",
      state: { progress: { contact: { fullname: person.fullname } } },
    });
    expect(answer.state).not.toHaveProperty("code");
    expect(lines.join("")).toContain("netgsm: timeout");
    expect(lines.join("")).not.toMatch(/5012345678|deniz/i);
    expect(await visitor.send()).toMatchObject({ outcome: "code-sent" });
  });

  test("three times in a row is as much as a number gets in ten minutes", async () => {
    const { visitor } = await atStepFour({ sms: failing([]) });
    for (const _ of times(3, () => 0)) expect(await visitor.send()).toMatchObject({ outcome: "sms-failed" });
    expect(await visitor.send()).toMatchObject({ outcome: "refused", refusal: "number" });
  });

  test("leaves the code before it valid", async () => {
    let isDown = false;
    const sent: string[] = [];
    const sms: SmsSender = {
      provider: "twilio",
      async send({ text }) {
        if (isDown) return { sent: false, error: "twilio: 500" };
        sent.push(text.slice(-6));
        return { sent: true, providerId: "1" };
      },
    };
    const { visitor, pass } = await atStepFour({ sms });
    await visitor.send();
    isDown = true;
    pass(minute);
    expect(await visitor.resend()).toMatchObject({ outcome: "sms-failed", state: { code: { secondsLeft: 120 } } });
    expect(await visitor.confirm(sent[0] ?? "")).toMatchObject({ outcome: "completed" });
  });
});

test("a number that gets no code keeps the answers for whoever comes back, and no code", async () => {
  const { visitor, code, sent } = await atStepFour();
  const abroad = { tel: "+49 1512 3456789", note: "Perşembe arayın" };
  const answer = await visitor.send(abroad);
  expect(answer).toMatchObject({ outcome: "refused", refusal: "country" });
  const state = await visitor.open();
  expect(state.progress.contact).toMatchObject({ fullname: person.fullname, tel: "+4915123456789", note: abroad.note });
  expect([state.code, sent]).toEqual([undefined, []]);
  expect(await visitor.send()).toMatchObject({ outcome: "code-sent" });
  expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
});

describe("a captcha", () => {
  const asked: string[][] = [];
  const captcha: Captcha = {
    async verify(...given) {
      asked.push(given);
      const [token] = given;
      return { verdict: token === "person" ? "human" : token === "robot" ? "bot" : "unknown", reason: "" };
    },
  };
  /** Another number each time, so that only the visitor's own limits count. */
  const sendTimes = async (count: number, token?: string) => {
    const { visitor, ...site } = await atStepFour({ captcha });
    const outcomes: string[] = [];
    for (let i = 0; i < count; i++) {
      const posted = { tel: `+90 532 111 22 ${30 + i}`, ...(token && { captcha: token }) };
      outcomes.push((await visitor.send(posted)).outcome);
    }
    return { ...site, visitor, outcomes };
  };

  test("is asked about each code, and leaves a person the usual limit", async () => {
    asked.length = 0;
    const { outcomes } = await sendTimes(6, "person");
    expect(outcomes).toEqual([...times(5, () => "code-sent"), "refused"]);
    expect(asked[0]).toEqual(["person", "quote", "192.0.2.1"]);
  });

  test.each([undefined, "of no use"])(
    "without its word (token: %s) there are fewer codes, and never a wall",
    async (token) => {
      const { outcomes, visitor, pass } = await sendTimes(3, token);
      expect(outcomes).toEqual(["code-sent", "code-sent", "refused"]);
      expect(await visitor.send()).toMatchObject({ outcome: "refused", refusal: "visitor" });
      pass(10 * minute);
      expect(await visitor.send()).toMatchObject({ outcome: "code-sent" });
    },
  );

  test("holds the request of a bot, also where its code is asked for once more", async () => {
    const { visitor, code, storage, sent } = await sendTimes(1, "robot");
    await visitor.send({ tel: "+90 532 111 22 30", captcha: "person" });
    expect(sent).toHaveLength(1);
    await visitor.confirm(code());
    expect((await storage.leads.list())[0]).toMatchObject({ held: "captcha" });
  });

  test("is asked about another code too, and not about what is refused anyway", async () => {
    const { visitor, pass } = await sendTimes(1, "person");
    asked.length = 0;
    pass(minute);
    expect(await visitor.resend({ captcha: "person" })).toMatchObject({ outcome: "code-sent" });
    expect(asked).toHaveLength(1);
    await visitor.send({ tel: "+49 1512 3456789", captcha: "person" });
    expect(asked).toHaveLength(1);
  });
});

test("a package emptied in another tab cannot be completed, and costs no try", async () => {
  const { visitor, code } = await atStepFour();
  await visitor.send();
  await visitor.save("services", {});
  expect(await visitor.confirm(code())).toMatchObject({ outcome: "none-active", state: { code: { triesLeft: 5 } } });
  await visitor.choose();
  expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
});

import { describe, expect, test } from "vitest";
import { json, silence, startFakeServer, status } from "../../testing/outbox/fake-server.ts";
import { openWizard } from "../../testing/quote/open-wizard.ts";
import { person } from "../../testing/samples.ts";
import type { SmsSender } from "../ports/quotes.ts";
import { netgsmSms } from "../sms/netgsm-sms.ts";
import { twilioSms } from "../sms/twilio-sms.ts";

type Reply = Parameters<typeof startFakeServer>[0];

const message = { to: "+905012345678", text: "Yakamoz dogrulama kodunuz: 123456." };
/** Without a timeout, a provider that hangs is waited for without end. */
const limit = 15_000;
const messagingService = `MG${"0123456789abcdef".repeat(2)}`;

const netgsm = (baseUrl: string, timeout?: number) =>
  netgsmSms({ user: "850", password: "p:w", header: "YAKAMOZ", baseUrl, ...(timeout && { timeout }) });
const twilio = (baseUrl: string, timeout?: number, from = "+15005550006") =>
  twilioSms({ accountSid: "AC1", authToken: "token", from, baseUrl, ...(timeout && { timeout }) });

/** An answer that begins and does not end. */
const half: Reply = (response) => void response.writeHead(200).write('{"code":');

/** Short for a provider that hangs; the others may take their time on a busy machine. */
const timeoutFor = (reply: Reply) => (reply === silence || reply === half ? 1_000 : undefined);

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

describe("Netgsm", () => {
  test("gets the code as its documentation asks for it", async () => {
    const { calls, url } = await startFakeServer(json(200, { code: "00", jobid: "17377", description: "queued" }));
    expect(await netgsm(url).send(message)).toEqual({ sent: true, providerId: "17377" });
    expect(calls[0]).toMatchObject({ method: "POST", path: "/sms/rest/v2/otp" });
    expect(calls[0]?.headers).toMatchObject({ authorization: basic("850:p:w"), "content-type": "application/json" });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ msgheader: "YAKAMOZ", msg: message.text, no: "5012345678" });
  });

  test.each(["20", "30", "40", "41", "50", "51", "52", "60", "70", "80", "85", "100", "101"])(
    "says what code %s means",
    async (code) => {
      const { url } = await startFakeServer(json(406, { code, jobid: null, description: `number ${message.to}` }));
      const result = await netgsm(url).send(message);
      expect(result).toEqual({ sent: false, error: expect.stringMatching(`^netgsm: ${code}, [a-zA-Z,ü ]+$`) });
    },
  );

  test("numbers abroad, fixed lines and other letters are refused before any call", async () => {
    const { calls, url } = await startFakeServer(json(200, { code: "00" }));
    for (const to of ["+4915112345678", "+902325550100", "+9050123456789", "05012345678", ""]) {
      expect(await netgsm(url).send({ ...message, to })).toMatchObject({ sent: false });
    }
    expect(await netgsm(url).send({ ...message, text: "Doğrulama kodu" })).toMatchObject({ sent: false });
    expect(calls).toEqual([]);
  });
});

describe("Twilio", () => {
  test("gets the message as its documentation asks for it", async () => {
    const { calls, url } = await startFakeServer(json(201, { sid: "SM1", status: "queued", error_code: null }));
    expect(await twilio(url).send(message)).toEqual({ sent: true, providerId: "SM1" });
    expect(await twilio(url, undefined, messagingService).send(message)).toEqual({ sent: true, providerId: "SM1" });
    const [byNumber, byService] = calls;
    expect(byNumber).toMatchObject({ method: "POST", path: "/2010-04-01/Accounts/AC1/Messages.json" });
    expect(byNumber?.headers.authorization).toBe(basic("AC1:token"));
    const form = (body = "") => Object.fromEntries(new URLSearchParams(body));
    expect(form(byNumber?.body)).toEqual({ To: message.to, From: "+15005550006", Body: message.text });
    expect(form(byService?.body)).toEqual({
      To: message.to,
      MessagingServiceSid: messagingService,
      Body: message.text,
    });
  });

  test.each([
    [400, 21211],
    [403, 21408],
    [400, 21610],
    [400, 21614],
    [429, 20429],
    [401, 20003],
  ])("status %i says what code %i means", async (code, error) => {
    const words = `The 'To' number ${message.to} is not valid`;
    const { url } = await startFakeServer(json(code, { code: error, message: words, status: code }));
    const result = await twilio(url).send(message);
    expect(result).toEqual({ sent: false, error: expect.stringMatching(`^twilio: ${error}, [a-zA-Z ]+$`) });
  });

  test("an answer that names an error is none, whatever its status", async () => {
    const { url } = await startFakeServer(json(201, { sid: "SM1", error_code: 30_008 }));
    expect(await twilio(url).send(message)).toEqual({ sent: false, error: "twilio: 30008" });
  });
});

describe.each<[string, (url: string, timeout?: number) => SmsSender]>([
  ["Netgsm", netgsm],
  ["Twilio", twilio],
])("%s fails", (_, provider) => {
  test.each<[string, Reply]>([
    ["without a word", silence],
    ["in the middle of its answer", half],
    ["with a cut line", (response) => response.destroy()],
    ["with words instead of data", (response) => response.end("<html>Bad Gateway</html>")],
    ["with an empty answer", status(500)],
    ["with data of another shape", json(200, ["00"])],
    ["with nothing", json(200, null)],
    ["with a redirect", status(302, { location: "http://127.0.0.1:1/" })],
  ])("%s: told in time, called once", async (_, reply) => {
    const { calls, url } = await startFakeServer(reply);
    const began = performance.now();
    const result = await provider(url, timeoutFor(reply)).send(message);
    expect(performance.now() - began).toBeLessThan(limit);
    expect(result).toMatchObject({ sent: false, error: expect.not.stringContaining("5012345678") });
    expect(calls).toHaveLength(1);
  });

  test("where nobody listens: told in time", async () => {
    expect(await provider("http://127.0.0.1:1").send(message)).toMatchObject({ sent: false });
  });
});

describe("a visitor of the quote wizard", () => {
  const hanging = async (reply: Reply) => {
    const standIn = await startFakeServer(reply);
    const { visitor, storage, lines } = await openWizard({ sms: netgsm(standIn.url, timeoutFor(reply)) });
    const one = visitor();
    await one.choose();
    return { ...standIn, one, storage, lines, standIn };
  };

  test("hears of a provider that hangs in time; a double click calls it once", async () => {
    const { calls, one, storage, lines } = await hanging(silence);
    const began = performance.now();
    const answers = await Promise.all([one.send(), one.send()]);
    expect(performance.now() - began).toBeLessThan(limit);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["sms-failed", "sms-failed"]);
    expect(calls).toHaveLength(1);
    expect((await one.open()).progress.contact).toMatchObject({ fullname: person.fullname });
    expect(await storage.leads.count()).toBe(0);
    expect(lines.join("")).not.toMatch(/deniz|5012345678/i);
  });

  test("gets the code once the provider is back, one message for one request", async () => {
    const { standIn, one } = await hanging(status(500));
    expect(await one.send()).toMatchObject({ outcome: "sms-failed" });
    standIn.reply = json(200, { code: "00", jobid: "1" });
    expect(await one.send()).toMatchObject({ outcome: "code-sent" });
    expect(standIn.calls).toHaveLength(2);
    const code = /#(\d{6})/.exec(JSON.parse(standIn.calls[1]?.body ?? "{}").msg)?.[1] ?? "";
    expect(await one.confirm(code)).toMatchObject({ outcome: "completed" });
  });
});

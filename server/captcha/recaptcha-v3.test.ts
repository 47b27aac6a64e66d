import { describe, expect, test } from "vitest";
import { json, silence, startFakeServer, status } from "../../testing/outbox/fake-server.ts";
import { readableLog } from "../../testing/outbox/samples.ts";
import { recaptchaV3 } from "./recaptcha-v3.ts";

type Reply = Parameters<typeof startFakeServer>[0];

const good = { success: true, score: 0.9, action: "contact", hostname: "www.yakamoz.example" };

async function ask(reply: Reply) {
  const { calls, url } = await startFakeServer(reply);
  const { log, lines } = readableLog();
  const { hostname } = good;
  const timeout = reply === silence ? 300 : 10_000;
  const captcha = recaptchaV3({ secret: "s3cret", hostname, verifyUrl: `${url}/siteverify`, timeout, log });
  return { verdict: await captcha.verify("token", "contact", "192.0.2.1"), calls, lines };
}

test("a good token is a person's; the visitor's address is not passed on", async () => {
  const { verdict, calls, lines } = await ask(json(200, good));
  expect(verdict).toEqual({ verdict: "human" });
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({ secret: "s3cret", response: "token" });
  expect(calls[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  expect(lines).toEqual([]);
});

test.each<[object]>([
  [{ ...good, score: 0.4 }],
  [{ ...good, action: "quote" }],
  [{ ...good, hostname: "evil.example" }],
  [{ success: false, "error-codes": ["invalid-input-response"] }],
])("%o speaks of a bot", async (answer) => {
  expect((await ask(json(200, answer))).verdict.verdict).toBe("bot");
});

test("the score that is just enough is enough", async () => {
  expect((await ask(json(200, { ...good, score: 0.5 }))).verdict.verdict).toBe("human");
});

describe("where it cannot be asked, nothing is known and the log says why", () => {
  test.each<[string, Reply, string]>([
    ["no word", silence, "timeout"],
    ["a cut line", (response) => response.destroy(), "UND_ERR_SOCKET"],
    ["an error", status(500), "status 500"],
    ["a redirect", status(302, { location: "/" }), "status 302"],
    ["words", status(200), "SyntaxError"],
    ["nothing", json(200, null), "unreadable answer"],
    ["no score", json(200, { ...good, score: "0.9" }), "unreadable answer"],
    [
      "a missing secret",
      json(200, { success: false, "error-codes": ["missing-input-secret"] }),
      "missing-input-secret",
    ],
    ["a wrong secret", json(200, { success: false, "error-codes": ["invalid-input-secret"] }), "invalid-input-secret"],
    ["a late token", json(200, { success: false, "error-codes": ["timeout-or-duplicate"] }), "timeout-or-duplicate"],
    ["no reason", json(200, { success: false }), "no reason given"],
  ])("%s", async (_, reply, reason) => {
    const { verdict, lines } = await ask(reply);
    expect(verdict).toEqual({ verdict: "unknown", reason });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(reason);
    expect(lines[0]).not.toMatch(/token"|s3cret|192\.0/);
  });
});

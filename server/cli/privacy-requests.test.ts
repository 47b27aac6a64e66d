import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { now, openCli } from "../../testing/cli/open-cli.ts";
import { privacyRequest } from "../../testing/samples.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { confirmMailDelivery, privacyRequestDeliveries } from "../use-cases/privacy-requests.ts";

const day = 86_400_000;
const person = { fullname: "Zümrüt Kaya", email: "zumrut@zumrutalan.example", phone: "+905329998877" };
const details = "Zümrütayrıntı\nikinci satır";
const secret = "a secret of thirty-two characters";

type Given = ReturnType<typeof privacyRequest> & { confirmed?: PrivacyRequest["confirmed"] };

function request(reference: string | undefined, dueOn: string, changes: Partial<PrivacyRequest> = {}): Given {
  const given = privacyRequest({ createdAt: now - 2 * day, linkEndsAt: now + day, ...changes }, { ...person, details });
  return reference ? { ...given, confirmed: { reference, at: now - day, dueOn } } : given;
}

async function deskWith(all: Given[], settings: Record<string, string> = {}) {
  const desk = openCli({ SECRET: secret, ...settings });
  await desk.withStorage(async ({ privacyRequests }) => {
    for (const { confirmed, ...given } of all) {
      const { id, held } = given;
      const key = { key: id, digest: id };
      await privacyRequests.accept(given, id, held ? [] : [confirmMailDelivery(id)], key);
      const deliveries = privacyRequestDeliveries(given, { routes: {}, webhookUrl: "" });
      if (confirmed) await privacyRequests.confirm(id, now, () => ({ confirmed, deliveries }));
    }
  });
  return desk;
}

const late = request("CCCC-3333", "2026-11-12", { kind: "erasure" });
const soon = request("BBBB-2222", "2026-11-15", { kind: "correction" });
const far = request("DDDD-4444", "2026-12-14");
const unconfirmed = request(undefined, "");
const held = request(undefined, "", { held: "honeypot" });

describe.each(["SQLite", "PostgreSQL"])("requests on %s", (engine) => {
  const desk = async () =>
    deskWith(
      [far, late, unconfirmed, soon, held],
      engine === "PostgreSQL" ? { DATABASE_URL: await emptyDatabase() } : {},
    );

  test("are listed by their last day with what is left, shown whole, and closed once", async () => {
    const { run } = await desk();
    const { out } = await run(["requests"]);
    expect(out.split("\n").slice(0, 4)).toEqual([
      expect.stringMatching(/^NUMBER +KIND +CONFIRMED +DUE +LEFT +NAME +E-MAIL$/),
      expect.stringMatching(/^CCCC-3333 +erasure +2026-11-14 12:00 +2026-11-12 +OVERDUE by 3 days +Zümrüt Kaya/),
      expect.stringMatching(/^BBBB-2222 +correction .* 2026-11-15 +today /),
      expect.stringMatching(/^DDDD-4444 +access .* 2026-12-14 +29 days /),
    ]);
    expect(out).toContain('Held as suspected bots: 1 data-subject request ("requests --held").');
    const shown = (await run(["requests", "show", "bbbb-2222"])).out;
    for (const part of [
      "Left            today",
      "Zümrüt Kaya",
      "zumrut@zumrutalan.example",
      "Zümrütayrıntı",
      "team-mail",
    ]) {
      expect(shown).toContain(part);
    }

    const yes = { confirm: async () => true };
    const closed = await run(["requests", "close", "BBBB-2222", "--outcome", "answered"], yes);
    expect(closed).toMatchObject({ code: 0, out: "Closed BBBB-2222 as answered.\n" });
    expect(closed.err).toMatch(/^NUMBER .*\nBBBB-2222 /);
    const again = await run(["requests", "close", "BBBB-2222", "--outcome", "refused", "--yes"]);
    expect(again).toMatchObject({ code: 1, err: "The request BBBB-2222 is not open: closed, answered.\n" });
    const { requests } = JSON.parse((await run(["requests", "--json"])).out);
    expect(requests).toMatchObject([
      { reference: "CCCC-3333", daysLeft: -3, dueOn: "2026-11-12", applicant: { phone: person.phone } },
      { reference: "DDDD-4444", daysLeft: 29, outcome: null },
    ]);
  });

  test("of an erased person keep number, kind, dates and outcome; unconfirmed and held ones vanish", async () => {
    const { run, withStorage } = await desk();
    await run(["requests", "close", "CCCC-3333", "--outcome", "erased", "--yes"]);
    const { out } = await run(["erase", "--email", person.email.toUpperCase(), "--yes"]);
    expect(out).toBe("Removed 0 leads, 5 data-subject requests and 0 files of mail or SMS.\n");
    expect((await run(["requests", "show", "CCCC-3333"])).out).toMatch(/State +closed, erased[\s\S]+Person +forgotten/);
    const left = await withStorage(async ({ privacyRequests }) =>
      Promise.all([late, soon, far, unconfirmed, held].map(({ id }) => privacyRequests.find(id))),
    );
    expect(left.map((one) => one?.confirmed?.reference)).toEqual([
      "CCCC-3333",
      "BBBB-2222",
      "DDDD-4444",
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(left)).not.toMatch(/z[uü]mr[uü]t|99988/i);
    expect(await run(["erase", "--email", person.email, "--yes"])).toMatchObject({ code: 1 });
  });
});

test("erasing leaves no copy in database and files, by address or by phone", async () => {
  for (const option of [
    ["--email", person.email],
    ["--phone", person.phone],
  ] as const) {
    const { run, dataDir, deliverAll } = await deskWith([far, request("FFFF-5555", "2026-12-10"), unconfirmed]);
    await deliverAll();
    expect(readdirSync(join(dataDir, "outbox"))).toHaveLength(5);
    const { out } = await run(["erase", ...option, "--yes", "--json"]);
    expect(JSON.parse(out).removed).toMatchObject({ leads: 0, requests: 3 });
    const traced = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter((entry) =>
        /zumrutalan|Zümrütayrıntı|9998877/.test(readFileSync(join(entry.parentPath, entry.name), "utf8")),
      );
    expect(traced.map(({ name }) => name)).toEqual([]);
  }
});

describe("a held request", () => {
  test("is listed apart, and its link goes out once it is released", async () => {
    const { run, withStorage } = await deskWith([held]);
    expect((await run(["requests"])).out).toContain("No data-subject requests are open.");
    expect((await run(["requests", "--held"])).out).toMatch(/honeypot +Zümrüt Kaya/);
    const name = held.id.slice(0, 8);
    expect(await run(["requests", "release", name])).toMatchObject({ code: 0 });
    await withStorage(async ({ privacyRequests, outbox }) => {
      expect(await outbox.list()).toMatchObject([{ kind: "confirm-mail", requestId: held.id, state: "waiting" }]);
      expect(await privacyRequests.find(held.id)).toMatchObject({ linkEndsAt: now + day });
    });
    expect(await run(["requests", "release", held.id])).toMatchObject({ code: 1 });
  });
});

describe("what makes no sense is said", () => {
  test.each([
    [["requests", "show", "XXXX-XXXX"], 1, 'There is no data-subject request "XXXX-XXXX".'],
    [["requests", "close", "DDDD-4444"], 2, "required option '--outcome <name>' not specified"],
    [["requests", "close", "DDDD-4444", "--outcome", "lost"], 2, "Allowed choices are answered, refused, erased."],
    [["requests", "close", "DDDD-4444", "--outcome", "answered"], 2, "Nothing was changed"],
    [["requests", "shwo"], 2, "too many arguments"],
    [["requests", "release", "DDDD-4444"], 1, "is not held"],
  ])("%j", async (args, code, sentence) => {
    const answer = await (await deskWith([far])).run(args);
    expect(answer).toMatchObject({ code, out: "" });
    expect(answer.err).toContain(sentence);
  });

  test("and closing as erased reminds of what is still kept", async () => {
    const { run } = await deskWith([far]);
    const { code, err } = await run(["requests", "close", "DDDD-4444", "--outcome", "erased"], {
      confirm: async () => false,
    });
    expect(code).toBe(1);
    expect(err).toContain(`"erase --email ${person.email}" erases it`);
  });
});

import { expect, test } from "vitest";
import { aLead, openDesk } from "../../testing/cli/desk.ts";
import { quoteLead } from "../../testing/samples.ts";

const desk = openDesk();
const lead = aLead({ reference: "7F3K-2M9Q" });
await desk.keep(lead);

test.each(["7F3K-2M9Q", "7f3k-2m9q", "7f3k2m9q", "7F3 K2-M9Q", lead.id])("%s is found", async (name) => {
  const { code, out } = await desk.run(["show", name, "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    lead: {
      ...lead,
      createdAt: "2026-11-15T11:00:00.000+03:00",
      held: null,
      consents: [{ name: "transfer-abroad", at: "2026-11-15T11:00:00.000+03:00" }],
    },
    deliveries: [{ state: "waiting" }, { state: "waiting" }],
  });
});

test("people read labels, choices in words, and every line of the message", async () => {
  const { out } = await desk.run(["show", "7F3K-2M9Q"], { columns: 60 });
  expect(out).toMatch(/^Received +2026-11-15 11:00$/m);
  expect(out).toMatch(/^Company size +251–1,000 employees$/m);
  expect(out).toMatch(/^Message +Merhaba,\n +yedeğimiz dönmüyor\.$/m);
  expect(out).toMatch(/^Consent +transfer-abroad, version 2026-11-15 \(tr\),\n +2026-11-15 11:00$/m);
  expect(out).toMatch(/team-mail +waiting/);
});

test("a quote shows its packages, by their keys", async () => {
  const quote = quoteLead({ reference: "QQQQ-2222", createdAt: lead.createdAt });
  await desk.keep(quote);
  const { out } = await desk.run(["show", "QQQQ-2222"]);
  expect(out).toMatch(
    /^Packages +operating-system-management: 4 basic, 12 professional\n +database-management mssql: 2 advanced$/m,
  );
  expect(out).toMatch(/^ +storage: professional\n +san-management\n +firewall: 2 advanced$/m);
  expect(JSON.parse((await desk.run(["show", "QQQQ-2222", "--json"])).out).lead.packages).toEqual(quote.packages);
});

test("a lead that does not exist is said, with exit code 1", async () => {
  expect(await desk.run(["show", "XXXX-XXXX"])).toEqual({
    code: 1,
    out: "",
    err: 'There is no lead "XXXX-XXXX".\n',
  });
});

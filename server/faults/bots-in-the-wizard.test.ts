import { expect, test } from "vitest";
import { monday, openWizard } from "../../testing/quote/open-wizard.ts";
import { deliveriesFor } from "../use-cases/lead-deliveries.ts";

test.each([
  ["honeypot", { website: "https://spam.example" }],
  ["speed", { opened: String(monday - 500) }],
] as const)(
  "a request that looks like a bot's (%s) is kept and held, and sees the usual success",
  async (held, posted) => {
    const { visitor, code, storage } = await openWizard();
    const one = visitor();
    await one.choose();
    expect(await one.send(posted)).toMatchObject({ outcome: "code-sent" });
    expect(await one.confirm(code())).toMatchObject({ outcome: "completed", reference: expect.any(String) });
    expect(await one.open()).toHaveProperty("done");
    const [lead] = await storage.leads.list({ held: true });
    expect(lead).toMatchObject({ form: "quote", held });
    expect(await storage.outbox.list()).toEqual([]);

    const deliveries = lead ? deliveriesFor(lead, { routes: {}, webhookUrl: "" }, true) : [];
    expect(await storage.leads.release(lead?.id ?? "", deliveries)).toBe(true);
    expect(await storage.outbox.list()).toHaveLength(2);
  },
);

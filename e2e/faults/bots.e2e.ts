import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { postedContact } from "../../testing/samples.ts";
import { referenceIn, startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

test("a bot sees the usual success; its form is kept and held, nobody is written to; a person is delivered", async () => {
  const site = await startLeadSite();
  const bots: Record<string, string>[] = [
    { website: "https://spam.example", message: "Bir" },
    { opened: String(Date.now() - 300), message: "İki" },
  ];
  for (const changes of bots) {
    const answer = await postForm(`${site.baseUrl}/iletisim`, postedContact(changes));
    expect(answer.status).toBe(200);
    expect(referenceIn(await answer.text())).toBeDefined();
  }
  await pause(500);
  expect((await site.leads()).map(({ held }) => held).toSorted()).toEqual(["honeypot", "speed"]);
  expect(await site.mails()).toEqual([]);

  const byPerson = postedContact({ opened: String(Date.now() - 20_000), website: "" });
  await postForm(`${site.baseUrl}/iletisim`, byPerson);
  await expect.poll(async () => (await site.mails()).length).toBe(2);
  expect(await site.leads()).toHaveLength(3);
});

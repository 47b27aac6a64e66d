import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { postedContact } from "../../testing/samples.ts";
import { startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

const kills = 5;

test("a process killed while forms come in has lost none that it acknowledged", async () => {
  const site = await startLeadSite();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const ending = new AbortController();
    const senders = Array.from({ length: 4 }, () => send(site.baseUrl, acknowledged, ending.signal));
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length - before).toBeGreaterThan(10);
    await site.kill();
    ending.abort();
    await Promise.all(senders);
    await site.restart();
  }
  await site.storage(async ({ leads, outbox, check }) => {
    await check();
    const kept = new Map<string, string>();
    for await (const { answers, id } of leads.each()) kept.set(answers.message ?? "", id);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
    const deliveries = await outbox.list({ limit: 100_000 });
    const delivered = new Set(deliveries.map(({ leadId }) => leadId));
    expect([...kept.values()].filter((id) => !delivered.has(id))).toEqual([]);
  });
});

async function send(baseUrl: string, acknowledged: string[], ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const message = randomUUID();
    const answer = await postForm(`${baseUrl}/iletisim`, postedContact({ message })).catch(() => undefined);
    if (answer?.status === 200) acknowledged.push(message);
    await answer?.body?.cancel().catch(() => undefined);
  }
}

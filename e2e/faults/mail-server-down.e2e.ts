import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { postedContact } from "../../testing/samples.ts";
import { startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

test("a mail server that takes calls and never answers keeps no visitor waiting", async () => {
  const site = await startLeadSite({ SMTP_URL: `smtp://127.0.0.1:${await silentServer()}` });
  const waits: number[] = [];
  for (let number = 0; number < 40; number++) {
    const begun = performance.now();
    const answer = await postForm(`${site.baseUrl}/iletisim`, postedContact({ message: `Mesaj ${number}` }));
    waits.push(performance.now() - begun);
    expect(answer.status).toBe(200);
    await answer.text();
  }
  // Whoever waited for that server would wait ten seconds. What it is on an idle machine, bench:faults measures.
  expect(Math.max(...waits)).toBeLessThan(3_000);
  expect(await site.storage(({ outbox }) => outbox.counts())).toMatchObject({ delivered: 0, dead: 0 });
});

async function silentServer(): Promise<number> {
  const calls = new Set<Socket>();
  const server = createServer((socket) => void calls.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of calls) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
}

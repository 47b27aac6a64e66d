import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { postForm, someVisitor } from "../../e2e/posted-forms.ts";
import { codeFor, languages, someNumber, visitorAt } from "../../e2e/quote-visits.ts";
import { postedReport } from "../../testing/samples.ts";
import type { Bench } from "./fault.ts";
import { ownAddress } from "./visitors.ts";

export type Clients = { finish(): Promise<{ quotes: number; reports: number; failed: number }> };

/** Somebody who asks for a quote, all the way to the code on the phone, and then for a report; again and again. */
export function startClients(bench: Bench, baseUrl: string, dataDir: string, every: number): Clients {
  const done = { quotes: 0, reports: 0, failed: 0 };
  let finishing = false;
  bench.onEnd(() => {
    finishing = true;
  });

  async function ask(): Promise<void> {
    while (!finishing) {
      const next = performance.now() + every;
      if (await quote(baseUrl, dataDir).catch(() => false)) done.quotes++;
      else done.failed++;
      if (await report(baseUrl).catch(() => false)) done.reports++;
      else done.failed++;
      await pause(Math.max(0, next - performance.now()));
    }
  }

  const asking = ask();
  return {
    async finish() {
      finishing = true;
      await asking;
      return done;
    },
  };
}

async function quote(baseUrl: string, dataDir: string): Promise<boolean> {
  const [{ base, thanks }] = languages;
  const [visitor, number] = [visitorAt(baseUrl + base, someVisitor()), someNumber()];
  await visitor.prepare();
  await visitor.sendContact(number);
  const code = await codeFor(dataDir, number);
  // Whoever looks for the next code need not read them all.
  await rm(join(dataDir, "outbox"), { recursive: true, force: true });
  const answer = await visitor.post("?step=4", { form: "code", code });
  return answer.status < 400 && answer.headers.get("Location")?.startsWith(thanks) === true;
}

async function report(baseUrl: string): Promise<boolean> {
  const fields = postedReport({ email: ownAddress(randomUUID()) });
  const answer = await postForm(`${baseUrl}/siber-dayaniklilik-raporu`, fields);
  await answer.arrayBuffer();
  return answer.status === 200;
}

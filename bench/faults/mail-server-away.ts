import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { root, withoutSettings } from "../../e2e/server.ts";
import { type MailServerRules, openMailServer } from "../../testing/outbox/mail-server.ts";
import { accountOf, waitingDeliveries } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount, mailId, milliseconds, percentile } from "./figures.ts";
import { ownAddress, startCrowd } from "./visitors.ts";

const seconds = length("MAIL_FAULT_SECONDS", 10);

/** What fails is tried again after half a minute, then after two, then after ten. */
const patience = 15 * 60_000;

const operator = "ops@yakamoz.example";

export const mailServerFaults: Fault = {
  row: 5,
  fault: "SMTP down, slow, 4xx, 5xx",
  mustShow:
    "submit p95 under 300 ms; all delivered after recovery; permanent failure is a dead letter an operator sees",
  run,
};

const faults: MailServerRules[] = [
  { connection: "silence" },
  { delay: 2_000 },
  { connection: { code: 421, words: "refused" } },
  { recipient: { code: 450, words: "refused" } },
  { message: { code: 451, words: "refused" } },
];

async function run(bench: Bench): Promise<Finding> {
  const dataDir = bench.folder();
  // Some visitors mistype their address: that mail can never arrive, and everybody else's must.
  const rules: MailServerRules = { isUnknown: (address) => address.startsWith("unknown-") };
  let server = await openMailServer(rules);
  bench.onEnd(() => server.close());
  const settings = { DATA_DIR: dataDir, SMTP_URL: server.url, OPERATOR_MAILBOX: operator };
  const site = await bench.site(settings);
  const email = (message: string) => (message < "1" ? `unknown-${ownAddress(message)}` : ownAddress(message));
  const crowd = startCrowd(bench, site.baseUrl, { visitors: 8, every: 400, email });
  await server.close();
  await pause(seconds * 1000);
  server = await openMailServer(rules, {}, server.port, server.mails);
  for (const fault of faults) {
    Object.assign(rules, fault);
    await pause(seconds * 1000);
    for (const name of Object.keys(fault)) delete rules[name as keyof MailServerRules];
  }
  await crowd.finish();
  const healedAt = performance.now();
  const mistyped = [...crowd.receipts.keys()].filter((message) => message < "1").length;
  await until(() => waitingDeliveries(dataDir) === 0, patience, "everything is delivered or given up", 500);
  const healing = (performance.now() - healedAt) / 1000;
  const { deliveries, lost } = await accountOf({ dataDir }, crowd.receipts);
  const arrived = new Set(server.mails.map(mailId));
  const dead = deliveries.filter(({ state }) => state === "dead");
  const missing = deliveries.filter(({ id, state }) => state !== "dead" && !arrived.has(id)).length;
  const alerts = server.mails.filter(({ recipients }) => recipients.includes(operator)).length;
  const shown = shownToOperator(settings);
  const p95 = percentile(
    crowd.answers.map(({ ms }) => ms),
    0.95,
  );
  return {
    done: `${seconds} s each of refused connections, silence, 2 s a mail, 421, 450, 451 while ${amount(crowd.receipts.size)} leads came in, 20 a second; 550 for ${mistyped} mistyped addresses all the time`,
    measured: `submit p95 ${milliseconds(p95)}; ${missing} of ${amount(deliveries.length)} deliveries missing ${Math.round(healing)} s after recovery; ${dead.length} dead letters, ${shown.dead} listed by the command line, ${alerts} alert by mail, check says ${shown.check ? "trouble" : "all well"}`,
    failures: unless({
      "visitors waited for the mail server": p95 < 300,
      "forms were not taken": crowd.answers.every(({ status }) => status === 200) && lost.length === 0,
      "deliveries never arrived": missing === 0,
      "a mail was given up that could be delivered": dead.length === mistyped,
      "the operator does not see the dead letters": shown.dead === mistyped && shown.check && alerts > 0,
    }),
  };
}

/** What the operator's command line says. */
function shownToOperator(settings: Record<string, string>): { dead: number; check: boolean } {
  const ask = (...args: string[]) =>
    spawnSync(process.execPath, ["server/cli.ts", ...args], {
      cwd: root,
      env: { ...withoutSettings(), ...settings },
      encoding: "utf8",
    });
  const { deliveries } = JSON.parse(ask("deliveries", "list", "--state", "dead", "--limit", "100000", "--json").stdout);
  return { dead: deliveries.length, check: ask("check").status === 1 };
}

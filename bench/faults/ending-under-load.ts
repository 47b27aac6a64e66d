import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { someVisitor } from "../../e2e/posted-forms.ts";
import type { TestServer } from "../../e2e/server.ts";
import { type Bench, type Fault, type Finding, length, unless } from "./fault.ts";
import { amount } from "./figures.ts";
import { openNginx } from "./nginx.ts";

const ends = length("LOADED_ENDS", 8);
const clients = 16;

export const endingUnderLoad: Fault = {
  row: 42,
  fault: "SIGTERM with 16 clients that know nothing of /readyz",
  mustShow: "alone, no request reset; behind nginx with a second instance, nobody notices",
  run,
};

type Outcomes = { whole: number; refused: number; lost: Record<string, number> };

async function run(bench: Bench): Promise<Finding> {
  const alone = newOutcomes();
  const site = await bench.site({ DATA_DIR: bench.folder() });
  for (let end = 0; end < ends; end++) {
    if (end > 0) await site.restart();
    const asking = startClients(site.baseUrl, alone, ({ refused }, before) => refused >= before + clients);
    await pause(1_000);
    await site.stop();
    await asking;
  }
  const behind = newOutcomes();
  const instances: TestServer[] = [];
  for (const DATA_DIR of [bench.folder(), bench.folder()]) instances.push(await bench.site({ DATA_DIR }));
  const nginx = await openNginx(
    bench,
    instances.map(({ baseUrl }) => Number(new URL(baseUrl).port)),
  );
  let isOver = false;
  const asking = startClients(nginx, behind, () => isOver);
  for (let end = 0; end < ends; end++) {
    const instance = instances[end % 2] as TestServer;
    await instance.stop();
    await instance.restart();
    await pause(500);
  }
  isOver = true;
  await asking;
  const [lost, noticed] = [sum(alone.lost), sum(behind.lost) + behind.refused];
  return {
    done: `${ends} ends of one instance, then ${ends} by turns of two behind nginx with deployment/nginx; ${clients} clients, of which half keep their connections, ${amount(alone.whole)} and ${amount(behind.whole)} answers`,
    measured: `alone: ${lost} requests lost${named(alone.lost)}; behind nginx: ${noticed} failed${named(behind.lost)}`,
    failures: unless({
      "requests were reset": lost === 0,
      "visitors noticed": noticed === 0,
      "nothing was asked": alone.whole > 0 && behind.whole > 0,
    }),
  };
}

function newOutcomes(): Outcomes {
  return { whole: 0, refused: 0, lost: {} };
}

/** Pages that nginx has no finished file for, and for which it asks an instance. */
const paths = ["/", "/en?a=1", "/yonetilen-hizmetler/teklif-al", "/hakkimizda?a=1"];

/** Half of them keep their connections. None pauses, and whoever finds nobody has left. */
async function startClients(
  baseUrl: string,
  outcomes: Outcomes,
  isOver: (outcomes: Outcomes, refusedBefore: number) => boolean,
): Promise<void> {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  const before = outcomes.refused;
  const client = async (index: number) => {
    const headers = { "X-Forwarded-For": someVisitor() };
    for (let turn = index; !isOver(outcomes, before); turn++) {
      const outcome = await ask(agents[index % 2] as Agent, baseUrl + paths[turn % paths.length], headers);
      if (outcome === "whole") outcomes.whole++;
      else if (outcome !== "ECONNREFUSED") outcomes.lost[outcome] = (outcomes.lost[outcome] ?? 0) + 1;
      else {
        outcomes.refused++;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  for (const agent of agents) agent.destroy();
}

function ask(agent: Agent, address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const lost = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    request(address, { agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      // Too much to do is an answer, and no end.
      const isWhole = statusCode < 500 || answer.headers["retry-after"] !== undefined;
      answer.resume().on("end", () => resolve(isWhole ? "whole" : String(statusCode)));
      answer.on("error", lost);
    })
      .on("error", lost)
      .end();
  });
}

function sum(lost: Outcomes["lost"]): number {
  return Object.values(lost).reduce((all, count) => all + count, 0);
}

function named(lost: Outcomes["lost"]): string {
  const kinds = Object.entries(lost).map(([kind, count]) => `${count} ${kind}`);
  return kinds.length > 0 ? ` (${kinds.join(", ")})` : "";
}

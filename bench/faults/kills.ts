import { setTimeout as pause } from "node:timers/promises";
import { accountOf, soundness } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount } from "./figures.ts";
import { startCrowd } from "./visitors.ts";

const kills = length("KILLS", 50);

export const killedServer: Fault = {
  row: 1,
  fault: "kill -9 during submissions",
  mustShow: "0 acknowledged lost, integrity ok, no lead without its deliveries",
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const dataDir = bench.folder();
  const site = await bench.site({ DATA_DIR: dataDir });
  const { receipts, answers, finish } = startCrowd(bench, site.baseUrl, { visitors: 8 });
  for (let kill = 0; kill < kills; kill++) {
    const before = receipts.size;
    await until(() => receipts.size > before + 5, 20_000, "forms are taken after a kill");
    await pause(Math.random() * 300);
    await site.kill();
    await site.restart();
  }
  await finish();
  await site.stop();
  const sound = soundness(dataDir);
  const { leads, lost, doubled, bare } = await accountOf({ dataDir }, receipts);
  const cutOff = answers.filter(({ status, failure }) => status === 0 && failure !== "ECONNREFUSED").length;
  return {
    done: `${kills} kills, 8 visitors, ${amount(receipts.size)} leads acknowledged, ${amount(cutOff)} posts cut off and sent again`,
    measured: `${lost.length} lost, integrity ${sound}, ${bare} of ${amount(leads)} leads without deliveries, ${doubled} doubled`,
    failures: unless({
      "acknowledged leads were lost": lost.length === 0,
      "the file is damaged": sound === "ok",
      "leads have no deliveries": bare === 0,
      "a key became more than one lead": doubled === 0,
      "no kill came while a form was under way": cutOff > 0,
    }),
  };
}

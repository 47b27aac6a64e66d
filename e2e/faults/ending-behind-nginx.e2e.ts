import { expect, test } from "vitest";
import { hasNginx, startNginx } from "../../testing/server/nginx.ts";
import { startServer } from "../server.ts";

const paths = ["/", "/hakkimizda", "/en?a=1", "/hakkimizda?a=1", "/yonetilen-hizmetler/teklif-al"];

test.runIf(hasNginx)("one instance of two ends after the other, and none of 16 visitors notices", async () => {
  const instances = [await startServer(), await startServer()];
  const nginx = await startNginx(instances.map(({ baseUrl }) => Number(new URL(baseUrl).port)));
  let isOver = false;
  const noticed: string[] = [];
  let answered = 0;

  async function visitor(index: number): Promise<void> {
    const headers = { "X-Test-Visitor": `198.51.100.${index}` };
    for (let turn = index; !isOver; turn++) {
      const answer = await fetch(`http://127.0.0.1:${nginx.port}${paths[turn % paths.length]}`, { headers });
      await answer.arrayBuffer();
      answered++;
      // Too much to do is an answer, and no end.
      if (answer.status >= 500 && !answer.headers.has("retry-after")) noticed.push(`${answer.status} ${answer.url}`);
    }
  }

  const visitors = Promise.all(Array.from({ length: 16 }, (_, index) => visitor(index)));
  for (const instance of instances) {
    const before = answered;
    await expect.poll(() => answered).toBeGreaterThan(before + 50);
    await instance.stop();
    await instance.restart();
  }
  isOver = true;
  await visitors;
  expect(noticed).toEqual([]);

  await nginx.stop();
  for (const { stop } of instances) await stop();
});

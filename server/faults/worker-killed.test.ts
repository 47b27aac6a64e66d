import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../../testing/outbox/mail-server.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, times } from "../../testing/storage-contract/samples.ts";
import { openStorage } from "../storage/open-storage.ts";

const script = fileURLToPath(new URL("../../testing/outbox/worker-process.ts", import.meta.url));
const kills = 5;
const total = 80;

test("a worker that is killed in the middle of its work loses nothing, and repeats share the id", async () => {
  const dataDir = temporaryFolder();
  const { outbox, close } = await openStorage({ databaseUrl: "", dataDir });
  onTestFinished(close);
  const ids = times(total, (index) => `delivery-${index}`);
  await outbox.enqueue(
    ids.map((id) => aDelivery({ id, target: "info@yakamoz.example" })),
    Date.now(),
  );
  const server = await startMailServer({ delay: 30 });
  const start = () => {
    const child = spawn(process.execPath, [script, dataDir, server.url], { stdio: ["ignore", "ignore", "inherit"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  };

  for (let kill = 1; kill <= kills; kill++) {
    const child = start();
    const before = server.mails.length;
    // The server has a message and has not said so yet: the worst moment.
    while (server.mails.length < before + 10) await pause(2);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect((await outbox.counts()).waiting, `after kill ${kill}`).toBeGreaterThan(0);
  }

  const last = start();
  await expect.poll(outbox.counts).toMatchObject({ waiting: 0, delivered: total });
  last.kill("SIGKILL");
  const received = server.mails.map(({ raw }) => /^Message-ID: <(delivery-\d+)@yakamoz\.example>\r$/m.exec(raw)?.[1]);
  expect(new Set(received)).toEqual(new Set(ids));
  // Messages under way at a kill were sent again; the rest arrived once.
  expect(received.length - total).toBeGreaterThan(0);
  expect(received.length - total).toBeLessThanOrEqual(kills * 5);
});

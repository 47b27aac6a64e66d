import { openCompiledCopy } from "../copy/source.ts";
import { readEnvironment } from "./env.ts";
import { releaseOf } from "./http/finished.ts";
import { stopOnSignals } from "./http/shutdown.ts";
import { createLog, logFailure } from "./log.ts";
import { openMetrics } from "./metrics/metrics-server.ts";
import { configuredBackgroundTasks } from "./outbox/configured.ts";
import { ownPublication } from "./own-publication.ts";
import { StartRefusal } from "./start-refusal.ts";
import { holdStorage, storageOf } from "./storage/storage-holder.ts";

const buildDir = process.argv[2] ?? ownPublication;

/** Delivers in a process of its own, for sites whose web servers have WORKER=off. */
try {
  // Before the settings are read: some of them have to suit the copy.
  openCompiledCopy(buildDir);
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  const metrics = await openMetrics(env, "worker", log);
  metrics?.meter.watchRelease(await releaseOf(buildDir));
  const { open, hash } = storageOf(env);
  const holding = holdStorage({
    open,
    use(storage) {
      const backgroundTasks = configuredBackgroundTasks(env, { storage, hash, log, meter: metrics?.meter });
      backgroundTasks.start();
      log.info({ engine: storage.engine, metricsPort: metrics?.port }, "delivering");
      return backgroundTasks.stop;
    },
    log,
  });
  process.on("uncaughtException", (error) => {
    logFailure(log, undefined, error);
    process.exit(1);
  });
  // Before it says that it delivers: whoever reads that may end it.
  stopOnSignals(
    async () => {
      await (await holding).close();
      await metrics?.close();
    },
    (code) => process.exit(code),
    process,
  );
  const { usable } = await holding;
  metrics?.meter.watchStorage(usable);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  process.exitCode = 1;
}

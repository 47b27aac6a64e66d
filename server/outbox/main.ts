import { join } from "node:path";
import { readEnvironment } from "../env.ts";
import { releaseOf } from "../http/finished.ts";
import { createLog, logFailure } from "../http/request-log.ts";
import { stopOnSignals } from "../http/shutdown.ts";
import { openMetrics } from "../metrics/open-metrics.ts";
import { keyedHash, loadSecret } from "../secret.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "../storage/open-storage.ts";
import { configuredOutbound } from "./configured.ts";

// It runs from the sources, or as part of a build.
const ownBuild = join(import.meta.dirname, import.meta.filename.endsWith(".js") ? ".." : "../../build");
const buildDir = process.argv[2] ?? ownBuild;

/** Delivers in a process of its own, for sites whose web servers have WORKER=off. */
try {
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  const metrics = await openMetrics(env, "worker", log);
  metrics?.meter.watchRelease(await releaseOf(buildDir));
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  metrics?.meter.watchStorage(() => storage);
  const outbound = configuredOutbound(env, { storage, hash, log, meter: metrics?.meter });
  process.on("uncaughtException", (error) => {
    logFailure(log, undefined, error);
    process.exit(1);
  });
  stopOnSignals(
    async () => {
      await outbound.stop();
      await storage.close();
      await metrics?.close();
    },
    (code) => process.exit(code),
    process,
  );
  outbound.start();
  log.info({ engine: storage.engine, metricsPort: metrics?.port }, "delivering");
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  process.exitCode = 1;
}

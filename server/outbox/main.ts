import { readEnvironment } from "../env.ts";
import { createLog, logFailure } from "../http/request-log.ts";
import { stopOnSignals } from "../http/shutdown.ts";
import { keyedHash, loadSecret } from "../secret.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "../storage/open-storage.ts";
import { configuredOutbound } from "./configured.ts";

/** Delivers in a process of its own, for sites whose web servers have WORKER=off. */
try {
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  const outbound = configuredOutbound(env, { storage, hash, log });
  process.on("uncaughtException", (error) => {
    logFailure(log, undefined, error);
    process.exit(1);
  });
  stopOnSignals(
    async () => {
      await outbound.stop();
      await storage.close();
    },
    (code) => process.exit(code),
    process,
  );
  outbound.start();
  log.info({ engine: storage.engine }, "delivering");
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  process.exitCode = 1;
}

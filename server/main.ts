import { randomBytes } from "node:crypto";
import { openCompiledCopy } from "../copy/source.ts";
import { readEnvironment } from "./env.ts";
import { stopOnSignals } from "./http/shutdown.ts";
import { createLog, logFailure } from "./log.ts";
import { openMetrics } from "./metrics/metrics-server.ts";
import { untrueSentences, untrueSentenceText } from "./notices.ts";
import { ownPublication } from "./own-publication.ts";
import { startServer } from "./serve.ts";
import { openServices } from "./services.ts";
import { StartRefusal } from "./start-refusal.ts";
import { startReport } from "./start-report.ts";

const buildDir = process.argv[2] ?? ownPublication;

try {
  // Before the settings are read: some of them have to suit the copy.
  openCompiledCopy(buildDir);
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  const metrics = await openMetrics(env, "web", log);
  const services = await openServices(env, log, metrics?.meter);
  // Other users of the machine reach the port too: a preview that the office started, which has marks, answers the
  // office alone.
  const previewKey =
    env.CONTENT_PREVIEW_MARKS === "on" && process.send ? randomBytes(24).toString("base64url") : undefined;
  const meter = metrics?.meter;
  const { port, release, stop } = await startServer({ env, buildDir, services, log, meter, previewKey });
  const stopAll = async (announce?: boolean) => {
    await Promise.all([stop(announce), services.stopDelivering()]);
    await services.close();
    await metrics?.close();
  };
  stopOnSignals(stopAll, (code) => process.exit(code), process);
  process.on("uncaughtException", (error) => {
    logFailure(log, undefined, error);
    process.exit(1);
  });
  log.info({ port, host: env.HOST, origin: env.ORIGIN, release, metricsPort: metrics?.port }, "listening");
  if (env.CONTENT_PREVIEW_DIR)
    log.warn({ folder: env.CONTENT_PREVIEW_DIR }, "preview: pages are made from this folder");
  const untrue = untrueSentences(env);
  for (const sentence of untrue) log.warn(sentence, "a legal text was written for another setting");
  // The office that started a preview learns the port and the key, and the preview ends with it.
  if (previewKey && process.send) {
    process.once("disconnect", () => process.exit());
    process.send({ port, key: previewKey });
  }
  // For people; standard output holds JSON alone.
  const warnings = untrue.map((sentence) => untrueSentenceText(sentence, env));
  console.error(startReport(env, port, release, services.storageProblem(), warnings));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  // Storage may be open already, and would keep the process alive.
  process.exit(1);
}

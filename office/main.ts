import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { folderTexts } from "../copy/folder-texts.ts";
import { setTextSource } from "../copy/source.ts";
import { firstSteps } from "./first-steps.ts";
import { openPreviewServer } from "./preview-server.ts";
import { createOfficeServer } from "./serve.ts";
import { listen, openServices, StartRefusal, signInAddress, stopOnSignals } from "./services.server.ts";

try {
  // A build holds no copy: its own sentences are those of the folder it runs in.
  setTextSource(folderTexts("content"));
  const services = await openServices(process.env);
  const { settings, office, signIn, log, reportFailure } = services;
  const { server, stop } = createOfficeServer(build as ServerBuild, join(import.meta.dirname, "../client"), services);
  const port = await listen(server, settings);
  const preview = await openPreviewServer(services);
  stopOnSignals(
    async () => {
      await Promise.all([stop(), preview.stop()]);
      await services.close();
    },
    (code) => process.exit(code),
    process,
  );
  process.on("uncaughtException", (error) => {
    reportFailure(error, undefined);
    process.exit(1);
  });
  services.startTasks();
  log.info({ port, host: settings.host, origin: settings.origin }, "the office listens");
  const steps = await firstSteps({
    isEmpty: await office.people.isEmpty(),
    isTerminal: process.stderr.isTTY === true,
    newLink: async () => signInAddress(settings.origin, await signIn.newLink(null)),
  });
  console.error([`The office is at ${settings.origin} (port ${port}).`, ...steps].join("\n"));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  for (const sentence of error.sentences) console.error(sentence);
  process.exit(1);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { firstSteps } from "./first-steps.ts";
import { openPreviewServer } from "./preview-server.ts";
import { appListener } from "./serve.ts";
import { type OfficeServices, openServices, signInAddress } from "./services.server.ts";

type Opened = { by: typeof openServices; services: Promise<OfficeServices & { closePreview: () => void }> };

/** Outlives this module, which is loaded anew with every change of a page or its words. */
const kept = globalThis as typeof globalThis & { office?: Opened };

if (kept.office?.by !== openServices) {
  kept.office = { by: openServices, services: reopen(kept.office?.services) };
}
const listener = kept.office.services.then((services) => appListener(build as ServerBuild, services, "development"));

/** Services of changed code; those of the code before are closed first. */
async function reopen(before: Opened["services"] | undefined): Opened["services"] {
  const old = await before?.catch(() => undefined);
  old?.closePreview();
  await old?.close();
  const services = await openServices(process.env);
  const { close } = await openPreviewServer(services);
  services.startTasks();
  if (!old) await sayFirstSteps(services);
  return { ...services, closePreview: close };
}

/** Whoever works on the office reads what is printed, and nobody keeps it. */
async function sayFirstSteps({ settings, office, signIn }: OfficeServices): Promise<void> {
  const isEmpty = await office.people.isEmpty();
  const newLink = async () => signInAddress(settings.origin, await signIn.newLink(null));
  for (const line of await firstSteps({ isEmpty, isTerminal: true, newLink })) console.error(line);
  console.error(`Mails of the office are files in ${settings.folder}/outbox.`);
}

/** Answers what is none of Vite's own files. */
export async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  (await listener)(request, response);
}

import { type Answer, madeBy, textAnswer } from "./answer.ts";

/** /healthz: the process runs and serves pages. /readyz: it takes forms too. */
export function healthAnswer(path: string, isReady: () => boolean): Answer | undefined {
  if (path === "/healthz") return madeBy("health", textAnswer(200, "ok"));
  if (path !== "/readyz") return undefined;
  return madeBy("health", isReady() ? textAnswer(200, "ready") : textAnswer(503, "not ready"));
}

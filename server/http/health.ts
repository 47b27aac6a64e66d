import { type Answer, textAnswer } from "./answer.ts";

/** /healthz: the process runs. /readyz: it wants requests. */
export function healthAnswer(path: string, isReady: () => boolean): Answer | undefined {
  if (path === "/healthz") return textAnswer(200, "ok");
  if (path === "/readyz") return isReady() ? textAnswer(200, "ready") : textAnswer(503, "not ready");
  return undefined;
}

import { join } from "node:path";

/**
 * How Node runs the server of a build. What a request leaves behind is short-lived: a small nursery for it, in
 * megabytes, is as quick as Node's own of 16, which would double the memory of the process under load.
 */
export function serverCommand(build) {
  return ["--max-semi-space-size=4", join(build, "server/main.js")];
}

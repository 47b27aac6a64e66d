import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

/** Notes every process of git that is started by what is opened afterwards; gives those since the last call. */
export function countGit(): () => string[] {
  const folder = temporaryFolder();
  const calls = join(folder, "calls");
  const git = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  writeFileSync(join(folder, "git"), `#!/bin/sh\necho "$@" >> ${calls}\nexec ${git} "$@"\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return () => {
    const lines = existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
    rmSync(calls, { force: true });
    return lines;
  };
}

import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { Plain } from "../run.mjs";

const wanted = 24;

function major(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
}

/** The Node that npm brought with the packages; none on macOS, where no such package exists. */
export function bundledNode(root, platform = process.platform, arch = process.arch) {
  const system = { linux: "linux", win32: "win" }[platform];
  return (
    system && join(root, "node_modules", `node-${system}-${arch}`, "bin", platform === "win32" ? "node.exe" : "node")
  );
}

/** The Node that runs our TypeScript: the one among the packages where it runs, else the one running now. */
export function findNode24(root, running = { path: process.execPath, version: process.version }) {
  const bundled = bundledNode(root);
  if (bundled && existsSync(bundled) && (isSame(bundled, running.path) || major(versionOf(bundled)) >= wanted)) {
    return bundled;
  }
  if (major(running.version) >= wanted) return running.path;
  throw new Plain(
    `This site needs Node ${wanted} or newer and here runs ${running.version}: install it from https://nodejs.org and run the same command again.`,
  );
}

function isSame(one, other) {
  return realpathSync(one) === realpathSync(other);
}

function versionOf(path) {
  return spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "";
}

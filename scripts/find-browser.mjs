import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { step } from "./progress.mjs";
import { capture, Plain, programs } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
// It has no window: opening a page for a new visitor takes a tenth of the time.
const shell = "chromium-headless-shell";

/**
 * A Chromium or Chrome that runs here, without a window where there is such a one. Where there is none at all, one is
 * fetched the way this machine allows.
 */
export async function findBrowser(node, env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Plain(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, and there is no such file.`);
  }
  const found = installedBrowser(env);
  if (found) return found;
  const fetched = await step("Fetching a browser", () => fetchBrowser(node, env));
  if (fetched) return fetched;
  throw new Plain(
    "No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.",
  );
}

function installedBrowser(env) {
  return [...onPath(env, [shell]), ...withWindow(env)].find(runs);
}

/** As people use it; undefined where there is none. */
export function browserWithWindow(env = process.env) {
  return env.CHROMIUM_PATH || withWindow(env).find(runs);
}

function withWindow(env) {
  return [...onPath(env, names), ...usualPlaces(env), ...playwrightCache(env)];
}

async function fetchBrowser(node, env) {
  if (isDebianAsRoot()) {
    const apt = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
    await capture("apt-get", ["update"], apt);
    // With a font that pages may stand in for their own with; the browser brings none.
    await capture("apt-get", ["install", "-y", "--no-install-recommends", shell, "fonts-liberation"], apt);
    const found = installedBrowser(env);
    if (found) return found;
  }
  await capture(node, [programs.playwright, "install", "chromium"], { env });
  return installedBrowser(env);
}

function onPath(env, names) {
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces(env) {
  if (process.platform === "darwin") {
    const apps = ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"];
    return ["/Applications", join(homedir(), "Applications")].flatMap((folder) => apps.map((app) => join(folder, app)));
  }
  if (process.platform !== "win32") return [];
  const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
  const apps = ["Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe"];
  return folders.flatMap((folder) => apps.map((app) => join(folder, app)));
}

function playwrightCache(env) {
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || defaultCache(env);
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  const binary = /^(chrome|chrome\.exe|Chromium|Google Chrome for Testing)$/;
  return versions.flatMap((version) =>
    readdirSync(join(folder, version), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && binary.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
}

function defaultCache(env) {
  if (process.platform === "darwin") return join(homedir(), "Library/Caches/ms-playwright");
  if (process.platform === "win32") return join(env.LOCALAPPDATA ?? homedir(), "ms-playwright");
  return join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "ms-playwright");
}

/** Some systems put a script named like the browser on the path that only says where to get it. */
function runs(path) {
  if (!existsSync(path)) return false;
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: 15_000 }).status === 0;
}

function isDebianAsRoot() {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

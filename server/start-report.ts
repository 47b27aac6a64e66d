import type { Environment } from "./env.ts";

/** What a person at a terminal wants to know: where the site is, and what is on and off. */
export function startReport(env: Environment, port: number, release: string): string {
  const host = env.HOST === "0.0.0.0" || env.HOST === "::" ? "localhost" : env.HOST;
  const shown = host.includes(":") ? `[${host}]` : host;
  const switches = [
    ["https (HSTS, Secure cookies)", env.ORIGIN.startsWith("https:"), `ORIGIN is ${env.ORIGIN}`],
    ["tag manager, asking for consent", env.TAG_MANAGER_ID !== "", env.TAG_MANAGER_ID || "TAG_MANAGER_ID is empty"],
    ["trusted proxies", env.TRUSTED_PROXIES.length > 0, env.TRUSTED_PROXIES.join(", ") || "TRUSTED_PROXIES is empty"],
    ["request log", ["info", "debug", "trace"].includes(env.LOG_LEVEL), `LOG_LEVEL is ${env.LOG_LEVEL}`],
  ] as const;
  const lines = switches.map(([name, on, why]) => `  ${on ? "on " : "off"}  ${name} (${why})`);
  return [`The site is at http://${shown}:${port} (release ${release})`, ...lines].join("\n");
}

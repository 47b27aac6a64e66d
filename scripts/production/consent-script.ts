import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { consentAddress } from "../../domain/consent/consent.ts";

const entry = "app/features/consent/script/main.ts";

/** The consent script as a file of its own, named after its content. Pages know its address as __CONSENT_SCRIPT__. */
export async function consentScript(): Promise<Plugin> {
  const code = await bundle();
  const fileName = `assets/consent-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
  return {
    name: "consent-script",
    config: () => ({ define: { __CONSENT_SCRIPT__: JSON.stringify(`/${fileName}`) } }),
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: code });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader("Content-Type", "text/javascript").end(code);
      });
      // Decisions made while developing are kept nowhere.
      middlewares.use(consentAddress, (_, response) => {
        response.writeHead(204).end();
      });
    },
  };
}

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

import { aCheckout } from "./words.ts";

/** Finds a mistake in every text that says WRONG. */
const check = `
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
const [, folder] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true }).filter((name) => /\\.(yaml|md)$/.test(name));
const wrong = files.filter((name) => readFileSync(join(folder, name), "utf8").includes("WRONG"));
const message = { tr: "Yanlış.", en: "Wrong." };
console.log(JSON.stringify(wrong.map((name) => ({ file: "content/" + name, line: 1, level: "error", message }))));
`;

/** Writes a server that answers with a text of the home page; a text may say that this, or the server, fails. */
const build = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const text = readFileSync("content/tr/home.yaml", "utf8");
writeFileSync("environment.json", JSON.stringify(process.env));
if (text.includes("NO BUILD")) throw new Error("The page of contents has no title.");
mkdirSync("build/server", { recursive: true });
writeFileSync("build/inputs.json", "{}");
writeFileSync("build/server/main.js", \`
import { createServer } from "node:http";
const text = \${JSON.stringify(text)};
if (text.includes("NO START")) throw new Error("The database is away.");
const server = createServer((request, response) => response.writeHead(text.includes("NO PAGE") ? 500 : 200).end(text));
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log('{"port":' + server.address().port + "}"));
process.on("SIGTERM", () => process.exit(0));
\`);
`;

/** A checkout that is checked and built in an instant, by programs that stand for ours. */
export function aQuickCheckout(texts: Record<string, string> = {}): string {
  return aCheckout({
    "scripts/words/words.ts": check,
    "scripts/production/build.mjs": build,
    "domain/time.ts": "code",
    "public/icon.svg": "",
    "server/main.ts": "code",
    "site/pages.ts": "code",
    "package.json": '{ "type": "module" }',
    "package-lock.json": "",
    "react-router.config.ts": "",
    "tsconfig.json": "",
    "vite.config.ts": "",
    ...texts,
  });
}

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

/** Writes a code build, and says where it is. */
const build = `
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
mkdirSync("build/code/server", { recursive: true });
cpSync("scripts/production/publish.js", "build/code/server/publish.js");
writeFileSync("build/code/environment.json", JSON.stringify(process.env));
console.log("Code build: " + process.cwd() + "/build/code");
`;

/** Writes a server that answers with a text of the home page; a text may say that this, or the server, fails. */
const publish = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
const options = { to: { type: "string" }, root: { type: "string" }, cache: { type: "string" } };
const { to, root } = parseArgs({ options }).values;
const text = readFileSync(join(root, "content/tr/home.yaml"), "utf8");
mkdirSync(join(to, "server"), { recursive: true });
writeFileSync(join(to, "copy.json"), JSON.stringify(text));
const ofCode = JSON.parse(readFileSync(join(import.meta.dirname, "../environment.json"), "utf8"));
writeFileSync(join(to, "environment.json"), JSON.stringify({ ofCode, own: process.env }));
if (text.includes("NO BUILD")) throw new Error("The page of contents has no title.");
writeFileSync(join(to, "inputs.json"), "{}");
writeFileSync(join(to, "server/main.js"), \`
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
    "scripts/production/publish.js": publish,
    "package.json": '{ "type": "module" }',
    ...texts,
  });
}

/**
 * Stores what a build gives out, so that the same can be compared before and after a change of the code:
 *
 *   node scripts/guard/guard.ts store FOLDER [--build DIR]
 *   node scripts/guard/guard.ts compare FOLDER FOLDER
 *
 * It knows a build's programs, its addresses and its files alone, nothing of the code. Needs poppler's programs.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandLines } from "./command-lines.ts";
import {
  readableHead,
  readableHtml,
  readableMail,
  readableOutput,
  readablePdf,
  withoutVaryingText,
} from "./normalise.ts";
import { freePort, programs, until } from "./site.ts";
import { postForms, visitBroken, visitPages } from "./visits.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { build: { type: "string", default: "build" } },
});
const [task, one = "", other = ""] = positionals;
if (task === "store" && one) await store(resolve(one), resolve(values.build));
else if (task === "compare" && other) compare(one, other);
else throw new Error("store FOLDER [--build DIR], or compare FOLDER FOLDER");

async function store(folder: string, build: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const temporary = await mkdtemp(join(tmpdir(), "site-guard-"));
  const [dataDir, outbox] = [join(temporary, "data"), join(temporary, "data/outbox")];
  const write = async (name: string, text: string) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const keep = async (name: string, response: Response) => {
    const [kind = ""] = name.split(" ");
    const bytes = Buffer.from(await response.arrayBuffer());
    const file = `${kind.toLowerCase()}/${encodeURIComponent(name.slice(kind.length + 1))}`.slice(0, 200);
    await write(`${file}.txt`, `${readableHead(response)}\n${await readableBody(response, bytes, temporary)}`);
    return bytes.toString("utf8");
  };
  const hook = await listenForCalls();
  const metricsPort = await freePort();
  const { start, worker, command } = programs(build, {
    DATA_DIR: dataDir,
    SECRET: "the same secret in every run of it",
    TRUSTED_PROXIES: "127.0.0.1",
    OPERATOR_MAILBOX: "operators@guard.example",
    DIGEST_HOUR: `${(new Date().getUTCHours() + 3) % 24}`,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRETS: `whsec_${"A".repeat(32)}`,
  });
  try {
    const commands = async (lines: readonly string[][]) => {
      for (const [index, line] of lines.entries()) {
        const text = command(...line.map((word) => word.replace("FOLDER", join(temporary, "backup"))));
        await write(
          `command-${lines.length}/${`${index + 1}`.padStart(2, "0")} ${nameOf(line)}.txt`,
          readableOutput(text),
        );
      }
    };
    const mails = async () => {
      for (const [name, text] of await mailsIn(outbox)) await write(`mails/${name}.txt`, text);
    };
    await commands(commandLines.before);
    for (const line of commandLines.help) await write(`help/${nameOf(line)}.txt`, command(...line));
    const site = await start({ METRICS_PORT: `${metricsPort}` });
    const visit = { origin: site.origin, outbox, keep };
    await visitPages(visit);
    await postForms(visit);
    await allDelivered(command);
    await write("metrics.txt", namesOnly(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()));
    await site.stop();
    await write("log.txt", kindsOfLines(site.log()));
    await mails();
    await commands(commandLines.after(namesIn(command)));
    const delivering = worker();
    await allDelivered(command);
    await delivering.stop();
    await write("log-worker.txt", kindsOfLines(delivering.log()));
    await mails();
    const broken = await start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    await visitBroken({ ...visit, origin: broken.origin });
    await broken.stop();
    await write("log-broken.txt", kindsOfLines(broken.log()));
    await write("sms.txt", await messagesIn(outbox));
    await write("webhook.txt", hook.calls());
    for (const file of globSync(join(build, "client/**/{429,500,503}/index.html")).sort()) {
      await write(
        `errors/${encodeURIComponent(file.slice(build.length))}.txt`,
        readableHtml(await readFile(file, "utf8")),
      );
    }
    for (const file of globSync(join(build, "reports/*/*.pdf")).sort()) {
      const image = spawnSync("pdftoppm", ["-r", "40", file], { maxBuffer: 1e9 }).stdout;
      const digest = createHash("sha256").update(image).digest("hex");
      await write(
        `reports/${basename(dirname(file))}-${basename(file)}.txt`,
        `${readablePdf(file)}\npicture ${digest}\n`,
      );
    }
  } finally {
    hook.close();
    await rm(temporary, { recursive: true, force: true });
  }
}

async function readableBody(response: Response, bytes: Buffer, temporary: string): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("pdf")) {
    const file = join(temporary, "page.pdf");
    await writeFile(file, bytes);
    return readablePdf(file);
  }
  const text = bytes.toString("utf8");
  const isAnswer = response.headers.get("cache-control")?.includes("no-store") ?? false;
  const shown = type.includes("html") ? readableHtml(text) : text.replace(/></g, ">\n<");
  return isAnswer || !type.includes("html") ? withoutVaryingText(shown) : shown;
}

/** Whether nothing waits any more. */
async function allDelivered(command: (...args: string[]) => string): Promise<void> {
  await until(async () => command("deliveries", "list", "--state", "waiting", "--json").includes("[]"));
}

/** References and ids that commands take, by the address of whom they are about. */
function namesIn(command: (...args: string[]) => string) {
  const json = (...args: string[]) =>
    JSON.parse(
      command(...args, "--json")
        .split("--- out\n")[1]
        ?.split("--- err")[0] ?? "",
    );
  return {
    leads: json("list", "--limit", "1000"),
    held: json("held", "list", "--limit", "1000"),
    requests: json("requests"),
    heldRequests: json("requests", "--held"),
  };
}

async function mailsIn(outbox: string): Promise<Map<string, string>> {
  const mails = new Map<string, string>();
  const files = (await readdir(outbox)).filter((file) => file.endsWith(".eml"));
  const read = await Promise.all(files.map(async (file) => readableMail(await readFile(join(outbox, file)))));
  for (const { to, text } of read.sort((a, b) => (a.text < b.text ? -1 : 1))) {
    const [about = "site"] = /[\w-]+(?=@guard\.example)/.exec(text.replaceAll("operators@guard.example", "")) ?? [];
    const names = ["", "-2", "-3", "-4"].map((end) => `${about} to ${to.replace(/[<>"\s]/g, "")}${end}`);
    mails.set(names.find((name) => !mails.has(name)) ?? names[0] ?? "", text);
  }
  return mails;
}

async function messagesIn(outbox: string): Promise<string> {
  const files = (await readdir(outbox)).filter((file) => file.endsWith(".sms.json")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
  return withoutVaryingText(texts.join(""));
}

/** Takes the calls of the webhook. */
async function listenForCalls() {
  const calls: string[] = [];
  const port = await freePort();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const names = Object.keys(request.headers).filter((name) => /webhook|content-type|user-agent/.test(name));
    calls.push(withoutVaryingText(`${names.sort().join(" ")}\n${JSON.stringify(JSON.parse(body), null, 1)}\n`));
    response.writeHead(204).end();
  }).listen(port, "127.0.0.1");
  return { url: `http://127.0.0.1:${port}/hook`, calls: () => calls.sort().join("\n"), close: () => server.close() };
}

function namesOnly(metrics: string): string {
  const lines = metrics
    .split("\n")
    .filter((line) => !line.startsWith("nodejs_gc"))
    .map((line) =>
      line.replace(/ [-+.\deNan]+$/, "").replace(/(version|release|build|major|minor|patch)="[^"]*"/g, ""),
    );
  return [...new Set(lines)].sort().join("\n");
}

/** Each kind of line once: its names, and what it says. */
function kindsOfLines(log: string): string {
  const lines = log.split("\n").map((line) => {
    if (!line.startsWith("{")) return withoutVaryingText(line);
    const entry = JSON.parse(line);
    for (const name of Object.keys(entry))
      if (!["level", "msg", "event", "status", "method", "route", "kind", "outcome"].includes(name)) entry[name] = "…";
    return JSON.stringify(entry);
  });
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}

function nameOf(line: readonly string[]): string {
  return encodeURIComponent(
    withoutVaryingText(line.join(" ").toUpperCase())
      .toLowerCase()
      .replace(/\b[0-9a-f]{8}\b/g, "ID") || "nothing",
  );
}

/** Help may change its layout: of it, only the names of the files are told. */
function compare(before: string, after: string): void {
  const diff = (...args: string[]) => spawnSync("diff", args, { encoding: "utf8", maxBuffer: 1e9 }).stdout;
  const text = diff("-ru", "-U2", "--exclude=help", before, after);
  const help = diff("-rq", join(before, "help"), join(after, "help"));
  console.log(text || "no difference");
  if (help) console.log(`\nHelp:\n${help}`);
  if (text) process.exitCode = 1;
}

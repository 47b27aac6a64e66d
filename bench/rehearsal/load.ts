import { Agent, get } from "node:https";

/** Visitors of the site who read pages and their assets through nginx without a pause, until this process is ended. */
const host = "www.yakamoz.example";
const visitors = 4;
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: host });
const failures: Record<string, number> = {};
let [requests, failed, isOver] = [0, 0, false];

function load(path: string, address: string): Promise<string> {
  return new Promise((done) => {
    const count = (outcome: string) => {
      requests++;
      if (outcome !== "200") {
        failed++;
        failures[`${outcome} ${path}`] = (failures[`${outcome} ${path}`] ?? 0) + 1;
      }
    };
    const options = { host: "127.0.0.1", path, agent, localAddress: address, headers: { host }, timeout: 40_000 };
    const request = get(options, async (response) => {
      try {
        const body = String(Buffer.concat(await response.toArray()));
        count(String(response.statusCode));
        done(body);
      } catch (error) {
        count(String((error as NodeJS.ErrnoException).code));
        done("");
      }
    });
    request.on("timeout", () => request.destroy(new Error("timeout")));
    request.on("error", (error: NodeJS.ErrnoException) => {
      count(error.code ?? error.message);
      done("");
    });
  });
}

async function visit(index: number): Promise<void> {
  const address = `127.0.0.${10 + index}`;
  const paths = ["/", "/en", "/hakkimizda", "/ara?q=sap", "/iletisim"];
  for (let turn = index; !isOver; turn++) {
    const page = await load(paths[turn % paths.length] ?? "/", address);
    const assets = new Set([...page.matchAll(/["'(](\/assets\/[\w.-]+\.(?:js|css))/g)].map(([, asset = ""]) => asset));
    for (const asset of assets) await load(asset, address);
    // Below what nginx lets one address ask for.
    await new Promise((done) => setTimeout(done, 50));
  }
}

process.on("SIGTERM", () => {
  isOver = true;
});
await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
console.log(JSON.stringify({ requests, failed, failures }));
agent.destroy();

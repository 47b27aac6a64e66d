import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export type RenderingClients = {
  port: number;
  keepAlive: boolean;
  asked: { visitor: string; path: string; cookie?: string }[];
};

/** Clients who ask for the same thing again as soon as it is answered, until they are told to stop. */
const { port, keepAlive, asked } = workerData as RenderingClients;
const agent = new Agent({ keepAlive });
const statuses: Record<string, number> = {};
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
await Promise.all(
  asked.map(async ({ visitor, path, cookie = "" }) => {
    const headers = { "X-Forwarded-For": visitor, "Accept-Encoding": "br", Cookie: cookie };
    while (!isOver) {
      const status = await statusOf(path, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }),
);
agent.destroy();
parentPort?.postMessage(statuses);

function statusOf(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    request({ agent, port, path, headers, host: "127.0.0.1" }, (answer) => {
      answer.resume().once("end", () => resolve(String(answer.statusCode)));
    })
      .on("error", ({ message }) => resolve(message))
      .end();
  });
}

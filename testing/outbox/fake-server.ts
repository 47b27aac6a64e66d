import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type ReceivedCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Reply = (response: ServerResponse, call: ReceivedCall) => void;

/** A local HTTP server in place of somebody else's; `reply` may be changed while it runs. */
export async function startFakeServer(reply: Reply) {
  const calls: ReceivedCall[] = [];
  const fakeServer = { calls, reply, url: "" };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const call = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      calls.push(call);
      fakeServer.reply(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  fakeServer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fakeServer;
}

export function json(status: number, body: unknown): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
}

export function status(code: number, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(code, headers).end("words of the other side");
  };
}

/** Takes the call and never says a word. */
export const silence: Reply = () => {};

import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type PlainCopy = { baseUrl: string; stop: () => void };

/** The same site from memory without any script: what its pages would be as static HTML. All else is as it is. */
export async function startPlainCopy(original: string, paths: readonly string[]): Promise<PlainCopy> {
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (path: string) => {
    const known = answers.get(path) ?? ask(original + path).then(withoutScripts);
    answers.set(path, known);
    return known;
  };
  await Promise.all(paths.map(answerTo));
  const server = createServer(async ({ url = "/" }, response) => {
    const { status, headers, body } = await answerTo(url);
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function ask(address: string): Promise<Answer> {
  const headers = { "Accept-Encoding": "br", "Accept-Language": "tr" };
  const [response] = (await once(get(address, { headers }), "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 500, headers: response.headers, body: await buffer(response) };
}

function withoutScripts({ status, headers, body }: Answer): Answer {
  if (!headers["content-type"]?.startsWith("text/html")) return { status, headers, body };
  const isPacked = headers["content-encoding"] === "br";
  const html = (isPacked ? brotliDecompressSync(body) : body).toString();
  const stripped = Buffer.from(html.replace(/<script\b.*?<\/script>/gs, ""));
  const packed = isPacked ? brotliCompressSync(stripped) : stripped;
  return { status, headers: { ...headers, "content-length": String(packed.length) }, body: packed };
}

import { connect } from "node:net";

/** What a browser sends whose language is Turkish. */
export function requestFor(path: string): string {
  const headers = [
    "Host: localhost:3000",
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
    "Accept-Language: tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7",
    "Accept-Encoding: gzip, deflate, br, zstd",
    "Sec-Fetch-Site: none",
    "Sec-Fetch-Mode: navigate",
  ];
  return `GET ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;
}

export type Driven = { perSecond: number; answers: number };
type Order = { port: number; request: string; connections: number; seconds: number };
type Run = { request: Buffer; length: number; answers: number; isOver: boolean };

/**
 * Asks the same question over several connections, each as soon as the answer before is whole. It counts bytes and
 * parses nothing, so that it is not the slower side: all answers to one question are equally long.
 */
export async function drive({ port, request, connections, seconds }: Order): Promise<Driven> {
  const { length } = await firstAnswer(port, request);
  const run: Run = { request: Buffer.from(request, "latin1"), length, answers: 0, isOver: false };
  const began = performance.now();
  const timer = setTimeout(() => {
    run.isOver = true;
  }, seconds * 1_000);
  await Promise.all(Array.from({ length: connections }, () => askAgain(port, run))).finally(() => clearTimeout(timer));
  return { answers: run.answers, perSecond: (run.answers * 1_000) / (performance.now() - began) };
}

/** Where "HTTP/1.1 200" says 2. */
const [place, success] = [9, "2".charCodeAt(0)];

function askAgain(port: number, run: Run): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let missing = 0;
  const buffer = Buffer.allocUnsafe(64 * 1_024);
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback: take } });
  socket.on("connect", ask);
  socket.on("error", reject);
  socket.on("close", () => (run.isOver ? resolve() : reject(new Error("the connection was closed"))));
  return promise;

  function ask(): void {
    missing = run.length;
    socket.write(run.request);
  }

  function take(size: number, chunk: Uint8Array): boolean {
    if (missing === run.length && chunk[place] !== success) socket.destroy(new Error("an answer was no success"));
    missing -= size;
    if (missing < 0) socket.destroy(new Error("an answer was longer than the first one"));
    if (missing !== 0) return true;
    run.answers++;
    if (run.isOver) socket.destroy();
    else ask();
    return true;
  }
}

/** Head and body of one answer, byte by byte. */
export function firstAnswer(port: number, request: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let received = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(request));
  socket.setEncoding("latin1").on("error", reject);
  socket.on("close", () => reject(new Error("there was no whole answer")));
  socket.on("data", (chunk) => {
    received += chunk;
    const head = received.slice(0, received.indexOf("\r\n\r\n") + 4);
    const length = head.length + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (!(received.length >= length)) return;
    resolve(Buffer.from(received.slice(0, length), "latin1"));
    socket.destroy();
  });
  return promise;
}

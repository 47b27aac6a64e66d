import { connect, type Socket } from "node:net";

export type Reply = { status: number; head: string; body: Buffer };
export type Connection = { send: (request: string) => Promise<Reply>; close: () => void };

/** One keep-alive connection that sends bytes as they are: an HTTP client would cost more than the server it measures. */
export function openConnection(port: number): Connection {
  const socket: Socket = connect(port, "127.0.0.1").setNoDelay(true);
  let waiting: PromiseWithResolvers<Reply> | undefined;
  let received: Buffer = Buffer.alloc(0);
  const fail = (reason: string) => waiting?.reject(new Error(reason));
  socket.on("error", ({ message }) => fail(message));
  socket.on("close", () => fail("the server closed the connection"));
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = readReply(received);
    if (!reply || !waiting) return;
    received = Buffer.alloc(0);
    waiting.resolve(reply);
  });
  return {
    send(request) {
      waiting = Promise.withResolvers<Reply>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** The whole answer, once it is here. All our answers say their length. */
function readReply(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + 4);
  return body.length < length ? undefined : { status: Number(head.slice(9, 12)), head, body };
}

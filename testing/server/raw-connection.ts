import { connect, type Socket } from "node:net";

/** Shorter than the time after which the server closes every connection on which nothing comes. */
const timeoutMs = 8_000;

/** Sends bytes as they are and gives back all that comes until the other side closes. */
export function rawExchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection stayed open; so far: ${received.slice(0, 500)}`));
    }, timeoutMs);
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

/** A socket that is connected and does nothing by itself. */
export function openConnection(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
    socket.on("error", () => {});
  });
}

/** Status codes of all answers in what came back. */
export function statuses(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((found) => Number(found[1]));
}

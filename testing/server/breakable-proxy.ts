import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A TCP proxy in front of a server; its connections can be cut, and restored at the same address. */
export async function startBreakableProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => (socket === near ? far.destroy() : near.destroy()));
    }
  });
  const open = (at: number) => once(proxy.listen(at, "127.0.0.1"), "listening");
  await open(0);
  const own = (proxy.address() as AddressInfo).port;

  async function cut(): Promise<void> {
    const closed = once(proxy, "close");
    proxy.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  }

  onTestFinished(() => (proxy.listening ? cut() : undefined));
  return { url: Object.assign(new URL(url), { port: String(own) }).href, cut, restore: () => open(own) };
}

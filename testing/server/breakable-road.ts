import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a server that can be cut, with all that is on it, and mended at the same address. */
export async function breakableRoad(url: string) {
  const { hostname, port } = new URL(url);
  const travellers = new Set<Socket>();
  const road = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      travellers.add(socket);
      socket.on("error", () => {}).on("close", () => (socket === near ? far.destroy() : near.destroy()));
    }
  });
  const open = (at: number) => once(road.listen(at, "127.0.0.1"), "listening");
  await open(0);
  const own = (road.address() as AddressInfo).port;

  async function cut(): Promise<void> {
    const closed = once(road, "close");
    road.close();
    for (const socket of travellers) socket.destroy();
    travellers.clear();
    await closed;
  }

  onTestFinished(() => (road.listening ? cut() : undefined));
  return { url: Object.assign(new URL(url), { port: String(own) }).href, cut, mend: () => open(own) };
}

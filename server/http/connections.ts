import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is known about connections beyond what node:http tells. */
export type Connections = {
  begin: (req: IncomingMessage, res: ServerResponse) => void;
  /** Whether an answer is under way or owed, apart from the one to a request that is still coming in. */
  isAnswering: (socket: Socket) => boolean;
  /** The answer being sent is the last one on this connection. */
  giveUp: (socket: Socket) => void;
  /** Node's parser goes on with what is left on a connection; such requests are no longer looked at. */
  isGivenUp: (socket: Socket) => boolean;
  /** Ends all connections that have no request running, those included that never sent one. */
  closeResting: () => void;
};

export function trackConnections(server: Server): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  const givenUp = new WeakSet<Socket>();
  server.on("connection", (socket: Socket) => {
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });
  return {
    begin({ socket }, res) {
      const responses = open.get(socket);
      responses?.add(res);
      res.once("close", () => responses?.delete(res));
    },
    isAnswering: (socket) => [...(open.get(socket) ?? [])].some((res) => res.headersSent || res.req.complete),
    giveUp: (socket) => givenUp.add(socket),
    isGivenUp: (socket) => givenUp.has(socket),
    closeResting() {
      for (const [socket, responses] of open) if (responses.size === 0) socket.destroy();
    },
  };
}

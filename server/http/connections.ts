import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is known about connections beyond what node:http tells. */
export type Connections = {
  begin: (socket: Socket, res: ServerResponse) => void;
  end: (socket: Socket, res: ServerResponse) => void;
  /** How many bytes went out since it was asked before. */
  sent: (socket: Socket) => number;
  /** Whether an answer is under way or owed, apart from the one to a request that is still coming in. */
  isAnswering: (socket: Socket) => boolean;
  /** The answer being sent is the last one on this connection. */
  giveUp: (socket: Socket) => void;
  /** Node's parser goes on with what is left on a connection; such requests are no longer looked at. */
  isGivenUp: (socket: Socket) => boolean;
  /** Ends all connections that have no request running, those included that never sent one. */
  closeResting: () => void;
  /** How many are open, and how many requests are being answered on them. */
  counts: () => { open: number; answering: number };
};

export function trackConnections(server: Server): Connections {
  const open = new Set<Socket>();
  // A request may end after its connection.
  const states = new WeakMap<Socket, { responses: ServerResponse[]; sent: number }>();
  const givenUp = new WeakSet<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    states.set(socket, { responses: [], sent: 0 });
    socket.once("close", () => open.delete(socket));
  });
  return {
    begin: (socket, res) => states.get(socket)?.responses.push(res),
    end(socket, res) {
      const responses = states.get(socket)?.responses;
      responses?.splice(responses.indexOf(res), 1);
    },
    sent(socket) {
      const state = states.get(socket);
      if (!state) return 0;
      const before = state.sent;
      state.sent = socket.bytesWritten;
      return state.sent - before;
    },
    isAnswering: (socket) => !!states.get(socket)?.responses.some((res) => res.headersSent || res.req.complete),
    giveUp: (socket) => givenUp.add(socket),
    isGivenUp: (socket) => givenUp.has(socket),
    closeResting() {
      for (const socket of open) if (states.get(socket)?.responses.length === 0) socket.destroy();
    },
    counts() {
      let answering = 0;
      for (const socket of open) answering += states.get(socket)?.responses.length ?? 0;
      return { open: open.size, answering };
    },
  };
}

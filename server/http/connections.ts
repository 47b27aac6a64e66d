import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is known about connections beyond what node:http tells. */
export type Connections = {
  /**
   * Looks at a request once the responses before it on the same connection are out, so that no more than one waits for a
   * reader. Whoever sends many ahead is cut off: browsers and proxies send none.
   */
  inTurn: (socket: Socket, look: () => void) => void;
  begin: (socket: Socket, res: ServerResponse) => void;
  end: (socket: Socket, res: ServerResponse) => void;
  /** What was written is to be with the kernel before the time for readers is over. */
  expectRead: (socket: Socket) => void;
  /** How many bytes went out since it was asked before. */
  sent: (socket: Socket) => number;
  /** Whether a response is under way or owed, apart from the one to a request that is still coming in. */
  isAnswering: (socket: Socket) => boolean;
  /** The response being sent is the last one on this connection: what else comes on it is not looked at. */
  giveUp: (socket: Socket) => void;
  /** Ends all connections that have no request running, those included that never sent one. */
  closeResting: () => void;
  /** How many are open, and how many requests are being answered on them. */
  counts: () => { open: number; answering: number };
};

type State = { responses: ServerResponse[]; waiting: (() => void)[]; sent: number; reading?: NodeJS.Timeout };

/** Requests on one connection that wait for the response before theirs. */
const mostWaiting = 16;

export function trackConnections(server: Server, readerTimeout: number): Connections {
  const open = new Set<Socket>();
  // A request may end after its connection.
  const states = new WeakMap<Socket, State>();
  const givenUp = new WeakSet<Socket>();
  server.on("connection", (socket: Socket) => {
    const state: State = { responses: [], waiting: [], sent: 0 };
    open.add(socket);
    states.set(socket, state);
    socket.once("close", () => {
      open.delete(socket);
      clearTimeout(state.reading);
    });
  });
  return {
    inTurn(socket, look) {
      const state = states.get(socket);
      if (!state || socket.destroyed) return;
      if (state.responses.length === 0 && !givenUp.has(socket)) look();
      // The parser goes on to the end of a packet, which may hold two thousand requests: only without the connection
      // is nothing kept of them. What the kernel still has for somebody who does not read goes with a reset.
      else if (state.waiting.push(look) > mostWaiting) socket.resetAndDestroy();
    },
    begin: (socket, res) => states.get(socket)?.responses.push(res),
    end(socket, res) {
      const state = states.get(socket);
      if (!state) return;
      state.responses.splice(state.responses.indexOf(res), 1);
      clearTimeout(state.reading);
      while (state.responses.length === 0 && !givenUp.has(socket) && !socket.destroyed) {
        const look = state.waiting.shift();
        if (!look) return;
        look();
      }
    },
    expectRead(socket) {
      const state = states.get(socket);
      if (!state) return;
      clearTimeout(state.reading);
      state.reading = setTimeout(() => socket.resetAndDestroy(), readerTimeout);
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

import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is known about connections beyond what node:http tells. */
export type Connections = {
  /**
   * Handles a request once the responses before it on the same connection are sent, so that no more than one waits for
   * a slow client. A client that pipelines many requests is disconnected: browsers and proxies send none.
   */
  oneByOne: (socket: Socket, handle: () => void) => void;
  begin: (socket: Socket, res: ServerResponse) => void;
  end: (socket: Socket, res: ServerResponse) => void;
  /** Closes the connection unless the client reads what was written within the timeout for slow clients. */
  expectRead: (socket: Socket) => void;
  /** How many bytes were sent since the last call. */
  sent: (socket: Socket) => number;
  /** Whether a response is being sent or prepared, apart from one to a request that is still being received. */
  isResponding: (socket: Socket) => boolean;
  /** The response being sent is the last one on this connection: requests after it are ignored. */
  ignoreRest: (socket: Socket) => void;
  /** Ends all connections that have no request running, those included that never sent one. */
  closeIdle: () => void;
  /** How many were accepted since the start. */
  accepted: () => number;
  /** How many are open, and how many requests are being answered on them. */
  counts: () => { open: number; answering: number };
};

type State = { responses: ServerResponse[]; waiting: (() => void)[]; sent: number; reading?: NodeJS.Timeout };

/** Requests on one connection that wait for the response before theirs. */
const maxWaiting = 16;

export function trackConnections(server: Server, readerTimeout: number): Connections {
  const open = new Set<Socket>();
  // A request may end after its connection.
  const states = new WeakMap<Socket, State>();
  const ignored = new WeakSet<Socket>();
  let accepted = 0;
  server.on("connection", (socket: Socket) => {
    accepted++;
    const state: State = { responses: [], waiting: [], sent: 0 };
    open.add(socket);
    states.set(socket, state);
    socket.once("close", () => {
      open.delete(socket);
      clearTimeout(state.reading);
    });
  });
  return {
    oneByOne(socket, handle) {
      const state = states.get(socket);
      if (!state || socket.destroyed) return;
      if (state.responses.length === 0 && !ignored.has(socket)) handle();
      // The parser goes on to the end of a packet, which may hold two thousand requests: only without the connection
      // is nothing kept of them. What the kernel still has for somebody who does not read goes with a reset.
      else if (state.waiting.push(handle) > maxWaiting) socket.resetAndDestroy();
    },
    begin: (socket, res) => states.get(socket)?.responses.push(res),
    end(socket, res) {
      const state = states.get(socket);
      if (!state) return;
      state.responses.splice(state.responses.indexOf(res), 1);
      clearTimeout(state.reading);
      while (state.responses.length === 0 && !ignored.has(socket) && !socket.destroyed) {
        const handle = state.waiting.shift();
        if (!handle) return;
        handle();
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
    isResponding: (socket) => !!states.get(socket)?.responses.some((res) => res.headersSent || res.req.complete),
    ignoreRest: (socket) => ignored.add(socket),
    closeIdle() {
      for (const socket of open) if (states.get(socket)?.responses.length === 0) socket.destroy();
    },
    accepted: () => accepted,
    counts() {
      let answering = 0;
      for (const socket of open) answering += states.get(socket)?.responses.length ?? 0;
      return { open: open.size, answering };
    },
  };
}

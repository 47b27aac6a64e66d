/** How long anything may take, in milliseconds. */
export type Timeouts = {
  /** For all headers of a request to arrive. */
  headers: number;
  /** For the whole request to arrive, body included. */
  request: number;
  /** How often connections are looked at for the two above. */
  check: number;
  /** Between two requests of a proxy. Longer than proxies keep their side, so that they are the ones who close. */
  keepAlive: number;
  /** Between two requests where there is none: whoever reads nothing of what the kernel took only seems to rest. */
  rest: number;
  /** For a reader to take the next chunk of a response. */
  reader: number;
  /** For a page that is rendered for the request. */
  render: number;
  /** Between saying "not ready" and refusing connections, so that a balancer can look away. */
  announce: number;
  /** Without a new connection, before connections are refused. */
  quiet: number;
  /** For such a moment to come, at most. */
  hold: number;
  /** For a request to arrive on a connection that was open when connections began to be refused. */
  settle: number;
  /** From the signal to the end, at most. */
  shutdown: number;
};

/** Measured with 1,000 to 9,000 slow clients; Node's own defaults never close dripped bodies and slow readers. */
export const productionTimeouts: Timeouts = {
  headers: 10_000,
  request: 20_000,
  check: 2_000,
  keepAlive: 65_000,
  rest: 15_000,
  reader: 10_000,
  render: 30_000,
  announce: 1_000,
  quiet: 100,
  hold: 1_000,
  settle: 500,
  shutdown: 9_000,
};

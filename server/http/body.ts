import type { IncomingMessage } from "node:http";

export type BodyResult = { body: Buffer } | { refused: 413 | 415; close: boolean };

/** How much of a refused body is still read, so that a browser that is sending sees the answer and no broken line. */
const patience = 16;

/** Reads a whole body of at most `limit` bytes into memory. Rejects when the client goes away. */
export function readBody(req: IncomingMessage, limit: number): Promise<BodyResult> {
  const coding = req.headers["content-encoding"];
  // Nothing here unpacks bodies: a small one could grow without end.
  if (coding !== undefined && coding !== "identity") return Promise.resolve({ refused: 415, close: true });
  if (Number(req.headers["content-length"] ?? 0) > limit * patience) {
    return Promise.resolve({ refused: 413, close: true });
  }
  return req.readableEnded ? Promise.resolve({ body: Buffer.alloc(0) }) : collect(req, limit);
}

function collect(req: IncomingMessage, limit: number): Promise<BodyResult> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    req.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks = [];
      if (length > limit * patience) {
        req.pause();
        resolve({ refused: 413, close: true });
      }
    });
    req.once("end", () => resolve(length <= limit ? { body: Buffer.concat(chunks) } : { refused: 413, close: false }));
    req.once("error", reject);
    req.once("close", () => {
      if (!req.complete) reject(new Error("the request ended early"));
    });
  });
}

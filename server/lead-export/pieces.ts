import { setImmediate as pause } from "node:timers/promises";

/** In characters. */
const pieceLength = 64 * 1024;

/** Many short texts as pieces of one size. Between two of them others get their turn, also where reading never waits. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let gathered = "";
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < pieceLength) continue;
    yield Buffer.from(gathered);
    gathered = "";
    await pause();
  }
  yield Buffer.from(gathered);
}

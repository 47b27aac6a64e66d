import pino, { type DestinationStream } from "pino";

/** How long lines are gathered: a write for each would cost more than a page does. */
const gathering = { milliseconds: 20, bytes: 64 * 1024 };
const bytesOfCharacter = 3;

/** Standard output for lines of log. They are gathered outside of the heap, where nobody has to tidy up after them. */
export function standardOutput(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: false });
  const gathered = Buffer.allocUnsafe(gathering.bytes);
  let length = 0;
  const flush = () => {
    if (length > 0) out.write(gathered.toString("utf8", 0, length));
    length = 0;
  };
  process.on("exit", () => {
    flush();
    out.flushSync();
  });
  return {
    write(line) {
      if (length === 0) setTimeout(flush, gathering.milliseconds);
      const most = line.length * bytesOfCharacter;
      if (length + most > gathering.bytes) flush();
      if (most > gathering.bytes) out.write(line);
      else length += gathered.write(line, length);
    },
  };
}

import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that node:http can do: one answer for whatever is asked, read from a file as it once went over the wire. */
const [file = "", port = "0"] = process.argv.slice(2);
const answer = readFileSync(file);
const end = answer.indexOf("\r\n\r\n");
const body = answer.subarray(end + 4);
/** Node's own, which it adds by itself. */
const own = /^(date|connection|keep-alive):/i;
const headers = answer
  .toString("latin1", 0, end)
  .split("\r\n")
  .slice(1)
  .filter((line) => !own.test(line))
  .flatMap((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);

createServer((_, res) => {
  res.writeHead(200, headers);
  res.end(body);
}).listen(Number(port), "127.0.0.1");

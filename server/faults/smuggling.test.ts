import { describe, expect, test } from "vitest";
import { expectOurRawHeaders } from "../../testing/server/header-rules.ts";
import { rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";

const hidden = "GET /hakkimizda HTTP/1.1\r\nHost: x\r\n\r\n";
const post =
  "POST /iletisim HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const chunked = "Transfer-Encoding: chunked\r\n";

const shapes: Record<string, string> = {
  "a length and chunks": `${post}Content-Length: 6\r\n${chunked}\r\n0\r\n\r\n${hidden}`,
  "chunks and a length": `${post}${chunked}Content-Length: 6\r\n\r\n0\r\n\r\n${hidden}`,
  "two lengths": `${post}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  "two lengths in one": `${post}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  "a signed length": `${post}Content-Length: +5\r\n\r\n${hidden}`,
  "a negative length": `${post}Content-Length: -1\r\n\r\n${hidden}`,
  "a length in hex": `${post}Content-Length: 0x5\r\n\r\n${hidden}`,
  "an unknown coding": `${post}Transfer-Encoding: xchunked\r\n\r\n${hidden}`,
  "a coding after chunked": `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  "a space before the colon": `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  "a folded header": `${post}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`,
  "a bare line feed": `POST /iletisim HTTP/1.1\nHost: x\nContent-Length: 5\n\n${hidden}`,
  "a bare carriage return": `GET / HTTP/1.1\r\nHost: x\rX: y\r\n\r\n${hidden}`,
  "a broken chunk size": `${post}${chunked}\r\nzz\r\n\r\n${hidden}`,
  "a chunk that is longer than it says": `${post}${chunked}\r\n1\r\nabc\r\n0\r\n\r\n${hidden}`,
  "two hosts": `GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n${hidden}`,
  "no host": `GET / HTTP/1.1\r\n\r\n${hidden}`,
  "a host that is none": `GET / HTTP/1.1\r\nHost: x/@evil.example\r\n\r\n${hidden}`,
  "an absolute target": `GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`,
  "an asterisk": `GET * HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`,
  "a body where none belongs": `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  "chunks where none belong": `GET / HTTP/1.1\r\nHost: x\r\n${chunked}\r\n0\r\n\r\n${hidden}`,
  "a zero byte in a header": `GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n${hidden}`,
  "an old protocol": `GET /\r\n\r\n${hidden}`,
  "a protocol of tomorrow": `GET / HTTP/9.9\r\nHost: x\r\n\r\n${hidden}`,
  "a method nobody knows": `BREW / HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`,
};

describe("a request in a shape that proxies read in another way", () => {
  test.each(Object.keys(shapes))("%s: 400, and no second request", async (name) => {
    const { port, lines } = await startSite();
    const received = await rawExchange(port, shapes[name] as string);
    expect(statuses(received)).toEqual([400]);
    expect(received).toContain("Connection: close");
    expectOurRawHeaders(received);
    expect(lines.join("")).not.toContain("/hakkimizda");
  });
});

describe("a method that the site does not have", () => {
  test.each(["TRACE", "OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND", "QUERY"])("%s: 405", async (method) => {
    const { port } = await startSite();
    const received = await rawExchange(port, `${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: a\r\n\r\n${hidden}`);
    expect(statuses(received)).toEqual([405]);
    expect(received).toContain("Allow: GET, HEAD, POST\r\n");
    expect(received).not.toContain("X-Secret");
    expectOurRawHeaders(received);
  });

  test("CONNECT: 405", async () => {
    const { port } = await startSite();
    const received = await rawExchange(port, `CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`);
    expect(statuses(received)).toEqual([405]);
    expect(received).toContain("Allow: GET, HEAD, POST\r\n");
    expectOurRawHeaders(received);
  });
});

describe("an expectation", () => {
  test("of a huge body is refused before it is sent", async () => {
    const { port } = await startSite();
    const received = await rawExchange(port, `${post}Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n`);
    expect(statuses(received)).toEqual([413]);
    expectOurRawHeaders(received);
  });

  test("of a small body is met", async () => {
    const { port } = await startSite();
    const head = `${post}Expect: 100-continue\r\nContent-Length: 3\r\nConnection: close\r\n\r\n`;
    expect(statuses(await rawExchange(port, `${head}a=b`))).toEqual([100, 200]);
  });

  test("of anything else fails", async () => {
    const { port } = await startSite();
    const received = await rawExchange(port, `${post}Expect: tea\r\nContent-Length: 3\r\n\r\na=b`);
    expect(statuses(received)).toEqual([417]);
    expectOurRawHeaders(received);
  });
});

test("a broken request behind a slow one does not get into its answer", async () => {
  const handler = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return new Response("yavas");
  };
  const { port } = await startSite({ handler });
  const slow = "GET /yonetilen-hizmetler/teklif-al HTTP/1.1\r\nHost: x\r\n\r\n";
  expect(statuses(await rawExchange(port, `${slow}BREW\r\n\r\n`))).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { expectOurRawHeaders } from "../../testing/server/header-rules.ts";
import { rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";

test.each([
  ["a path of 9 kB", `/${"a".repeat(9000)}`, 414],
  ["a query of 9 kB", `/?${"a".repeat(9000)}`, 414],
  ["an address of 20 kB", `/${"a".repeat(20_000)}`, 431],
  ["an address of 1 MB", `/${"a".repeat(1_000_000)}`, 431],
  ["thousands of slashes", `/${"/".repeat(8000)}`, 308],
  ["thousands of steps upward", `/${"../".repeat(2600)}`, 404],
  ["a lone percent sign", "/%", 400],
  ["a percent bomb", `/${"%25".repeat(2700)}`, 404],
  ["broken escapes", `/${"%".repeat(8000)}`, 400],
  ["bytes that are no text", `/${"%ff".repeat(2000)}`, 400],
  ["a zero byte", "/%00", 400],
  ["line ends", "/%0d%0aSet-Cookie:%20a=b", 400],
  ["a thousand parameters", `/hakkimizda/medya?${"year=1&".repeat(1000)}`, 200],
  ["broken escapes in a query", `/hakkimizda/medya?year=%&${"%zz".repeat(100)}`, 200],
])("%s", async (_, target, status) => {
  const { port } = await startSite();
  const received = await rawExchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  // Who is still sending when the line is cut may miss the answer.
  expect([status === 431 ? (statuses(received)[0] ?? 431) : statuses(received)[0]]).toEqual([status]);
  if (received) expectOurRawHeaders(received);
});

test("100 headers of 1 kB are too many", async () => {
  const { port } = await startSite();
  const headers = `X-Long: ${"a".repeat(1000)}\r\n`.repeat(100);
  const received = await rawExchange(port, `GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  expect(statuses(received)[0] ?? 431).toBe(431);
});

test("no address whatsoever makes the server fail", async () => {
  const { port } = await startSite();
  const piece = fc.constantFrom(
    ..."/ // . .. % %2f %00 %C5%9F ? & = # \\ : @ tr en TR hakkimizda .data _language assets".split(" "),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const request = `GET /${pieces.join("")} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      const [status = 0] = statuses(await rawExchange(port, request));
      expect([200, 302, 308, 400, 404]).toContain(status);
    }),
    { numRuns: 150 },
  );
});
